import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { emailQuery } from '@trassa/api-client/account-queries'
import type { CallAnswer } from '@trassa/contracts/call'
import {
  cancelEmail,
  type readEmail,
  removeEmail,
  setEmail,
} from '@trassa/contracts/calls/account-email'
import { useApi } from '../../../shared/api/api-context.ts'

export type EmailState = CallAnswer<typeof readEmail>

/** The address of the account and its changes; each answer replaces what is shown. */
export function useEmail() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = emailQuery(api)
  const keep = (state: EmailState) => queryClient.setQueryData(queryKey, state)
  // The link is mostly opened in another tab: this one learns of it when it is returned to.
  const query = useQuery({ ...emailQuery(api), refetchOnWindowFocus: 'always' })
  const send = useMutation({
    mutationFn: (email: string) => api.ask(setEmail, { body: { email } }),
    onSuccess: keep,
  })
  const remove = useMutation({ mutationFn: () => api.ask(removeEmail), onSuccess: keep })
  const cancel = useMutation({ mutationFn: () => api.ask(cancelEmail), onSuccess: keep })
  return { query, send, remove, cancel }
}

export type EmailChanges = Omit<ReturnType<typeof useEmail>, 'query'>
