import type { AppError } from '@trassa/contracts/app-error'
import type { AskFailure, AskResult } from '../../../shared/ask.ts'

/** A failure as it travels between processes. */
export const failureOf = ({ code, issues, sessionId, retryAfter }: AppError): AskFailure => ({
  code,
  issues,
  retryAfter,
  ...(sessionId && { sessionId }),
})

/** The answer of a call that has failed. */
export const failureAnswer = (error: AppError): AskResult => ({
  ok: false,
  failure: failureOf(error),
})
