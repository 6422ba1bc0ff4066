import { useMutation } from '@tanstack/react-query'
import { Button } from '@trassa/ui/actions/button'
import { codeOf, failureText, isUnanswered } from '../../../lib/failure-text.ts'

const KEPT = 'Нет связи с сервером. Набранное хранится на этом компьютере, попробуйте ещё раз.'

interface EditorFailureProps {
  error: unknown
  onSettle: (keep: 'theirs' | 'mine') => Promise<void>
}

/** Why it was not saved; where two have changed one ad, the choice between them. */
export function EditorFailure({ error, onSettle }: EditorFailureProps) {
  const settling = useMutation({ mutationFn: onSettle })
  const isStale = codeOf(error) === 'ad.stale'
  return (
    <div role="alert" className="grid gap-2">
      <p className="text-stop-text">
        {isUnanswered(error)
          ? KEPT
          : isStale
            ? 'Объявление изменилось, пока вы его правили.'
            : failureText(error)}
      </p>
      {isStale && (
        <div className="flex gap-2">
          <Button
            size="small"
            variant="secondary"
            disabled={settling.isPending}
            onClick={() => settling.mutate('theirs')}
          >
            Показать новую версию
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={settling.isPending}
            onClick={() => settling.mutate('mine')}
          >
            Оставить моё
          </Button>
        </div>
      )}
    </div>
  )
}
