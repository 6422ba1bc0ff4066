import { useMutation } from '@tanstack/react-query'
import { ConflictActions, type ConflictChoice } from '@trassa/ad-form/form/conflict-actions'
import { codeOf, failureText, isUnanswered } from '../../../lib/failure-text.ts'

const BACKED_UP = 'Нет связи с сервером. Набранное хранится на этом компьютере, попробуйте ещё раз.'

interface EditorFailureProps {
  error: unknown
  onResolve: (choice: ConflictChoice) => Promise<void>
}

/** Why saving failed; for `ad.stale`, the choice between the two versions. */
export function EditorFailure({ error, onResolve }: EditorFailureProps) {
  const resolve = useMutation({ mutationFn: onResolve })
  const isStale = codeOf(error) === 'ad.stale'
  return (
    <div role="alert" className="grid gap-2">
      <p className="text-stop-text">
        {isUnanswered(error)
          ? BACKED_UP
          : isStale
            ? 'Объявление изменилось, пока вы его правили.'
            : failureText(error)}
      </p>
      {isStale && (
        <div className="flex gap-2">
          <ConflictActions resolve={resolve} theirsLabel="Показать новую версию" />
        </div>
      )}
    </div>
  )
}
