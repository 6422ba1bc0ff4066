import type { PendingDecision } from '../../../../shared/outbox.ts'
import { reopened } from './reopened.ts'
import { restoreDrafts } from './restore-drafts.ts'

/** Opens the form of a decision again, with what was typed, as soon as its ad is shown. */
export function reopenDecision({ adId, version, change }: PendingDecision): void {
  restoreDrafts(adId, change)
  reopened.write({ adId, version, change })
}
