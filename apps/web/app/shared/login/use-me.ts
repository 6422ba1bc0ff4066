import { useQuery } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import type { Profile } from '@trassa/contracts/entities/user'
import { useApi } from '../api/api-context.ts'

export interface Me {
  /** `null` while nobody is known to be logged in. */
  profile: Profile | null
  /** Whether the answer is still awaited: the server never knows who looks (design, "How things flow"). */
  pending: boolean
}

/** Who is logged in, as far as the browser knows. */
export function useMe(): Me {
  const { data, isPending } = useQuery({ ...meQuery(useApi()), staleTime: 5 * 60_000 })
  return { profile: data ?? null, pending: isPending }
}
