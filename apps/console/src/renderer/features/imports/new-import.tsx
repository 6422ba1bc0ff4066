import { useMutation } from '@tanstack/react-query'
import { readUser } from '@trassa/contracts/calls/moderator/users'
import type { UserCard } from '@trassa/contracts/entities/moderator/moderation'
import { normalizePhone } from '@trassa/contracts/phone'
import { mobilePhoneSchema } from '@trassa/contracts/values'
import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { codeOf } from '../../../shared/failures.ts'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { StockFileChoice } from './stock-file-choice.tsx'

type Owner = UserCard['user']

/** The owner by phone, then the file. */
export function NewImport() {
  const api = useApi()
  const [typed, setTyped] = useState('')
  const [mistake, setMistake] = useState<string>()
  const finding = useMutation({
    mutationFn: (phone: string) => api.ask(readUser, { query: { phone } }),
  })
  const owner = finding.data?.user
  function find() {
    const parsed = mobilePhoneSchema.safeParse(normalizePhone(typed))
    setMistake(parsed.success ? undefined : 'Введите номер полностью: +7 и десять цифр')
    if (parsed.success) finding.mutate(parsed.data)
  }
  if (owner) {
    return (
      <section aria-label="Новый импорт" className="grid gap-3">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span>
            {'Владелец: '}
            <b className="font-medium">{nameOf(owner)}</b>
          </span>
          <button
            type="button"
            className="text-sign-text hover:underline"
            onClick={() => finding.reset()}
          >
            Выбрать другого
          </button>
        </p>
        <StockFileChoice ownerId={owner.id} />
      </section>
    )
  }
  return (
    <form
      aria-label="Новый импорт"
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
    >
      <TextField
        label="Телефон владельца"
        labelHidden
        className="w-80"
        placeholder="Телефон владельца: 8 916 123-45-67"
        hint="Подойдёт любая запись номера"
        inputMode="tel"
        autoFocus
        value={typed}
        error={mistake ?? (finding.error ? failureText(finding.error) : undefined)}
        onChange={(event) => {
          setTyped(event.target.value)
          setMistake(undefined)
          finding.reset()
        }}
      />
      <Button type="submit" loading={finding.isPending}>
        Найти владельца
      </Button>
      {finding.error && codeOf(finding.error) === 'user.not_found' && (
        <Link
          to={`/users?phone=${encodeURIComponent(normalizePhone(typed) ?? typed)}`}
          className="self-center text-sign-text hover:underline"
        >
          Создать пользователя
        </Link>
      )}
    </form>
  )
}

const nameOf = ({ username, companyName }: Owner): string => companyName ?? username
