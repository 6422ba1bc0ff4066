import { useAdForm } from '@trassa/ad-form/context/ad-form-handle'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLogin } from '../../../shared/login/login-store.ts'

interface AfterLogin {
  press: () => void
  /** Asks to log in, then acts: the server does not know the session any more. */
  logInFirst: () => void
}

/** `asked`: the profile of the ended session may still be shown; `waiting`: logged out, the next login acts. */
type Wanted = 'nothing' | 'asked' | 'waiting'

/**
 * Runs an action that needs an account: at once, or right after the login. Changing the form
 * in between cancels it, so that a later login does not submit unexpectedly.
 */
export function useAfterLogin(userId: string | null, act: () => void): AfterLogin {
  const form = useAdForm()
  const login = useLogin()
  const [wanted, setWanted] = useState<Wanted>('nothing')
  const doIt = useEffectEvent(act)

  useEffect(() => {
    if (wanted === 'asked' && userId === null) setWanted('waiting')
    if (wanted !== 'waiting' || userId === null) return
    setWanted('nothing')
    doIt()
  }, [wanted, userId])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => setWanted('nothing') }),
    [form],
  )

  function logInFirst() {
    setWanted('asked')
    login.open()
  }
  return { logInFirst, press: () => (userId === null ? logInFirst() : act()) }
}
