import type { PendingDecision } from '../../../shared/outbox.ts'
import type { AdAction } from './allowed-actions.ts'

export type DecisionChange = PendingDecision['change']

/** The action whose button makes this change. */
export const actionOf = (change: DecisionChange): AdAction =>
  change.type === 'lift' ? 'lift' : change.verdict

export const ACTION_LABELS: Record<AdAction, string> = {
  approve: 'Одобрить',
  requestFix: 'На исправление',
  block: 'Заблокировать',
  lift: 'Поднять',
}
