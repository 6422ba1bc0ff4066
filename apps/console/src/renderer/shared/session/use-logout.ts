import { useMutation, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { logout } from '@trassa/contracts/calls/auth'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { removePrivateQueries } from './private-queries.ts'

/** The settings with the focus at their logout. */
export const LEAVE_PATH = '/settings?leave=1'

/**
 * Ends the session; the next user starts at the first page and sees no data of this one.
 *
 * @param onError for places that do not show `error`
 */
export function useLogout(onError?: (error: Error) => void) {
  const [api, client, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.ask(logout),
    ...(onError && { onError }),
    onSuccess: () => {
      void navigate('/')
      client.setQueryData(meQuery(api).queryKey, null)
      removePrivateQueries(client)
    },
  })
  return { logout: () => mutate(), isPending, error }
}
