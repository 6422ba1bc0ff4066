import { type ErrorCode, type Failure, type Issue, isErrorCode } from './errors.ts'

/** The base paths that calls stand below (domain §1). */
export type CallBase = 'gateway' | 'legacy' | 'pay'

/** What a failed answer tells, whatever the envelope of its base. */
export interface FailureFacts {
  code: ErrorCode
  /** One sentence, or the wrong values one by one. */
  detail: string | readonly Issue[]
  /** The log session (domain §1); absent where an answer of something between names none. */
  sessionId?: string
}

/** How a base writes its answers (the gateway's side) and how they are read (the clients' side). */
export interface Envelope {
  /** The body of a successful answer. */
  readonly wrap: (answer: unknown) => object
  /** What `wrap` was given, out of a body. */
  readonly unwrap: (body: unknown) => unknown
  /** The body of a failed answer. */
  readonly wrapFailure: (failure: FailureFacts & { sessionId: string }) => object
  /** `null` for a body that this base has not written: a proxy's page, no JSON. */
  readonly unwrapFailure: (body: unknown) => FailureFacts | null
}

/** Every base has the same envelope (decision 195). */
const DETAIL_ENVELOPE: Envelope = {
  wrap: (answer) => ({ detail: answer }),
  unwrap: (body) => (body as { detail: unknown }).detail,
  wrapFailure: ({ code, detail, sessionId }) => ({ detail, code, sessionId }),
  unwrapFailure: (body) => {
    const failure = body as Partial<Failure> | null
    if (!failure?.code || !isErrorCode(failure.code)) return null
    const { code, detail, sessionId } = failure
    const isReadable = typeof detail === 'string' || Array.isArray(detail)
    return { code, detail: isReadable ? detail : '', ...(sessionId && { sessionId }) }
  },
}

/** Something that each base has of its own: its address, its document. A new base needs its row. */
export type PerBase<T> = Readonly<Record<CallBase, T>>

export const ENVELOPES: PerBase<Envelope> = {
  gateway: DETAIL_ENVELOPE,
  legacy: DETAIL_ENVELOPE,
  pay: DETAIL_ENVELOPE,
}
