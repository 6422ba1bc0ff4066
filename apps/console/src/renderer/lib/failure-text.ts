import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { codeOf } from '../../shared/failures.ts'

/** spec §8: over a failed login and a defect of the console. */
export const FAILURE_TITLE = 'Технические неполадки'

/** The disk did not take what was to be stored. */
export class NotSavedError extends Error {
  constructor() {
    super(
      'Не сохранено: на диске этого компьютера не удалось записать файл. Освободите место и повторите.',
    )
  }
}

/** @throws NotSavedError where the main process could not write the change, whatever the reason */
export const orNotSaved = <Result>(change: Promise<Result>): Promise<Result> =>
  change.catch(() => {
    throw new NotSavedError()
  })

/**
 * The sentence for a thrown value. Anything that is not known is `server.failed`, with the log session by which it is
 * found on the server (domain §1).
 */
export function failureText(error: unknown): string {
  if (error instanceof NotSavedError) return error.message
  const code = codeOf(error)
  if (code !== 'server.failed' || !(error instanceof AppError)) return ERROR_TEXTS[code]
  const { message, sessionId } = error
  return sessionId ? `${message} ID сессии: ${sessionId}` : message
}
