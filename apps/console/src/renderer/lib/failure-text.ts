import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS, type ErrorCode } from '@trassa/contracts/errors'

export const codeOf = (error: unknown): ErrorCode =>
  error instanceof AppError ? error.code : 'server.failed'

/** The sentence for whatever was thrown. */
export const failureText = (error: unknown): string => ERROR_TEXTS[codeOf(error)]

/** The message for one field of the body, e.g. `phone`. */
export function fieldMistake(error: unknown, field: string): string | undefined {
  if (!(error instanceof AppError)) return undefined
  return error.issues.find(({ loc }) => loc.at(-1) === field)?.msg
}
