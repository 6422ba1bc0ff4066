import { Button } from '@trassa/ui/actions/button'
import { codeOf, isPostponed } from '../../../../shared/failures.ts'
import { failureText } from '../../../lib/failure-text.ts'

function textOf(error: unknown): string {
  if (codeOf(error) === 'moderation.claimed') {
    return 'Не удалось перейти: то объявление уже проверяет другой модератор. Вы остались на этом.'
  }
  if (isPostponed(error)) {
    return 'Не удалось перейти: нет связи с сервером. Вы остались на этом объявлении.'
  }
  return `Не удалось перейти. ${failureText(error)}`
}

/** Why another ad could not be taken; the current one stays. */
export function TakingNotice({ error, onNext }: { error: unknown; onNext: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-2 rounded-card border border-marking-text bg-marking-quiet p-3"
    >
      <p>{textOf(error)}</p>
      <Button size="small" variant="secondary" onClick={onNext}>
        Взять следующее
      </Button>
    </div>
  )
}
