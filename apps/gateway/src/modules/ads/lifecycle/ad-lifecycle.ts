import { createEditAd } from '../content/edit-ad.ts'
import type { TellOwners } from '../decision-notices/tell-owners.ts'
import type { AdBilling } from './ad-billing.ts'
import { createApplyEvent, createApplyEvents, createJudgeEvents } from './apply-events.ts'
import { createApplyToMany } from './apply-to-many.ts'
import { createApplyToRows, createJudgeRows } from './apply-to-rows.ts'
import { createChangeStat } from './change-stat.ts'
import { createExpireIfDue } from './expire-if-due.ts'

export type AdLifecycle = ReturnType<typeof createAdLifecycle>

/**
 * All ways in which a stored ad changes (domain §3). Each runs in the caller's transaction, but for
 * `applyToMany`, which makes its own.
 *
 * @param tellOwners what `main` gives; nothing is told without it
 */
export function createAdLifecycle({
  billing,
  tellOwners = async () => undefined,
}: {
  billing: AdBilling
  tellOwners?: TellOwners
}) {
  const applyEvents = createApplyEvents(billing, tellOwners)
  const applyEvent = createApplyEvent(applyEvents)
  return {
    applyEvents,
    applyEvent,
    applyToRows: createApplyToRows(applyEvents),
    judgeRows: createJudgeRows(createJudgeEvents(billing)),
    applyToMany: createApplyToMany(applyEvents),
    changeStat: createChangeStat(applyEvent),
    editAd: createEditAd(applyEvent),
    expireIfDue: createExpireIfDue(applyEvent),
  }
}
