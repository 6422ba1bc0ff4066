import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'

/** Set beside the session's own cookie, which scripts cannot see. */
const HINT = 'trassa_known=1'

/** Most visitors are nobody in particular: without a session there is no asking who it is. */
export function knownVisitor(api: ApiClient): ApiClient {
  return {
    async ask(call, ...rest) {
      if (call.id === 'profiles.me' && !document.cookie.includes(HINT)) {
        throw new AppError('session.missing')
      }
      return api.ask(call, ...rest)
    },
  }
}
