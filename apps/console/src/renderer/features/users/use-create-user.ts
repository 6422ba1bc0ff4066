import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createUser } from '@trassa/contracts/calls/moderator/users'
import { useState } from 'react'
import { isPostponed } from '../../../shared/failures.ts'
import { retryDelay } from '../../../shared/retry-delay.ts'
import { useApi } from '../../lib/api-context.ts'
import { userQuery } from '../../shared/users/user-query.ts'
import { type NewUserDraft, newUserDrafts } from './new-user-drafts.ts'

/**
 * The draft of a new user and its creation. A postponed request is repeated under its key until the
 * gateway answers; the draft and the key are stored, so that closing the window loses nothing (domain §9).
 */
export function useCreateUser(phone: string) {
  const [api, client] = [useApi(), useQueryClient()]
  const [draft, setDraft] = useState(() => newUserDrafts.read(phone))

  function store(next: NewUserDraft) {
    newUserDrafts.write(phone, next)
    setDraft(next)
  }
  const creating = useMutation({
    mutationFn: ({ username, type, idempotencyKey }: NewUserDraft) =>
      api.ask(
        createUser,
        { body: { phone, username, type } },
        idempotencyKey === null ? {} : { idempotencyKey },
      ),
    retry: (_, error) => isPostponed(error),
    retryDelay: (failures, error) => retryDelay(failures + 1, error),
    onSuccess: () => {
      newUserDrafts.clear(phone)
      return client.invalidateQueries({ queryKey: userQuery(api, { phone }).queryKey })
    },
    onError: (_, sent) => store({ ...sent, idempotencyKey: null }),
  })

  return {
    username: draft.username,
    type: draft.type,
    /** Other content is another request: it gets a key of its own. */
    change: (changes: Partial<Pick<NewUserDraft, 'username' | 'type'>>) =>
      store({ ...draft, ...changes, idempotencyKey: null }),
    create() {
      if (creating.isPending) return
      const sent = { ...draft, idempotencyKey: draft.idempotencyKey ?? crypto.randomUUID() }
      store(sent)
      creating.mutate(sent)
    },
    isSending: creating.isPending,
    /** Attempts were postponed, the next one follows by itself. */
    isWaiting: creating.isPending && creating.failureCount > 0,
    failure: creating.error,
  }
}
