import { AppError } from '@trassa/contracts/app-error'
import { failureText } from '../../lib/failure-text.ts'

/** What is wrong with a file or its mapping, in the gateway's words. */
export const mistakeOf = (error: unknown): string =>
  (error instanceof AppError ? error.issues[0]?.msg : undefined) ?? failureText(error)
