import { useQuery } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import type { Profile } from '@trassa/contracts/entities/user'
import { useApi } from '../api/api-context.ts'

/** How long the profile is not asked for again. */
export const ME_FRESH_MS = 5 * 60_000

export interface Me {
  /** `null` without a session and before the answer. */
  profile: Profile | null
  /** Whether the answer is pending; always true on the server, which renders without the visitor's identity. */
  pending: boolean
}

const UNKNOWN: Me = { profile: null, pending: true }

/**
 * The profile of the session's user; on the server, whose cache never has it, without a look. A visitor's tab that is
 * returned to asks again whatever its answer's age: another tab may have logged in, and without a session this costs no request.
 */
export const useMe = typeof document === 'undefined' ? (): Me => UNKNOWN : useOwnProfile

function useOwnProfile(): Me {
  const { data, isPending } = useQuery({
    ...meQuery(useApi()),
    staleTime: ME_FRESH_MS,
    refetchOnWindowFocus: ({ state }) => (state.data ? true : 'always'),
  })
  return { profile: data ?? null, pending: isPending }
}
