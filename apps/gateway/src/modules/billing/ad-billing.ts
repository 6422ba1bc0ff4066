import { PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import type { AdBilling } from '../ads/public.ts'
import {
  insertPackage,
  lockUsablePackages,
  readRemainder,
  returnUnits,
  takeUnits,
} from './packages/packages.repository.ts'
import { lockPublicationOf } from './packages/publication-of.repository.ts'
import { lockLifts, useLifts } from './promotions/lifts.repository.ts'
import { resumePromotions, stopPromotions } from './promotions/promotions.repository.ts'

const idsOf = (ads: readonly { id: string }[]) => ads.map(({ id }) => id)

/** What the lifecycle of ads takes and gives back of paid services (domain §3, §5). */
export const adBilling: AdBilling = {
  lockUnitsLeft: async (tx, userIds) => {
    const usable = await lockUsablePackages(tx, userIds, new Date())
    const byUser = Map.groupBy(usable, ({ userId }) => userId)
    return new Map(
      [...byUser].map(([userId, own]) => [userId, own.reduce((sum, p) => sum + p.remainder, 0)]),
    )
  },

  countUnitsLeft: async (db, userId, now) =>
    (await readRemainder(db, { userId, type: 'GENERAL', now })).remainder,

  takeUnits: async (tx, ads) => {
    const usable = await lockUsablePackages(
      tx,
      [...new Set(ads.map(({ userId }) => userId))],
      new Date(),
    )
    const left = new Map(usable.map((one) => [one.id, one.remainder]))
    const taken = ads.map(({ id: adId, userId }) => {
      const from = usable.find((one) => one.userId === userId && (left.get(one.id) ?? 0) > 0)
      if (!from) throw new Error(`No publication is left for ad ${adId}`)
      left.set(from.id, (left.get(from.id) ?? 0) - 1)
      return { packageId: from.id, adId }
    })
    await takeUnits(tx, taken)
  },

  returnUnits: async (tx, ads) => {
    const now = new Date()
    const { fromPackage, paidSingly } = PAYMENT_STATUSES
    const ofPackages = ads.filter(({ paymentStatus }) => paymentStatus === fromPackage)
    if (ofPackages.length > 0) await returnUnits(tx, idsOf(ofPackages), now)
    // What was paid singly becomes a publication that the owner may use for another ad, unless the money went back.
    for (const { id, userId } of ads.filter(({ paymentStatus }) => paymentStatus === paidSingly)) {
      const paid = await lockPublicationOf(tx, id)
      if (paid?.isRefunded) continue
      const lineId = paid?.lineId ?? null
      const returned = { quantity: 1, lineId, isReturned: true, now }
      await insertPackage(tx, { userId, type: 'GENERAL', ...returned })
    }
  },

  lockPaidLifts: lockLifts,
  useLifts: (tx, ads) => useLifts(tx, idsOf(ads)),
  stopPromotions: (tx, ads, now) => stopPromotions(tx, idsOf(ads), now),
  resumePromotions: (tx, ads, now) => resumePromotions(tx, idsOf(ads), now),
}
