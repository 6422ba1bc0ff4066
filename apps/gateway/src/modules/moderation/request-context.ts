import type { Visitor } from '../../platform/http/visitor.ts'

/** Who asks, and the log session that what he does is recorded with. */
export interface Asked {
  visitor: Visitor
  sessionId: string
}

/** The same, of a call that must not happen twice (domain §1). */
export interface AskedOnce extends Asked {
  key: string | undefined
}
