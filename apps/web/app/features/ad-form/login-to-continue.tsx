import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useLogin } from '../../shared/login/login-store.ts'
import { useMe } from '../../shared/login/use-me.ts'

/** A draft needs its owner's session: offers the login, then continues with the draft. */
export default function LoginToContinue() {
  const login = useLogin()
  const { revalidate } = useRevalidator()
  const { profile } = useMe()
  const wasLoggedIn = useRef(profile !== null)
  useEffect(() => {
    if (profile && !wasLoggedIn.current) void revalidate()
    wasLoggedIn.current = profile !== null
  }, [profile, revalidate])
  return (
    <EmptyState
      title="Войдите, чтобы продолжить черновик"
      actions={<Button onClick={login.open}>Войти</Button>}
    >
      Черновик сохранён в вашем профиле.
    </EmptyState>
  )
}
