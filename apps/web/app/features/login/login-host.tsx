import { useEffect } from 'react'
import { useStore } from '../../lib/browser/store.ts'
import { lazyPanel } from '../../lib/hydration/lazy-panel.tsx'
import { loginStore } from '../../shared/login/login-store.ts'
import { readUnfinished } from './unfinished-login.ts'

const LoginDialogs = lazyPanel(() => import('./login-dialogs.tsx'))

/** Where the login dialogs appear; their code, the machine included, loads when they are first wanted. */
export function LoginHost() {
  const requests = useStore(loginStore, 0)
  useEffect(() => {
    if (loginStore.read() === 0 && readUnfinished()) loginStore.write(1)
  }, [])
  if (requests === 0) return null
  return <LoginDialogs attempt={requests} panel={{ requests }} />
}
