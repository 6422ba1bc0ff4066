import { useMutation, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { logout } from '@trassa/contracts/calls/auth'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../addresses/paths.ts'
import { useApi } from '../api/api-context.ts'
import { forgetReturn } from './return-store.ts'

/** Logout (spec §4): closes the session, removes the user's data from the cache, goes to the main page. */
export function useLogout() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.ask(logout),
    onSuccess: async () => {
      forgetReturn()
      await navigate(PATHS.home)
      const { queryKey } = meQuery(api)
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
      queryClient.setQueryData(queryKey, null)
    },
  })
}
