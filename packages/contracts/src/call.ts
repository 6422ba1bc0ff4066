import { z } from 'zod'
import type { Role } from './enumerations/users.ts'
import type { CallBase } from './envelopes.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The session that a call needs: none, any, or one of at least the named role (domain §2). */
export type Access = 'public' | Role

/**
 * One call of the specification (§7), declared once: the gateway registers its route from it,
 * the client is typed by it, OpenAPI and the fuzz tests read it.
 */
export interface Call {
  /** The base path that the call stands below, and with it its envelope (domain §1); `gateway` where absent. */
  readonly base?: CallBase
  /**
   * Of an older base (docs/decisions/195): the gateway's calls that it is translated onto. The first one is its
   * successor: it decides what the call costs, and answers name it.
   */
  readonly becomes?: readonly [Call, ...Call[]]
  /** `feature.verb`, the operationId of the OpenAPI document. */
  readonly id: string
  readonly method: Method
  /** Below the base, with `{name}` for path parameters. */
  readonly path: string
  readonly access: Access
  /** One English line for the OpenAPI document. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** A call without one takes none: a request with a body is refused. */
  readonly body?: z.ZodType
  /** The most that `body` may take, in bytes; `BODY_BYTES` where absent. */
  readonly bodyBytes?: number
  /** A multipart upload: one file in the field `file`. The body is streamed and never validated whole. */
  readonly upload?: true
  /** Takes an `Idempotency-Key`; a repeat answers with the first result (domain §1). */
  readonly idempotent?: true
  /**
   * Changes something and is answered all the same while the site is closed for technical work (docs/decisions/153): by it
   * the staff log in, money that was paid is not lost, and messages, which go on, can be stopped.
   */
  readonly whileClosed?: true
  /** A public GET whose answer is one person's all the same: no cache may keep it. */
  readonly personal?: true
  /** Takes `descriptionMarkdown` in its query (spec §7); the client always sends `true`. */
  readonly descriptionMarkdown?: true
  /** The media type of a successful answer that is a file without an envelope; `answer` is then `answeredFileSchema`. */
  readonly file?: string
  /** Answered by server-sent events, each of them an `answer` without an envelope, until either side ends the stream. */
  readonly stream?: true
  /** What stands in the envelope of a successful answer. */
  readonly answer: z.ZodType
  /** The codes it may fail with, besides those every call has. */
  readonly errors?: readonly ErrorCode[]
}

/** A call that takes an `Idempotency-Key`. */
export type IdempotentCall = Call & { readonly idempotent: true }

/** A call that is answered at once and whole: it can be asked by the client. */
export type AnsweredCall = Call & { readonly stream?: never }

/**
 * A call that the project's own clients ask: one of the gateway. The older bases are for programs that were written against
 * them.
 */
export type ClientCall = AnsweredCall & { readonly base?: 'gateway' }

/** A call that is answered by server-sent events. */
export type StreamedCall = Call & {
  readonly stream: true
  readonly answer: z.ZodType<{ type: string }>
}

/** The most bytes of a call's body, where the call declares no other bound. */
export const BODY_BYTES = 64 * 1024

/** How deep objects and lists of a body may nest: deeper than any schema reads. */
export const BODY_DEPTH = 32

/** The bound of a call's JSON body in bytes. */
export const bodyBytesOf = (call: Call): number => call.bodyBytes ?? BODY_BYTES

/**
 * What a handler answers a call with that is declared with `file`: the name that it is saved under, and the bytes, as a
 * stream where they are made while they are sent.
 */
export const answeredFileSchema = z.custom<{
  name: string
  bytes: Uint8Array | AsyncIterable<Uint8Array>
}>()
export type AnsweredFile = z.output<typeof answeredFileSchema>

/** Keeps the literal types of a declaration. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** The base that a call stands below; for an address that is no call's, the gateway. */
export const baseOf = (call: Call | undefined): CallBase => call?.base ?? 'gateway'

/** Whether a call whose declaration is known at run time only takes an `Idempotency-Key`. */
export const isIdempotent = (call: Call): call is IdempotentCall => call.idempotent === true

type Parsed<S, Side extends 'input' | 'output'> = S extends z.ZodType
  ? Side extends 'input'
    ? z.input<S>
    : z.output<S>
  : undefined

/** What the client gives (`input`) or the gateway's handler gets (`output`). */
export interface CallArguments<C extends Call, Side extends 'input' | 'output'> {
  params: Parsed<C['params'], Side>
  query: Parsed<C['query'], Side>
  body: Parsed<C['body'], Side>
}

export type CallAnswer<C extends Call> = z.output<C['answer']>

/** `/ads/{id}/update` with `{id: '7'}` → `/ads/7/update`. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
