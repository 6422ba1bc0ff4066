import { useSyncExternalStore } from 'react'
import { lazyPanel } from '../../lib/lazy-panel.tsx'
import { loginStore } from '../../shared/login/login-store.ts'

const LoginDialogs = lazyPanel(() => import('./login-dialogs.tsx'))

const none = () => 0

/** Where the login dialogs appear; their code, the machine included, loads when they are first wanted. */
export function LoginHost() {
  const requests = useSyncExternalStore(loginStore.subscribe, loginStore.read, none)
  if (requests === 0) return null
  return <LoginDialogs attempt={requests} panel={{ requests }} />
}
