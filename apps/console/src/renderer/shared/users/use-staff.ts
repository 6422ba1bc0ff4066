import { useQuery } from '@tanstack/react-query'
import { listStaff } from '@trassa/contracts/calls/moderator/table'
import { ROLE_NAMES } from '@trassa/contracts/enumerations/users'
import { useApi } from '../../lib/api-context.ts'

const HOUR_MS = 60 * 60 * 1000

/** The staff as options by name; asked for where it is needed, empty until then. */
export function useStaff(isNeeded: boolean) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['staff'],
    queryFn: () => api.ask(listStaff),
    staleTime: HOUR_MS,
    enabled: isNeeded,
  })
  return (data?.items ?? []).map(({ id, username, role }) => ({
    value: id,
    label: username,
    hint: ROLE_NAMES[role],
  }))
}
