import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyServerFactory } from 'fastify'
import { inRequest } from '../../database/connection/request-scope.ts'
import { type KeptAnswer, UNCACHED } from '../kept-answer.ts'
import { namesOneHost } from '../requests/request-target.ts'
import { matchesTag } from '../revalidation.ts'
import { logSessionOf } from '../trace.ts'
import type { KnownAddress, KnownAddresses } from './known-addresses.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Trust = string[] | ((address: string, hop: number) => boolean)

interface Settings {
  known: KnownAddresses
  /** Of every answer. */
  headers: Record<string, string>
  /** Whose `X-Forwarded-For` counts; false where no proxy is trusted. */
  trust: false | Trust
  stopping: AbortSignal
}

const uncached = Object.entries(UNCACHED).flat()

/** Whether nothing has to be refused or checked that the router does: a body, another host of a proxy. */
const isUsual = (request: IncomingMessage): boolean => {
  const { method, headers } = request
  return (
    method === 'GET' &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    (headers['x-forwarded-host'] ?? headers.host) === headers.host &&
    namesOneHost(request)
  )
}

/**
 * Answers public GETs whose address is known before the router sees them (docs/decisions/181), with the same checks, limits and headers;
 * unusual requests and failures are passed to the router.
 */
function answerKnown({ known, headers, trust, stopping }: Settings, route: Listener): Listener {
  const common = Object.entries(headers).flat()
  const isTrusted = Array.isArray(trust) ? proxyAddr.compile(trust) : trust
  const addressOf = (request: IncomingMessage): string =>
    isTrusted ? proxyAddr(request, isTrusted) : (request.socket.remoteAddress ?? '')

  function isWithinLimit({ call, query, limits }: KnownAddress, request: IncomingMessage): boolean {
    try {
      limits.ofNetwork(call, { ip: addressOf(request), query })
      return true
    } catch {
      return false
    }
  }

  function send(
    { body, tag, isProvisional }: KeptAnswer,
    { content, caching }: KnownAddress['headers'],
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): void {
    const isHeld = matchesTag(request.headers['if-none-match'], tag)
    const session = logSessionOf({ id: randomUUID(), headers: request.headers })
    const own = ['x-log-session', session, ...(isProvisional ? uncached : caching), 'etag', tag]
    if (isHeld) {
      response.writeHead(304, [...common, ...own]).end()
      return
    }
    const length = ['content-length', String(body.length)]
    response.writeHead(200, [...common, ...own, ...content, ...length]).end(body)
  }

  return (request, response) => {
    const address = isUsual(request) && !stopping.aborted && known.get(request.url ?? '')
    if (!address || !isWithinLimit(address, request)) {
      route(request, response)
      return
    }
    const started = performance.now()
    const answered = inRequest(address.ask).then(
      (answer) => {
        send(answer, address.headers, { request, response })
        const seconds = (performance.now() - started) / 1000
        known.answered({ call: address.call, status: response.statusCode, seconds })
      },
      () => {
        // Otherwise what is gone would be asked for twice each time.
        known.forget(request.url ?? '')
        route(request, response)
      },
    )
    answered.catch(() => response.destroy())
  }
}

/** Makes Fastify's server as Fastify does, with known addresses before the router. */
export const serverWithKnown =
  (settings: Settings): FastifyServerFactory<Server> =>
  (route, options) => {
    const { keepAliveTimeout, requestTimeout, connectionTimeout, http } =
      options as unknown as ServerTimes
    const server = createServer(http, answerKnown(settings, route as Listener))
    Object.assign(server, { keepAliveTimeout, requestTimeout })
    return server.setTimeout(connectionTimeout)
  }

/** What Fastify sets of a server, in milliseconds. */
interface ServerTimes {
  keepAliveTimeout: number
  requestTimeout: number
  connectionTimeout: number
  http: { requireHostHeader?: boolean }
}
