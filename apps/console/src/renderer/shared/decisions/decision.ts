import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { PendingDecision } from '../../../shared/outbox.ts'
import type { AdAction } from './allowed-actions.ts'

/** The stats that a moderator's verdict leads to (domain §3). */
export const VERDICTS = {
  approve: AD_STATS.active.stat,
  requestFix: AD_STATS.needsFix.stat,
  block: AD_STATS.blocked.stat,
} as const
export type Verdict = keyof typeof VERDICTS

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
