import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS, type ErrorCode } from '@trassa/contracts/errors'

export const codeOf = (error: unknown): ErrorCode =>
  error instanceof AppError ? error.code : 'server.failed'

/** The sentence for whatever was thrown. */
export const failureText = (error: unknown): string => ERROR_TEXTS[codeOf(error)]
