import { useQuery, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PATHS } from '../addresses/paths.ts'
import { useApi } from '../api/api-context.ts'
import { askLogin } from './ask-login.ts'
import { ME_FRESH_MS, useMe } from './use-me.ts'

interface RequireLoginProps {
  /** Shown until the profile is loaded. */
  skeleton: ReactNode
  children: ReactNode
}

/** Content for logged-in users, anew for each; without a session redirects to the main page (spec §4, §8). */
export function RequireLogin({ skeleton, children }: RequireLoginProps) {
  const { profile, pending } = useMe()
  const [hadProfile, setHadProfile] = useState(false)
  if (profile && !hadProfile) setHadProfile(true)
  useFreshMe()
  useCacheOfUser(profile?.id)
  if (pending) return skeleton
  if (!profile) return <ToMainPage asks={!hadProfile} />
  return <Fragment key={profile.id}>{children}</Fragment>
}

/** Asks for the profile again where the tab is returned to: another tab may have changed the session. */
function useFreshMe(): void {
  const query = { ...meQuery(useApi()), staleTime: ME_FRESH_MS }
  useQuery({ ...query, refetchOnWindowFocus: 'always' })
}

/** Another user has logged in elsewhere in this browser: what the cache holds is the former one's. */
function useCacheOfUser(id: string | undefined): void {
  const queryClient = useQueryClient()
  const former = useRef(id)
  useEffect(() => {
    if (former.current && id && former.current !== id) {
      void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
    }
    former.current = id ?? former.current
  }, [id, queryClient])
}

/** Asks to log in, but for a session that has ended here: it has been asked for already, or logged out of. */
function ToMainPage({ asks }: { asks: boolean }) {
  const [wanted] = useState(useLocation())
  useEffect(() => {
    if (asks) askLogin(wanted)
  }, [asks, wanted])
  return <Navigate to={PATHS.home} replace />
}
