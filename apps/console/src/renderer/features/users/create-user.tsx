import { USER_TYPES } from '@trassa/contracts/enumerations/users'
import { NAME_WORDS, nameMistake } from '@trassa/contracts/name-words'
import { formatPhone } from '@trassa/contracts/phone'
import { Button } from '@trassa/ui/actions/button'
import { SegmentedControl } from '@trassa/ui/choices/segmented-control'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import { useCreateUser } from './use-create-user.ts'

const TYPES = USER_TYPES.map(({ id, name }) => ({ value: id, label: name }))

const POSTPONED = 'Ждёт связи: введённое сохранено и уйдёт само, когда сервер ответит.'

/** The form for a phone without a user: a moderator creates one (spec §6). */
export function CreateUser({ phone }: { phone: string }) {
  const { username, type, change, create, isSending, isWaiting, failure } = useCreateUser(phone)
  const [tried, setTried] = useState(false)
  const mistake = nameMistake(username, type)

  return (
    <form
      aria-label="Новый пользователь"
      className="grid w-90 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!mistake) create()
      }}
    >
      <div>
        <h1 className="font-bold text-heading">Новый пользователь</h1>
        <p className="text-text-muted">
          Номера {formatPhone(phone)} ещё нет. Создайте пользователя:
        </p>
      </div>
      <SegmentedControl
        label="Кто это"
        options={TYPES.map((option) => ({ ...option, disabled: isWaiting }))}
        value={type}
        onValueChange={(value) => change({ type: value })}
      />
      <TextField
        label={NAME_WORDS[type].label}
        placeholder={NAME_WORDS[type].example}
        value={username}
        maxLength={40}
        autoFocus
        error={tried ? mistake : undefined}
        disabled={isWaiting}
        onChange={(event) => change({ username: event.target.value })}
      />
      {isWaiting && (
        <p role="status" className="text-marking-text">
          {POSTPONED}
        </p>
      )}
      {failure && (
        <p role="alert" className="text-stop-text">
          {failureText(failure)}
        </p>
      )}
      <Button type="submit" className="w-fit" loading={isSending}>
        Создать
      </Button>
    </form>
  )
}
