import { reasonDrafts } from '../../reasons/reason-drafts.ts'
import type { DecisionChange } from '../decision.ts'
import { datesDrafts } from '../forms/dates-drafts.ts'
import { dayOf } from '../forms/expiry-days.ts'
import { overrideDrafts } from '../forms/override-drafts.ts'
import { liftDrafts } from '../lift-drafts.ts'

/** Puts what was typed for a decision back into the drafts of its form, unless something newer is typed there. */
export function restoreDrafts(adId: string, change: DecisionChange): void {
  switch (change.type) {
    case 'verdict':
      if (change.reasons.length > 0) reasonDrafts.restore(adId, change.reasons)
      return
    case 'dismissComplaints':
      return
    case 'lift':
      liftDrafts.restore(adId, change.reason)
      return
    case 'dates':
      datesDrafts.restore(adId, { day: dayOf(change.expiresAt), reason: change.reason })
      return
    case 'override':
      overrideDrafts.restore(adId, { stat: change.stat, comment: change.comment })
  }
}

/** Forgets what was typed for a decision, once that is stored. */
export function clearDrafts(adId: string, { type }: DecisionChange): void {
  const drafts = {
    verdict: reasonDrafts,
    dismissComplaints: null,
    lift: liftDrafts,
    dates: datesDrafts,
    override: overrideDrafts,
  }
  drafts[type]?.clear(adId)
}
