import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { scopeRequests } from '../database/connection/request-scope.ts'
import { createAnswerSource } from './answer-source.ts'
import { handleErrors, refuseAddress } from './errors.ts'
import { serverWithKnown } from './known-addresses/answer-known.ts'
import { createKnownAddresses } from './known-addresses/known-addresses.ts'
import { loggableError } from './loggable-error.ts'
import { RequestLog } from './request-log.ts'
import { refuseAmbiguousTargets } from './requests/request-target.ts'
import { acceptAllMethods } from './requests/unknown-paths.ts'
import { refuseUnparsable } from './requests/unparsable-request.ts'
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'
import { logSessionOf } from './trace.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the process has been told to stop: it still serves, for a moment. */
    stopping: AbortController
  }
}

export interface ServerSettings {
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Whose `X-Forwarded-*` headers count (docs/operations.md). */
  trustProxy: false | number | string[]
  /** The origin that browsers see. */
  publicUrl: string
}

/** Fastify itself trusts no proxy for a number, because it cannot know who the first proxy is; the operator does. */
const trustOf = (proxies: ServerSettings['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/**
 * A bare server with what gateway and site share: a log session on every request and answer
 * (domain §1), the security headers, a log without phones, codes or cookies, failures in the envelope,
 * and a bounded wait when it stops.
 */
export function createFastify(
  config: ServerSettings,
  options: { logTo?: { write: (line: string) => void } } = {},
): FastifyInstance {
  const headers = securityHeaders(config.publicUrl)
  const stopping = new AbortController()
  const known = createKnownAddresses()
  const trust = trustOf(config.trustProxy)
  // A line for each request is written by the router.
  const isLogged = ['info', 'debug'].includes(config.logLevel)
  const front = { known, headers, trust, stopping: stopping.signal }
  const app = fastify({
    ...(!isLogged && { serverFactory: serverWithKnown(front) }),
    logger: {
      level: config.logLevel,
      serializers: {
        // The address of a request may hold a phone (`?phone=`): only its path is logged.
        req: (request) => ({ method: request.method, path: request.url.split('?')[0] }),
        err: loggableError,
      },
      ...(options.logTo && { stream: options.logTo }),
    },
    trustProxy: trust,
    // Long enough for a photograph over a bad telephone line, and an end to a body that never ends.
    requestTimeout: 300_000,
    // A start reads all live ads before the first request (decision 012): seconds for a million.
    pluginTimeout: 300_000,
    forceCloseConnections: 'idle',
    // What is accepted while the server stops is served: new connections are refused by then.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => refuseAddress(error, request, reply, headers),
    clientErrorHandler: refuseUnparsable(headers),
    // Refused with the headers of every other answer instead of Node's bare 400.
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomUUID(),
    childLoggerFactory: (logger, bindings, loggerOptions, { headers }) => {
      const logSession = () => logSessionOf({ id: String(bindings.reqId), headers })
      return new RequestLog(logger, () =>
        logger.child({ ...bindings, logSession: logSession() }, loggerOptions),
      )
    },
  })
  // A body is read only in scopes that add a parser: elsewhere even a 404 would wait for it.
  app.removeAllContentTypeParsers()
  acceptAllMethods(app)
  handleErrors(app)
  setSecurityHeaders(app, headers)
  app.decorate('stopping', stopping)
  app.decorate('knownAddresses', known)
  app.decorate('keptAnswers', new Map())
  app.decorate('callHandlers', new Map())
  app.decorate('answerSource', createAnswerSource())
  // Hooks of every request are plain functions: each promise of one costs more than the hook does.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.signal.aborted) reply.header('connection', 'close')
    done()
  })
  scopeRequests(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-log-session', logSessionOf(request))
    done()
  })
  refuseAmbiguousTargets(app)
  return app
}
