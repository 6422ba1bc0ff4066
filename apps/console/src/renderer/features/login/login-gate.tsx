import { useQuery, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { logout } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import { hasRole } from '@trassa/contracts/enumerations/users'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { MeContext } from '../../shared/users/me-context.ts'
import { LoginScreen } from './login-screen.tsx'
import { NoAccessScreen } from './no-access-screen.tsx'

interface LoginGateProps {
  server: string
  onChangeServer: () => void
  /** For staff only. */
  children: ReactNode
}

/** Shows its children to staff; the login or the reason of the refusal otherwise. */
export function LoginGate({ server, onChangeServer, children }: LoginGateProps) {
  const api = useApi()
  const client = useQueryClient()
  const bridge = useBridge()
  const [refused, setRefused] = useState<Profile | null>(null)
  const me = useQuery({ ...meQuery(api), staleTime: Number.POSITIVE_INFINITY })

  const setMe = useCallback(
    (profile: Profile | null) => client.setQueryData(meQuery(api).queryKey, profile),
    [client, api],
  )
  useEffect(() => bridge.on('session.lost', () => setMe(null)), [bridge, setMe])

  const receive = useCallback(
    (profile: Profile) => {
      if (hasRole(profile.role, 'support')) {
        setMe(profile)
        return
      }
      setRefused(profile)
      // A failure does no harm: the gateway refuses staff calls of such a session.
      api.ask(logout).catch(() => undefined)
    },
    [api, setMe],
  )

  if (refused) return <NoAccessScreen profile={refused} onBack={() => setRefused(null)} />
  if (me.isPending) return null
  if (me.isError) {
    return (
      <main className="grid h-full place-items-center">
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
  if (!me.data || !hasRole(me.data.role, 'support')) {
    return <LoginScreen server={server} onLoggedIn={receive} onChangeServer={onChangeServer} />
  }
  return <MeContext value={me.data}>{children}</MeContext>
}
