import { reasonDrafts } from '../../reasons/reason-drafts.ts'
import type { DecisionChange } from '../decision.ts'
import { datesDrafts } from '../forms/dates-drafts.ts'
import { dayOf } from '../forms/expiry-days.ts'
import { overrideDrafts } from '../forms/override-drafts.ts'
import { liftDrafts } from '../lift-drafts.ts'

/** Puts what was typed for a decision back into the drafts of its form. */
export function restoreDrafts(adId: string, change: DecisionChange): void {
  switch (change.type) {
    case 'verdict':
      if (change.reasons.length > 0) reasonDrafts.write(adId, change.reasons)
      return
    case 'lift':
      liftDrafts.write(adId, change.reason)
      return
    case 'dates':
      datesDrafts.write(adId, { day: dayOf(change.expiresAt), reason: change.reason })
      return
    case 'override':
      overrideDrafts.write(adId, { stat: change.stat, comment: change.comment })
  }
}

/** Forgets what was typed for a decision, once that is stored. */
export function clearDrafts(adId: string, { type }: DecisionChange): void {
  const drafts = {
    verdict: reasonDrafts,
    lift: liftDrafts,
    dates: datesDrafts,
    override: overrideDrafts,
  }
  drafts[type].clear(adId)
}
