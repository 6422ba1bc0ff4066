import { RISK_SIGNALS, type RiskSignal } from '@trassa/contracts/enumerations/moderation'
import type { AdEventType, AdFacts } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AdRecord } from '../ads.table.ts'
import { type FreeQuota, lockFreeQuota } from './free-quota.ts'

/** Sum of the scores of an ad's risk signals (domain §3). */
export const riskScoreOf = (risk: readonly RiskSignal[]): number =>
  risk.reduce((total, signal) => total + RISK_SIGNALS[signal].score, 0)

/** What the lifecycle asks about an ad. Packages and paid lifts are not sold yet: nobody has any. */
export const factsOf = (ad: AdRecord, freeQuotaLeft: boolean): AdFacts => ({
  ...ad,
  riskScore: riskScoreOf(ad.risk),
  freeQuotaLeft,
  packageUnitLeft: false,
  liftPaid: false,
})

/** Events that may take a publication; only these are worth counting the owner's ads for. */
const CHARGING: ReadonlySet<AdEventType> = new Set(['ad.submitted', 'ad.renewed'])

/** The quota of the owners of the ads to which something is about to happen that may be charged. */
export async function quotaFor(
  tx: Transaction,
  commands: { ad: AdRecord; event: { type: AdEventType } }[],
): Promise<FreeQuota | undefined> {
  const charged = commands.filter(({ event }) => CHARGING.has(event.type)).map(({ ad }) => ad)
  return charged.length > 0 ? lockFreeQuota(tx, charged) : undefined
}
