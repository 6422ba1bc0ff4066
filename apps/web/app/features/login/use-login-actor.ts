import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { isAt, PATHS } from '../../shared/addresses/paths.ts'
import { useApi } from '../../shared/api/api-context.ts'
import { useMe } from '../../shared/login/use-me.ts'
import { loginOver } from './actors.ts'

export type LoginActor = ActorRefFrom<ReturnType<typeof loginOver>>

/** spec §4: a login on these pages stays there. */
const STAY_AT = [PATHS.createAd, PATHS.sending, PATHS.confirmAd]

/** Starts the login machine and sends it the page's requests and changes of the session. */
export function useLoginActor(requests: number): LoginActor {
  const api = useApi()
  const { profile } = useMe()
  const [machine] = useState(() => loginOver(api))
  const actor = useActorRef(machine, { input: { registration: 'allowed', profile } })
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  const onSuccess = useEffectEvent((of: typeof profile) => {
    queryClient.setQueryData(meQuery(api).queryKey, of)
    if (!STAY_AT.some((path) => isAt(pathname, path))) navigate(PATHS.profileSettings)
  })
  useEffect(() => {
    const subscription = actor.on('login.succeeded', (event) => onSuccess(event.profile))
    return () => subscription.unsubscribe()
  }, [actor])
  useEffect(() => actor.send({ type: 'session.changed', profile }), [actor, profile])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further request opens it anew
  useEffect(() => actor.send({ type: 'dialog.opened' }), [actor, requests])
  return actor
}
