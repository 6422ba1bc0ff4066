import type { Transport } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import { ENVELOPES } from '@trassa/contracts/envelopes'

const PROXY_STATUSES = [502, 503, 504]

/**
 * A transport to a gateway behind a proxy: the proxy's own page with 502, 503 or 504 means that the
 * gateway has not answered, so the request may be repeated.
 *
 * @throws AppError `server.unavailable` for such a page, with its `Retry-After`.
 */
export function behindProxy(transport: Transport): Transport {
  return async (request) => {
    const answer = await transport(request)
    const { status, body, retryAfter } = answer
    const isFromGateway = ENVELOPES[request.base].unwrapFailure(body) !== null
    if (!PROXY_STATUSES.includes(status) || isFromGateway) return answer
    throw new AppError('server.unavailable', {
      status,
      ...(retryAfter !== undefined && { retryAfter }),
    })
  }
}
