import type { Transport, TransportAnswer } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import { type CallBase, ENVELOPES } from '@trassa/contracts/envelopes'

const PROXY_STATUSES = [502, 503, 504]

/** Whether a body is the gateway's own: every answer of it stands in its envelope. */
function isFromGateway(base: CallBase, { status, body }: TransportAnswer): boolean {
  const envelope = ENVELOPES[base]
  if (status >= 400) return envelope.unwrapFailure(body) !== null
  return envelope.unwrap(body ?? {}) !== undefined
}

/**
 * The answer of a gateway behind a proxy: the proxy's own page with 502, 503 or 504, and a success that is no answer of the
 * gateway, such as the login page of a hotel's network, mean that the gateway has not answered, so the request may be repeated.
 *
 * @throws AppError `server.unavailable` for such a page, with its `Retry-After`.
 */
export function gatewayAnswer(base: CallBase, answer: TransportAnswer): TransportAnswer {
  const { status, retryAfter } = answer
  const isOfProxy = status < 400 || PROXY_STATUSES.includes(status)
  if (!isOfProxy || isFromGateway(base, answer)) return answer
  throw new AppError('server.unavailable', {
    status,
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/** A transport whose answers are the gateway's. @throws AppError `server.unavailable` */
export const behindProxy =
  (transport: Transport): Transport =>
  async (request) =>
    gatewayAnswer(request.base, await transport(request))
