import type { Trace } from './trace.ts'
import type { Visitor } from './visitor.ts'

/** The session that a request carries, and what its audit rows are found by. */
export interface RequestContext {
  visitor: Visitor
  trace: Trace
}

/** The context of a call that is carried out at most once for a key (domain §1). */
export interface IdempotentContext extends RequestContext {
  /** The header `Idempotency-Key`; `undefined` where the request has none, then every request is a new one. */
  key: string | undefined
}
