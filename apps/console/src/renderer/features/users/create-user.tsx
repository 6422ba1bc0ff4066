import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createUser } from '@trassa/contracts/calls/moderator-users'
import { USER_TYPES, type UserType } from '@trassa/contracts/enumerations/users'
import { formatPhone } from '@trassa/contracts/phone'
import { usernameSchema } from '@trassa/contracts/values'
import { Button } from '@trassa/ui/actions/button'
import { SegmentedControl } from '@trassa/ui/choices/segmented-control'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { userQuery } from '../../shared/users/user-query.ts'

const TYPES = USER_TYPES.map(({ id, name }) => ({ value: id, label: name }))

/** Nobody has this phone: a moderator creates its user (spec §6). */
export function CreateUser({ phone }: { phone: string }) {
  const [api, client] = [useApi(), useQueryClient()]
  const [username, setUsername] = useState('')
  const [type, setType] = useState<UserType>(0)
  const [tried, setTried] = useState(false)
  // One wish, however often it is tried.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const creating = useMutation({
    mutationFn: () => api.ask(createUser, { body: { phone, username, type } }, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery(api, phone).queryKey }),
  })
  const mistake = usernameSchema.safeParse(username).error?.issues[0]?.message

  return (
    <form
      aria-label="Новый пользователь"
      className="grid w-90 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!mistake) creating.mutate()
      }}
    >
      <div>
        <h1 className="font-bold text-heading">Новый пользователь</h1>
        <p className="text-text-muted">
          Номера {formatPhone(phone)} ещё нет. Создайте пользователя:
        </p>
      </div>
      <SegmentedControl label="Кто это" options={TYPES} value={type} onValueChange={setType} />
      <TextField
        label={type === 0 ? 'Имя' : 'Название компании'}
        value={username}
        maxLength={40}
        error={tried ? mistake : undefined}
        onChange={(event) => setUsername(event.target.value)}
      />
      {creating.error && (
        <p role="alert" className="text-stop-text">
          {failureText(creating.error)}
        </p>
      )}
      <Button type="submit" className="w-fit" loading={creating.isPending}>
        Создать
      </Button>
    </form>
  )
}
