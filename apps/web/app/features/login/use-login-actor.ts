import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import type { Profile } from '@trassa/contracts/entities/user'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '../../lib/browser/store.ts'
import { isAt, isUnder, PATHS } from '../../shared/addresses/paths.ts'
import { useApi } from '../../shared/api/api-context.ts'
import { afterLoginStore } from '../../shared/login/after-login.ts'
import { loginAgainStore } from '../../shared/login/login-again.ts'
import { forgetReturn, rememberReturn } from '../../shared/login/return-store.ts'
import { useMe } from '../../shared/login/use-me.ts'
import { type LoginActor, loginOver } from './actors.ts'
import { keepCodeStep } from './keep-code-step.ts'
import { readUnfinished } from './unfinished-login.ts'

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
  const location = useLocation()

  const again = useStore(loginAgainStore, null)
  const known = again ? null : profile
  const [unfinished] = useState(() => readUnfinished())

  const onSuccess = useEffectEvent((of: Profile) => {
    const isBack = profile?.id === of.id
    queryClient.setQueryData(meQuery(api).queryKey, of)
    const waiting = loginAgainStore.read()
    waiting?.settle(isBack)
    if (waiting && isBack) return
    // Another user has logged in where one was waited for: what the cache holds is the former one's.
    if (waiting) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
    const next = afterLoginStore.read()
    afterLoginStore.write(null)
    if (next && !waiting) return next()
    if (STAY_AT.some((path) => isAt(location.pathname, path))) return
    if (!isUnder(location.pathname, '/profile') && location.pathname !== PATHS.home) {
      rememberReturn(location)
    }
    navigate(PATHS.profileSettings)
  })
  const onClosed = useEffectEvent(() => {
    forgetReturn()
    afterLoginStore.write(null)
    loginAgainStore.read()?.settle(false)
  })
  const open = useEffectEvent(() => {
    if (requests === 1 && unfinished) actor.send({ type: 'flow.resumed', ...unfinished })
    else actor.send({ type: 'dialog.opened' })
  })
  useEffect(() => {
    const success = actor.on('login.succeeded', (event) => onSuccess(event.profile))
    const stop = keepCodeStep(actor)
    let wasOpen = false
    const closing = actor.subscribe((snapshot) => {
      if (wasOpen && snapshot.matches('closed')) onClosed()
      wasOpen = !snapshot.matches('closed')
    })
    return () => {
      success.unsubscribe()
      closing.unsubscribe()
      stop()
    }
  }, [actor])
  useEffect(() => actor.send({ type: 'session.changed', profile: known }), [actor, known])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further request opens it anew
  useEffect(() => open(), [actor, requests])
  return actor
}
