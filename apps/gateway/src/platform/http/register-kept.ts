import { type AnsweredCall, baseOf, type CallArguments } from '@trassa/contracts/call'
import { ENVELOPES } from '@trassa/contracts/envelopes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallLimits } from '../rate-limit/call-limits.ts'
import { type KeptAnswer, UNCACHED } from './kept-answer.ts'
import type { KnownAddress } from './known-addresses/known-addresses.ts'
import { routeOf } from './register-call.ts'
import { parseRequest } from './requests/parse-request.ts'
import { refuseBody } from './requests/refuse-body.ts'
import { matchesTag } from './revalidation.ts'

/** A public GET, whose answer depends on nothing but its address. */
export type KeptCall = AnsweredCall & { readonly method: 'GET'; readonly access: 'public' }

export type KeptRequest<C extends KeptCall> = Pick<CallArguments<C, 'output'>, 'params' | 'query'>

type MakeAnswer = (request: { params: unknown; query: unknown }) => Promise<KeptAnswer>

declare module 'fastify' {
  interface FastifyInstance {
    /** How the kept answers are made, by the id of their call; of the whole server, so that the site asks them, too. */
    keptAnswers: Map<string, { call: AnsweredCall; make: MakeAnswer; limits: CallLimits }>
  }
}

interface KeptOptions {
  /** How caches in front of the gateway and browsers may keep the answer; by default as HTTP leaves it to them. */
  cacheControl?: string
}

/**
 * Registers the route of a call whose answers are kept as bytes: a request with the tag of the present answer gets 304.
 * Other parts of the process, such as the site, ask without a request (`prepareKept`).
 */
export function registerKept<C extends KeptCall>(
  app: FastifyInstance,
  call: C,
  make: (request: KeptRequest<C>) => Promise<KeptAnswer>,
  { cacheControl }: KeptOptions = {},
): void {
  app.keptAnswers.set(call.id, { call, make: make as MakeAnswer, limits: app.callLimits })
  const { unwrap } = ENVELOPES[baseOf(call)]
  const content = { 'content-type': 'application/json; charset=utf-8' }
  const caching = cacheControl ? { 'cache-control': cacheControl } : {}
  const headers = {
    content: Object.entries(content).flat(),
    caching: Object.entries(caching).flat(),
  }
  const { schema: _checkedOnce, preHandler: _checkedAsWell, ...route } = routeOf(app, call)

  /** @throws AppError `request.invalid` */
  function learn(request: FastifyRequest): KnownAddress {
    const parsed = parseRequest(call, request) as KeptRequest<C>
    const ask = async () => {
      const answer = await make(parsed)
      app.checkAnswer?.(call, unwrap(JSON.parse(answer.body.toString())))
      return answer
    }
    return { call, query: parsed.query, limits: app.callLimits, ask, headers }
  }
  app.route({
    ...route,
    // The part of `routeOf` that a public GET needs: no session is read, and reading goes on while the site is closed.
    onRequest: (request: FastifyRequest, _reply, done) => {
      app.callLimits.ofNetwork(call, request)
      refuseBody(call, request)
      done()
    },
    handler: async (request: FastifyRequest, reply) => {
      const address = app.knownAddresses.get(request.url) ?? learn(request)
      const { body, tag, isProvisional } = await address.ask()
      app.knownAddresses.add(request.url, address)
      reply.headers({ ...content, ...(isProvisional ? UNCACHED : caching), etag: tag })
      if (!matchesTag(request.headers['if-none-match'], tag)) return reply.send(body)
      return reply.removeHeader('content-type').code(304).send()
    },
  })
}
