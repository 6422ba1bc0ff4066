import type { ErrorCode } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { codeOf, isPostponed } from '../../../shared/failures.ts'
import { failureText } from '../../lib/failure-text.ts'

const EXPLAINED: Partial<Record<ErrorCode, string>> = {
  'ad.stale':
    'Объявление изменилось, пока вы его смотрели. Посмотрите новую версию; отмеченные причины сохранены.',
  'ad.illegal_transition':
    'Решение уже не подходит: другой модератор или владелец изменили состояние объявления.',
  'moderation.claimed': 'Это объявление уже проверяет другой модератор. Решение не записано.',
}

const POSTPONED = 'Нет связи с сервером. Решение сохранено и уйдёт само, когда связь появится.'

const HAS_NEWER: readonly ErrorCode[] = ['ad.stale', 'ad.illegal_transition', 'moderation.claimed']

interface RefusalNoticeProps {
  error: unknown
  onReload?: () => void
  onNext?: () => void
}

/** Why the gateway has not accepted a decision, and what can be done now. */
export function RefusalNotice({ error, onReload, onNext }: RefusalNoticeProps) {
  const code = codeOf(error)
  return (
    <div
      role="alert"
      className="grid gap-2 rounded-card border border-marking-text bg-marking-quiet p-3"
    >
      <p>{isPostponed(error) ? POSTPONED : (EXPLAINED[code] ?? failureText(error))}</p>
      <div className="flex flex-wrap gap-2">
        {onReload && HAS_NEWER.includes(code) && (
          <Button size="small" variant="secondary" onClick={onReload}>
            Показать новую версию
          </Button>
        )}
        {onNext && (
          <Button size="small" variant="secondary" onClick={onNext}>
            Взять следующее
          </Button>
        )}
      </div>
    </div>
  )
}
