import { ERROR_TEXTS, type ErrorCode, type Issue } from './errors.ts'

interface AppErrorOptions {
  /** Wrong values, for `request.invalid` and `ad.incomplete`. */
  issues?: Issue[]
  /** Seconds after which a refused call may be repeated. */
  retryAfter?: number
  /** The log session that the gateway answered with; set on the client side. */
  sessionId?: string
  cause?: unknown
}

/** The one error that services throw and clients catch; `code` says everything else (style, habit 3). */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[]
  readonly retryAfter: number | undefined
  readonly sessionId: string | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(ERROR_TEXTS[code], { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues ?? []
    this.retryAfter = options.retryAfter
    this.sessionId = options.sessionId
  }
}

/** A wrong value as a 422: `invalid(['body', 'price'], 'Укажите цену')`. */
export function invalid(loc: Issue['loc'], msg: string, type = 'value_error'): AppError {
  return new AppError('request.invalid', { issues: [{ loc, msg, type }] })
}
