import type { Visitor } from './visitor.ts'

/** The session that a request carries, and the log session that its audit rows are written with. */
export interface RequestContext {
  visitor: Visitor
  /** `X-Log-Session` of the request (domain §1). */
  sessionId: string
}

/** The context of a call that is carried out at most once for a key (domain §1). */
export interface IdempotentContext extends RequestContext {
  /** The header `Idempotency-Key`; `undefined` where the request has none, then every request is a new one. */
  key: string | undefined
}
