import { normalizePhone } from '@trassa/contracts/phone'
import { mobilePhoneSchema } from '@trassa/contracts/values'
import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'

interface PhoneSearchProps {
  phone: string
  /** Not where a user is shown already: the keys of what is open beside them are wanted then. */
  autoFocus: boolean
  onFind: (phone: string) => void
}

/** A phone in any spelling: pasted from a letter, a chat or a form. */
export function PhoneSearch({ phone, autoFocus, onFind }: PhoneSearchProps) {
  const [typed, setTyped] = useState(phone)
  const [mistake, setMistake] = useState<string>()
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const parsed = mobilePhoneSchema.safeParse(normalizePhone(typed))
        setMistake(parsed.success ? undefined : 'Введите номер полностью: +7 и десять цифр')
        if (parsed.success) onFind(parsed.data)
      }}
    >
      <TextField
        label="Телефон пользователя"
        labelHidden
        className="w-80"
        placeholder="Телефон: 8 916 123-45-67"
        hint="Подойдёт любая запись номера"
        inputMode="tel"
        autoFocus={autoFocus}
        value={typed}
        error={mistake}
        onChange={(event) => {
          setTyped(event.target.value)
          setMistake(undefined)
        }}
      />
      <Button type="submit">Найти</Button>
    </form>
  )
}
