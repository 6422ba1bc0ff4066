import { useMutation } from '@tanstack/react-query'
import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { serverAddressSchema } from '../../../shared/server-address.ts'
import { useSettings } from './settings-context.ts'

interface ServerFormProps {
  proposed: string
  submit: string
  hint: string
  autoFocus?: boolean
  onChanged?: () => void
}

/** The server's address: https anywhere, http on this computer only. */
export function ServerForm({ proposed, submit, hint, autoFocus, onChanged }: ServerFormProps) {
  const { save } = useSettings()
  const [typed, setTyped] = useState(proposed)
  const [mistake, setMistake] = useState<string>()
  const saving = useMutation({
    mutationFn: (server: string) => save({ server }),
    onSuccess: onChanged,
  })

  function submitTyped() {
    const parsed = serverAddressSchema.safeParse(typed)
    setMistake(parsed.error?.issues[0]?.message)
    if (parsed.success) saving.mutate(parsed.data)
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submitTyped()
      }}
    >
      <TextField
        label="Адрес сервера"
        hint={hint}
        inputMode="url"
        autoFocus={autoFocus}
        value={typed}
        error={mistake ?? saving.error?.message}
        onChange={(event) => {
          setTyped(event.target.value)
          setMistake(undefined)
          saving.reset()
        }}
      />
      <Button type="submit" className="w-fit" loading={saving.isPending}>
        {submit}
      </Button>
    </form>
  )
}
