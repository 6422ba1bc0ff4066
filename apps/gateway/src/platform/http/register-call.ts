import { Readable } from 'node:stream'
import { AppError } from '@trassa/contracts/app-error'
import {
  type AnsweredCall,
  type AnsweredFile,
  baseOf,
  bodyBytesOf,
  type Call,
  type CallAnswer,
  type CallArguments,
  isIdempotent,
  type StreamedCall,
} from '@trassa/contracts/call'
import { type CallBase, ENVELOPES } from '@trassa/contracts/envelopes'
import { idempotencyKeySchema } from '@trassa/contracts/values'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CallLimits } from '../rate-limit/call-limits.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { refuseBody } from './requests/refuse-body.ts'
import { refuseUnstorable } from './requests/refuse-unstorable.ts'
import { type Trace, traceOf } from './trace.ts'
import type { Visitor } from './visitor.ts'

/** @returns the answer as it is sent. @throws where it is not as its contract says. */
type CheckAnswer = (call: Call, detail: unknown) => unknown

/** What answers a call, whatever its declaration. */
type CallHandler = (context: object) => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** What answers each call, by its id; of the whole server, so that the older bases ask them, too. */
    callHandlers: Map<string, CallHandler>
    /** Refuse calls that were asked too often (docs/decisions/050). */
    callLimits: CallLimits
    /** Refuses calls that change something while the site is closed for technical work. */
    refuseWhileClosed: (call: Call, visitor: Visitor | null) => Promise<void>
    /** The base whose calls the scope registers (domain §1). */
    callBase: CallBase
    /** Holds answers against their contracts in tests; `null` in production, where that would cost too much. */
    checkAnswer: CheckAnswer | null
  }
  interface FastifyContextConfig {
    /** The declaration that the route was registered from. */
    call?: Call
  }
}

/** What a handler gets: the checked parts of the request, its session, and the raw pair for the rest. */
export type CallContext<C extends Call> = CallArguments<C, 'output'> & {
  /** `null` only where the call is public. */
  visitor: C['access'] extends 'public' ? Visitor | null : Visitor
  trace: Trace
  request: FastifyRequest
  reply: FastifyReply
} & (C extends { readonly idempotent: true }
    ? {
        /** Of a call that is declared to take one (domain §1); `undefined` where the client sent none. */
        idempotencyKey: string | undefined
      }
    : unknown)

/** `/ads/{id}` → `/ads/:id`. */
const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const { 'idempotency-key': key } = headers
  if (key === undefined) return undefined
  const parsed = idempotencyKeySchema.safeParse(key)
  if (!parsed.success) throw new AppError('request.key_malformed')
  return parsed.data
}

/**
 * Registers a route from its declaration: schemas, access, idempotency key and the envelope come from
 * the contract, so that a route module is only "unpack, one service call".
 *
 * @throws Error at the start for a call of another base than the scope's
 */
export function registerCall<C extends AnsweredCall>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<CallAnswer<C>>,
): void {
  const base = baseOf(call)
  app.callHandlers.set(call.id, handler as unknown as CallHandler)
  app.route({
    ...routeOf(app, call),
    handler: async (request, reply) => {
      const detail = await handler(contextOf(call, request, reply))
      if (call.file !== undefined) return sendFile(reply, call.file, detail as AnsweredFile)
      return ENVELOPES[base].wrap(app.checkAnswer ? app.checkAnswer(call, detail) : detail)
    },
  })
}

/**
 * Registers the route of a call that is answered by server-sent events; the handler joins the stream to what
 * tells it of events. There is no HEAD beside it: that request would never end.
 */
export function registerStream<C extends StreamedCall>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>, stream: EventStream<CallAnswer<C>>) => Promise<void>,
): void {
  app.route({
    ...routeOf(app, call),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { body, stream } = openEventStream<CallAnswer<C>>((event) =>
        app.checkAnswer ? app.checkAnswer(call, event) : event,
      )
      await handler(contextOf(call, request, reply), stream)
      // A proxy that collects an answer before it passes it on would hold every event back.
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('x-accel-buffering', 'no')
          // A server that stops would wait for a kept connection whose stream it has ended.
          .header('connection', 'close')
          .send(body)
      )
    },
  })
}

/** What of a route follows from the declaration alone. */
export function routeOf(app: FastifyInstance, call: Call) {
  const base = baseOf(call)
  if (base !== app.callBase) throw new Error(`${call.id} is no call of the base ${app.callBase}`)
  return {
    method: call.method,
    url: fastifyPath(call.path),
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
    },
    config: { call },
    bodyLimit: bodyBytesOf(call),
    // Before the body is read: a refused request learns nothing of the call and costs little.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      app.callLimits.ofNetwork(call, request)
      request.visitor = await app.requireVisitor(request, reply, call.access)
      await app.callLimits.ofUser(call, request, request.visitor)
      await app.refuseWhileClosed(call, request.visitor)
      refuseBody(call, request)
    },
    preHandler: async (request: FastifyRequest) => refuseUnstorable(request),
  }
}

const contextOf = <C extends Call>(call: C, request: FastifyRequest, reply: FastifyReply) =>
  ({
    params: request.params,
    query: request.query,
    body: request.body,
    visitor: request.visitor,
    trace: traceOf(request),
    ...(isIdempotent(call) && { idempotencyKey: idempotencyKeyOf(request) }),
    request,
    reply,
  }) as unknown as CallContext<C>

/** An error before the stream's end breaks the connection off, so that no half of a file seems whole. */
const FILE_STREAM = { objectMode: false }

/** A file to be saved under its name, which may be in any script (RFC 6266, RFC 5987). */
function sendFile(reply: FastifyReply, type: string, { name, bytes }: AnsweredFile): FastifyReply {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded}`)
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes, FILE_STREAM))
}

/**
 * `checkAnswer` of tests: a wrong or an undeclared key is a failure. Not used in production, where
 * validating big answers on every request would cost too much (performance.md).
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
