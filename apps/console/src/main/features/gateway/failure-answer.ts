import type { AppError } from '@trassa/contracts/app-error'
import type { AskResult } from '../../../shared/ask.ts'

/** A failure as it travels between processes. */
export const failureAnswer = ({ code, issues, sessionId, retryAfter }: AppError): AskResult => ({
  ok: false,
  failure: { code, issues, retryAfter, ...(sessionId && { sessionId }) },
})
