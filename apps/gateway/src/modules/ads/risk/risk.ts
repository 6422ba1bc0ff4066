import { MANY_COMPLAINTS, type RiskSignal } from '@trassa/contracts/enumerations/moderation'
import type { Executor } from '../../../platform/database/connect.ts'
import type { AdRecord } from '../ads.table.ts'
import { hasContacts } from './contacts-in-text.ts'
import { type RiskFacts, readRiskFacts } from './risk.repository.ts'

/** A price below this part of the market's median is "far under" it. */
const FAR_UNDER_MARKET = 0.6

/** domain §3: the condition of each signal, on the ad and the facts about other ads. */
const SIGNALS: Record<RiskSignal, (ad: AdRecord, facts: RiskFacts) => boolean> = {
  firstAd: (_, { firstAd }) => firstAd,
  priceLow: ({ price }, { medianPrice }) =>
    price !== null && medianPrice !== null && price < medianPrice * FAR_UNDER_MARKET,
  sameVin: (_, { sameVin }) => sameVin,
  samePhoto: ({ risk }, { samePhoto }) => samePhoto ?? risk.includes('samePhoto'),
  contactsInText: ({ description, address }) => hasContacts(description) || hasContacts(address),
  manyComplaints: ({ openComplaints }) => openComplaints >= MANY_COMPLAINTS,
  cityChanged: ({ cityId }, { lastCityId }) => lastCityId !== null && cityId !== lastCityId,
}

/**
 * The risk signals of an ad with the content that it has after an event.
 *
 * @param comparePhotos false for photographs that were compared before; what was found then stands (docs/decisions/182)
 */
export async function riskOf(
  db: Executor,
  ad: AdRecord,
  comparePhotos = true,
): Promise<RiskSignal[]> {
  const facts = await readRiskFacts(db, ad, comparePhotos)
  const signals = Object.entries(SIGNALS) as [RiskSignal, (typeof SIGNALS)[RiskSignal]][]
  return signals.filter(([, holds]) => holds(ad, facts)).map(([signal]) => signal)
}
