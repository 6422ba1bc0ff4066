import { ERROR_TEXTS, type ErrorCode, type Issue } from './errors.ts'

/** What an answer itself said; set on the client side, where an answer came (spec §8: logged). */
interface AnsweredFailure {
  /** The HTTP status. */
  status?: number
  /** The server's own words: a sentence, or the wrong values. */
  detail?: string | readonly Issue[]
  /** The log session that the gateway answered with. */
  sessionId?: string
}

interface AppErrorOptions extends AnsweredFailure {
  /** Wrong values, for `request.invalid` and `ad.incomplete`. */
  issues?: Issue[]
  /** Seconds after which a refused call may be repeated. */
  retryAfter?: number
  cause?: unknown
}

/** The one error that services throw and clients catch; `code` says everything else (style, habit 3). */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[]
  readonly retryAfter: number | undefined
  readonly status: number | undefined
  readonly detail: string | readonly Issue[] | undefined
  readonly sessionId: string | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    // The site's build leaves out sentences that come with the answer; an answer about fields has them at these.
    const text = ERROR_TEXTS[code] || (options.issues?.[0]?.msg ?? '')
    super(sentenceOf(options.detail) ?? text, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues ?? []
    this.retryAfter = options.retryAfter
    this.status = options.status
    this.detail = options.detail
    this.sessionId = options.sessionId
  }
}

/** The server's own sentence, where it sent one. */
const sentenceOf = (detail: AppErrorOptions['detail']): string | null =>
  typeof detail === 'string' && detail !== '' ? detail : null

/** A wrong value as a 422: `invalid(['body', 'price'], 'Укажите цену')`. */
export function invalid(loc: Issue['loc'], msg: string, type = 'value_error'): AppError {
  return new AppError('request.invalid', { issues: [{ loc, msg, type }] })
}
