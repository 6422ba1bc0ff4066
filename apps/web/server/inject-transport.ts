import type { ClientBases, Transport } from '@trassa/api-client/transport'
import { logSessionOf } from '@trassa/gateway/platform/http/trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Who asked for the page that is being rendered. */
export interface PageVisitor {
  address: string
  userAgent: string | undefined
  /** The page's log session: calls and page are found in the log together. */
  sessionId: string
}

/** To be read when the request arrives: once the visitor has left, its socket has no address. */
export const pageVisitor = (request: FastifyRequest): PageVisitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  sessionId: logSessionOf(request),
})

/**
 * Asks the gateway that lives in this process, without a socket, for a visitor: limits per address and
 * the check for crawlers see the visitor, as they do when the browser asks itself. The address travels
 * beside the headers, where no request from outside can write it.
 */
export function injectTransport(
  app: FastifyInstance,
  bases: ClientBases,
  visitor: PageVisitor,
): Transport {
  const visitorHeaders = {
    'x-log-session': visitor.sessionId,
    // Without one `inject` would name itself.
    'user-agent': visitor.userAgent ?? '',
  }
  return async ({ base, method, path, query, headers, body }) => {
    const search = new URLSearchParams(query).toString()
    const response = await app.inject({
      method,
      url: `${bases[base]}${path}${search && `?${search}`}`,
      remoteAddress: visitor.address,
      headers: { ...headers, ...visitorHeaders },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: response.statusCode, body: response.json() }
  }
}
