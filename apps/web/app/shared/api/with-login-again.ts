import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'
import { isAt, isUnder, PATHS } from '../addresses/paths.ts'
import { logInAgain } from '../login/login-again.ts'
import { PAYMENT_PATHS } from '../payment/payment-paths.ts'

/** These end the session on purpose: what fails afterwards is no surprise. */
const ENDINGS: readonly string[] = ['auth.logout', 'account.deletionFinish']

/** A page that shows nothing without its user, and may hold what was typed; spec §4 names the first two. */
const isOwnPage = (): boolean =>
  isUnder(location.pathname, '/profile') ||
  isAt(location.pathname, PATHS.editAd) ||
  Object.values(PAYMENT_PATHS).some((path) => isAt(location.pathname, path))

const isSessionMissing = (call: Call, error: unknown): boolean =>
  call.access !== 'public' && error instanceof AppError && error.code === 'session.missing'

/**
 * Asks to log in again where the session has ended elsewhere, then repeats the call: every change, and on the user's own
 * pages every read, so that a page stays as it is meanwhile. Without a session from the start a read fails at once:
 * the page leads to the main page (docs/decisions/087).
 */
export function withLoginAgain(api: ApiClient): ApiClient {
  let hadSession = false
  const isLost = (call: Call, error: unknown): boolean => {
    if (!isSessionMissing(call, error)) return false
    return call.method === 'GET' ? hadSession && isOwnPage() : true
  }
  return {
    async ask(call, ...rest) {
      try {
        const answer = await api.ask(call, ...rest)
        if (call.id === 'profiles.me') hadSession = true
        if (ENDINGS.includes(call.id)) hadSession = false
        return answer
      } catch (error) {
        if (!isLost(call, error)) throw error
        const isBack = await logInAgain()
        if (!isBack) hadSession = false
        // Another user may have logged in: the profile is theirs then.
        if (!isBack && call.id !== 'profiles.me') throw error
        return api.ask(call, ...rest)
      }
    },
  }
}
