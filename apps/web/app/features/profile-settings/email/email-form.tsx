import { AppError } from '@trassa/contracts/app-error'
import { emailAddressSchema } from '@trassa/contracts/values'
import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { type FormEvent, useState } from 'react'
import type { EmailChanges } from './use-email.ts'

interface EmailFormProps {
  send: EmailChanges['send']
  onSent: () => void
  onCancel: (() => void) | undefined
}

/** Asks for an address; the letter with the link goes out at once. */
export function EmailForm({ send, onSent, onCancel }: EmailFormProps) {
  const [typed, setTyped] = useState('')
  const [mistake, setMistake] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    const checked = emailAddressSchema.safeParse(typed)
    if (!checked.success) return setMistake(checked.error.issues[0]?.message)
    send.mutate(checked.data, {
      onSuccess: onSent,
      onError: (error) => setMistake(textOf(error)),
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Адрес электронной почты"
        hint="Пришлём письмо со ссылкой: после неё на этот адрес будут приходить уведомления"
        error={mistake}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        placeholder="ivan@example.ru"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setMistake(undefined)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" loading={send.isPending}>
          Получить письмо
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Отмена
          </Button>
        )}
      </div>
    </form>
  )
}

/** The sentence about the field where the server has one. */
const textOf = (error: Error): string =>
  (error instanceof AppError && error.issues?.[0]?.msg) || error.message
