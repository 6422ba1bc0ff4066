import { createStore } from '../../lib/browser/store.ts'
import { loginStore } from './login-store.ts'

/** A change that waits for the session to be opened again; `null` while nothing waits. */
interface Waiting {
  /** Called once: whether the same user has logged in. */
  settle: (isBack: boolean) => void
  result: Promise<boolean>
}

export const loginAgainStore = createStore<Waiting | null>(null)

/**
 * Shows the login dialogs over the page because the session has ended elsewhere. Changes that fail meanwhile wait for
 * the same login.
 *
 * @returns whether the same user is logged in again
 */
export function logInAgain(): Promise<boolean> {
  const waiting = loginAgainStore.read()
  if (waiting) return waiting.result
  const { promise, resolve } = Promise.withResolvers<boolean>()
  loginAgainStore.write({
    result: promise,
    settle: (isBack) => {
      loginAgainStore.write(null)
      resolve(isBack)
    },
  })
  loginStore.write(loginStore.read() + 1)
  return promise
}
