import { useMutation, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { logout } from '@trassa/contracts/calls/auth'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'

/** The first keys of queries that do not belong to a user; `me` is set to "logged out". */
const PUBLIC_QUERIES = ['settings', 'me', 'cities', 'dictionary']

/** Ends the session; the next user starts at the first page and sees no data of this one. */
export function useLogout() {
  const [api, client, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.ask(logout),
    onSuccess: () => {
      void navigate('/')
      client.setQueryData(meQuery(api).queryKey, null)
      client.removeQueries({
        predicate: ({ queryKey }) => !PUBLIC_QUERIES.includes(String(queryKey[0])),
      })
    },
  })
  return { logout: () => mutate(), isPending, error }
}
