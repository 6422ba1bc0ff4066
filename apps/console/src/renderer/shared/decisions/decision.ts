import type { PendingDecision } from '../../../shared/outbox.ts'
import type { AdAction } from './allowed-actions.ts'

export type DecisionChange = PendingDecision['change']

/** What a moderator can do with an ad by a key or a button. */
export type DecisionKind = AdAction | 'dates' | 'override'

/** The action whose button makes this change. */
export const actionOf = (change: DecisionChange): DecisionKind =>
  change.type === 'verdict' ? change.verdict : change.type

export const ACTION_LABELS: Record<DecisionKind, string> = {
  approve: 'Одобрить',
  requestFix: 'На исправление',
  block: 'Заблокировать',
  lift: 'Поднять',
  dates: 'Срок',
  override: 'Другое состояние',
}

/** What has been done, before the ad's title. */
export const DONE_LABELS: Record<DecisionKind, string> = {
  approve: 'Одобрено',
  requestFix: 'Возвращено на исправление',
  block: 'Заблокировано',
  lift: 'Поднято',
  dates: 'Срок изменён',
  override: 'Состояние изменено',
}
