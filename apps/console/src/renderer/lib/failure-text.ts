import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS, type ErrorCode } from '@trassa/contracts/errors'

export const codeOf = (error: unknown): ErrorCode =>
  error instanceof AppError ? error.code : 'server.failed'

const NO_ANSWER: readonly ErrorCode[] = ['network.failed', 'server.unavailable']

/** Nobody has answered: the same may be asked again, and may have arrived nevertheless. */
export const isUnanswered = (error: unknown): boolean => NO_ANSWER.includes(codeOf(error))

/** The sentence for whatever was thrown. */
export const failureText = (error: unknown): string => ERROR_TEXTS[codeOf(error)]
