import type { PendingDecision } from '../../../shared/outbox.ts'
import { ACTION_LABELS, actionOf } from '../../shared/decisions/decision.ts'

/** What a decision does, and to which ad. */
export const decisionName = ({ change, title }: PendingDecision): string =>
  `${ACTION_LABELS[actionOf(change)]}: ${title}`
