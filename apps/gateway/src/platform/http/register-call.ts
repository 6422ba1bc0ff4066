import { AppError } from '@trassa/contracts/app-error'
import type { Call, CallAnswer, CallArguments } from '@trassa/contracts/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuseUnstorable } from './refuse-unstorable.ts'
import type { Visitor } from './visitor.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration that the route was registered from. */
    call?: Call
  }
}

/** What a handler gets: the checked parts of the request, who asks, and the raw pair for the rare rest. */
export type CallContext<C extends Call> = CallArguments<C, 'output'> & {
  /** `null` only where the call is public. */
  visitor: C['access'] extends 'public' ? Visitor | null : Visitor
  sessionId: string
  request: FastifyRequest
  reply: FastifyReply
}

/** `/ads/{id}` → `/ads/:id`. */
const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const isMultipart = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/') ?? false

/**
 * Registers a route from its declaration: schemas, access and the envelope come from the contract,
 * so that a route module is only "unpack, one service call".
 */
export function registerCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<CallAnswer<C>>,
): void {
  app.route({
    method: call.method,
    url: fastifyPath(call.path),
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
    },
    config: { call },
    // Before a body is read: whoever may not ask learns nothing from an answer and costs next to nothing.
    onRequest: async (request, reply) => {
      request.visitor = await app.requireVisitor(request, reply, call.access)
      if (!call.upload && isMultipart(request)) throw new AppError('request.unsupported_type')
    },
    preHandler: async (request) => refuseUnstorable(request),
    handler: async (request, reply) => {
      const detail = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        visitor: request.visitor,
        sessionId: request.id,
        request,
        reply,
      } as unknown as CallContext<C>)
      return { detail: app.checkAnswer(call, detail) }
    },
  })
}

/**
 * Big answers are not validated on every request (performance.md); tests switch this on, and then a
 * wrong or an undeclared key is a failure.
 */
export function checkAnswerStrictly(call: Call, detail: unknown): unknown {
  const sent: unknown = JSON.parse(JSON.stringify(detail))
  const parsed = (call.answer as z.ZodType).parse(sent)
  const extra = undeclaredKeys(sent, parsed, call.id)
  if (extra.length > 0) throw new Error(`Undeclared in the answer: ${extra.join(', ')}`)
  return sent
}

function undeclaredKeys(sent: unknown, parsed: unknown, path: string): string[] {
  if (typeof sent !== 'object' || sent === null) return []
  return Object.entries(sent).flatMap(([key, value]) => {
    const here = `${path}.${key}`
    const known = typeof parsed === 'object' && parsed !== null && key in parsed
    return known ? undeclaredKeys(value, (parsed as Record<string, unknown>)[key], here) : [here]
  })
}
