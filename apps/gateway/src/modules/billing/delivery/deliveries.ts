import { AppError } from '@trassa/contracts/app-error'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type AdLifecycle, lockAd, SYSTEM } from '../../ads/public.ts'
import type { AuditFacts } from '../../audit/public.ts'
import type { OrderLine } from '../orders/orders.repository.ts'
import { insertPackage, revokePackages } from '../packages/packages.repository.ts'
import { insertPromotion, revokePromotions } from '../promotions/promotions.repository.ts'

interface Delivery {
  userId: string
  line: OrderLine
  now: Date
  audit: AuditFacts
}

type Deliver = (tx: Transaction, delivery: Delivery) => Promise<void>

/** A publication that the buyer may use for any ad: what was paid for is not lost with its ad. */
const giveUnit: Deliver = (tx, { userId, line, now }) =>
  insertPackage(tx, { userId, type: 'GENERAL', quantity: 1, lineId: line.id, now })

export type Deliveries = ReturnType<typeof createDeliveries>

/** What each kind of good gives its buyer, and how it is taken back. Each line is delivered once. */
export function createDeliveries({ lifecycle }: { lifecycle: AdLifecycle }) {
  const publish: Deliver = async (tx, delivery) => {
    const { line, now, audit } = delivery
    const ad = line.adId && (await lockAd(tx, line.adId))
    if (!ad) return giveUnit(tx, delivery)
    const event = { type: 'ad.paid', actor: SYSTEM, now } as const
    try {
      // A savepoint: a refused event leaves nothing behind.
      await tx.transaction((inner) => lifecycle.applyEvent(inner, { ad, event }, audit))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await giveUnit(tx, delivery)
    }
  }

  const promote: Deliver = async (tx, delivery) => {
    const { line, now } = delivery
    const ad = line.adId && (await lockAd(tx, line.adId))
    if (ad && line.promotion)
      await insertPromotion(tx, { ad, lineId: line.id, promotion: line.promotion, now })
  }

  const deliverPackage: Deliver = async (tx, { userId, line, now }) => {
    const { packageType: type, quantity, id: lineId } = line
    if (type && quantity) await insertPackage(tx, { userId, type, quantity, lineId, now })
  }

  const byKind: Record<OrderLine['kind'], Deliver> = {
    package: deliverPackage,
    publication: publish,
    promotion: promote,
  }

  return {
    deliver: (tx: Transaction, delivery: Delivery): Promise<void> =>
      byKind[delivery.line.kind](tx, delivery),

    /** What is used up stays with its ad. */
    takeBack: async (tx: Transaction, lines: readonly OrderLine[], now: Date): Promise<void> => {
      const ids = lines.map(({ id }) => id)
      await revokePackages(tx, ids, now)
      await revokePromotions(tx, ids, now)
    },
  }
}
