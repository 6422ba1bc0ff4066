import { useQuery, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { logout } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { SecondFactorStep } from '@trassa/machines/second-factor/second-factor.types'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { MeContext } from '../../shared/users/me-context.ts'
import { LoginScreen } from './login-screen.tsx'
import { NoAccessScreen } from './no-access-screen.tsx'
import { SecondFactorScreen } from './second-factor/second-factor-screen.tsx'
import { sessionEndText } from './session-end-text.ts'

/** How often the first profile is asked for while the server does not answer. */
const RETRY_EVERY_MS = 5000

interface LoginGateProps {
  server: string
  onChangeServer: () => void
  /** For staff only. */
  children: ReactNode
}

/** What a session of staff still needs; `null` where nothing, or for a user without a role. */
function missingStep({ staff }: Profile): SecondFactorStep | null {
  const state = staff?.secondFactor
  return state === 'enrolment' || state === 'verification' ? state : null
}

/** Shows its children to staff; the login, the second factor or the reason of the refusal otherwise. */
export function LoginGate({ server, onChangeServer, children }: LoginGateProps) {
  const api = useApi()
  const client = useQueryClient()
  const bridge = useBridge()
  const [refused, setRefused] = useState<Profile | null>(null)
  const [endText, setEndText] = useState<string | null>(null)
  const me = useQuery({
    ...meQuery(api),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => state.data === undefined && RETRY_EVERY_MS,
  })

  // Also a login in another window ends what this one explains.
  if (me.data && endText !== null) setEndText(null)

  const setMe = useCallback(
    (profile: Profile | null) => client.setQueryData(meQuery(api).queryKey, profile),
    [client, api],
  )
  useEffect(
    () =>
      bridge.on('session.lost', () => {
        const last = client.getQueryData(meQuery(api).queryKey)
        setMe(null)
        // At the start there is no page to return to, and nothing to explain.
        if (last) setEndText(sessionEndText(last, new Date()))
      }),
    [bridge, client, api, setMe],
  )

  const receive = useCallback(
    (profile: Profile) => {
      setEndText(null)
      if (hasRole(profile.role, 'support') || missingStep(profile)) {
        setMe(profile)
        return
      }
      setRefused(profile)
      // A failure does no harm: the gateway refuses staff calls of such a session.
      api.ask(logout).catch(() => undefined)
    },
    [api, setMe],
  )

  const leave = useCallback(() => {
    setMe(null)
    // A failure does no harm: the session has no powers, and the next login replaces it.
    api.ask(logout).catch(() => undefined)
  }, [api, setMe])
  const reload = useCallback(() => void client.invalidateQueries(meQuery(api)), [client, api])

  if (refused) return <NoAccessScreen profile={refused} onBack={() => setRefused(null)} />
  if (me.isPending) return null
  // A profile that could not be read again takes nothing from the screen.
  if (me.data === undefined) {
    return (
      <main className="flex h-full flex-col items-center justify-center">
        <FailureState
          title="Сервер не отвечает"
          reason={failureText(me.error)}
          retrying={me.isFetching}
          onRetry={() => void me.refetch()}
        />
        <button type="button" className="text-sign-text hover:underline" onClick={onChangeServer}>
          Изменить адрес сервера
        </button>
      </main>
    )
  }
  const step = me.data && missingStep(me.data)
  if (step) return <SecondFactorScreen key={step} step={step} onPassed={reload} onLeave={leave} />
  if (!me.data || !hasRole(me.data.role, 'support')) {
    return (
      <LoginScreen
        server={server}
        notice={endText}
        onLoggedIn={receive}
        onChangeServer={onChangeServer}
      />
    )
  }
  return <MeContext value={me.data}>{children}</MeContext>
}
