import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS, type ErrorCode } from '@trassa/contracts/errors'

/** What a view shows of a failed call (spec §8). */
export interface Failure {
  text: string
  code: ErrorCode
  /** "ID сессии", which the support asks for. */
  sessionId: string | null
}

/** What a view shows of a thrown value: details of an `AppError`, a general text for any other error. */
export const failureOf = (error: unknown): Failure =>
  error instanceof AppError
    ? { text: error.message, code: error.code, sessionId: error.sessionId ?? null }
    : { text: ERROR_TEXTS['server.failed'], code: 'server.failed', sessionId: null }
