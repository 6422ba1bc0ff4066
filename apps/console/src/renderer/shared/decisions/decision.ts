import type { PendingDecision } from '../../../shared/outbox.ts'
import type { AdAction } from './allowed-actions.ts'

export type DecisionChange = PendingDecision['change']

/** What a moderator can do with an ad by a key or a button. */
export type DecisionKind = AdAction | 'dismissComplaints' | 'dates' | 'override'

/** The action whose button makes this change. */
export const actionOf = (change: DecisionChange): DecisionKind =>
  change.type === 'verdict' ? change.verdict : change.type

export const ACTION_LABELS: Record<DecisionKind, string> = {
  approve: 'Одобрить',
  requestFix: 'На исправление',
  block: 'Заблокировать',
  dismissComplaints: 'Жалобы необоснованны',
  lift: 'Поднять',
  dates: 'Срок',
  override: 'Другое состояние',
}

/** Those that need no form: a key or a button makes them at once. */
export type FormlessKind = 'approve' | 'dismissComplaints'

/** Whether a decision is made without a form. */
export const isFormless = (kind: DecisionKind): kind is FormlessKind =>
  kind === 'approve' || kind === 'dismissComplaints'

/** What has been done, before the ad's title. */
export const DONE_LABELS: Record<DecisionKind, string> = {
  approve: 'Одобрено',
  requestFix: 'Возвращено на исправление',
  block: 'Заблокировано',
  dismissComplaints: 'Жалобы сняты',
  lift: 'Поднято',
  dates: 'Срок изменён',
  override: 'Состояние изменено',
}
