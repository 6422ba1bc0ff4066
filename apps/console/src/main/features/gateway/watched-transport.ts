import type { Transport } from '@trassa/api-client/transport'
import { isUnanswered } from '../../../shared/failures.ts'

interface Watch {
  answered: () => void
  unanswered: () => void
}

/** A transport that tells after each request whether the gateway has answered. */
export function watchedTransport(transport: Transport, watch: Watch): Transport {
  return async (request) => {
    try {
      const answer = await transport(request)
      if (answer.status === 503) watch.unanswered()
      else watch.answered()
      return answer
    } catch (error) {
      if (isUnanswered(error)) watch.unanswered()
      throw error
    }
  }
}
