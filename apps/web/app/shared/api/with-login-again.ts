import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'
import { logInAgain } from '../login/login-again.ts'

/** A change of a user whose session has ended; a read that fails shows the page as logged out. */
const isSessionLost = (call: Call, error: unknown): boolean =>
  call.method !== 'GET' &&
  call.access !== 'public' &&
  error instanceof AppError &&
  error.code === 'session.missing'

/** Asks to log in again where a change fails because the session has ended elsewhere, then makes the change. */
export function withLoginAgain(api: ApiClient): ApiClient {
  return {
    async ask(call, ...rest) {
      try {
        return await api.ask(call, ...rest)
      } catch (error) {
        if (!isSessionLost(call, error) || !(await logInAgain())) throw error
        return api.ask(call, ...rest)
      }
    },
  }
}
