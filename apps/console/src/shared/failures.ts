import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'

/** The code of a thrown value; anything but an `AppError` is `server.failed`. */
export const codeOf = (error: unknown): ErrorCode =>
  error instanceof AppError ? error.code : 'server.failed'

const NO_ANSWER: readonly ErrorCode[] = ['network.failed', 'server.unavailable']

/** No answer came, or a 503: the gateway may have carried the request out nevertheless. */
export const isUnanswered = (error: unknown): boolean => NO_ANSWER.includes(codeOf(error))

/**
 * The gateway has not refused the request but could not carry it out now, or no answer came: the same
 * request is to be sent again with its idempotency key.
 */
export const isPostponed = (error: unknown): boolean =>
  isUnanswered(error) || codeOf(error) === 'request.too_many'
