import type { ReactNode } from 'react'
import { codeOf, isUnanswered } from '../../../../shared/failures.ts'
import { failureText } from '../../../lib/failure-text.ts'

const BACKED_UP = 'Нет связи с сервером. Набранное хранится на этом компьютере, попробуйте ещё раз.'

interface EditorFailureProps {
  error: unknown
  /** The choice between the two versions; shown for `ad.stale`. */
  conflict: ReactNode
}

/** Why saving failed. */
export function EditorFailure({ error, conflict }: EditorFailureProps) {
  const isStale = codeOf(error) === 'ad.stale'
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="text-stop-text">
        {isUnanswered(error)
          ? BACKED_UP
          : isStale
            ? 'Объявление изменилось, пока вы его правили.'
            : failureText(error)}
      </p>
      {isStale && conflict}
    </div>
  )
}
