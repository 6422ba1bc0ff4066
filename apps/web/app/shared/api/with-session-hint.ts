import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'

/** Set together with the session cookie, which is `HttpOnly` and not visible to scripts. */
const HINT = 'trassa_known=1'

/** Answers `profiles.me` with 401 without a request where there is no session: most visitors have none. */
export function withSessionHint(api: ApiClient): ApiClient {
  return {
    async ask(call, ...rest) {
      if (call.id === 'profiles.me' && !document.cookie.includes(HINT)) {
        throw new AppError('session.missing')
      }
      return api.ask(call, ...rest)
    },
  }
}
