import { useAdForm } from '@trassa/ad-form/context/ad-form-handle'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLogin } from '../../../shared/login/login-store.ts'

/**
 * Runs an action that needs an account: at once, or right after the login. Changing the form
 * in between cancels it, so that a later login does not submit unexpectedly.
 */
export function useAfterLogin(userId: string | null, act: () => void): () => void {
  const form = useAdForm()
  const login = useLogin()
  const [isWanted, setWanted] = useState(false)
  const doIt = useEffectEvent(act)

  useEffect(() => {
    if (!isWanted || userId === null) return
    setWanted(false)
    doIt()
  }, [isWanted, userId])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => setWanted(false) }),
    [form],
  )

  return () => {
    if (userId !== null) return act()
    setWanted(true)
    login.open()
  }
}
