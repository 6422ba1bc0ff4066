import { daySchema, FIRST_DAY, LAST_DAY } from '@trassa/contracts/calendar-day'
import { TextField } from '@trassa/ui/fields/text-field'
import { useRef, useState } from 'react'

interface DayFieldProps {
  label: string
  value: string | null
  /** A mistake of the day together with others. */
  error?: string | undefined
  onChange: (day: string | null) => void
}

/**
 * A day that counts when it is typed whole, so at Enter and when the field is left: each digit of a year makes another
 * date. One that is picked from the calendar counts at once.
 */
export function DayField({ label, value, error: outer, onChange }: DayFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [mistake, setMistake] = useState<string>()
  const isTyping = useRef(false)

  function commit({ value: text, validity }: HTMLInputElement) {
    isTyping.current = false
    const { success, error } = daySchema.safeParse(text)
    const isEmpty = text === '' && !validity.badInput
    if (!success && !isEmpty) return setMistake(error.issues[0]?.message)
    setMistake(undefined)
    setDraft(null)
    const day = text || null
    if (day !== value) onChange(day)
  }
  return (
    <TextField
      label={label}
      labelHidden
      type="date"
      min={FIRST_DAY}
      max={LAST_DAY}
      value={draft ?? value ?? ''}
      error={mistake ?? outer}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value)
        if (!isTyping.current) commit(currentTarget)
      }}
      onBlur={({ currentTarget }) => commit(currentTarget)}
      onKeyDown={({ code, currentTarget }) => {
        if (code === 'Enter' || code === 'NumpadEnter') commit(currentTarget)
        else isTyping.current = true
      }}
    />
  )
}
