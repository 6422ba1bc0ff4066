import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { codeOf } from '../../shared/failures.ts'

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

/** The sentence for a thrown value; anything that is not known is `server.failed`. */
export const failureText = (error: unknown): string =>
  error instanceof NotSavedError ? error.message : ERROR_TEXTS[codeOf(error)]
