import type { z } from 'zod'
import type { Role } from './enumerations/users.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may ask: anybody, anybody with a session, or at least the named role (domain §2). */
export type Access = 'public' | Role

/**
 * One call of the specification (§7), declared once: the gateway registers its route from it,
 * the client is typed by it, OpenAPI and the fuzz tests read it.
 */
export interface Call {
  /** `feature.verb`, the operationId of the OpenAPI document. */
  readonly id: string
  readonly method: Method
  /** Below the gateway's base, with `{name}` for path parameters. */
  readonly path: string
  readonly access: Access
  /** One English line for whoever reads the documents. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** A multipart upload: one file in the field `file`. The body is streamed and never validated whole. */
  readonly upload?: true
  /** Takes an `Idempotency-Key`; a repeat answers with the first result (domain §1). */
  readonly idempotent?: true
  /** What stands under `detail` in a successful answer. */
  readonly answer: z.ZodType
  /** The codes it may fail with, besides those every call has. */
  readonly errors?: readonly ErrorCode[]
}

/** Keeps the literal types of a declaration. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

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
