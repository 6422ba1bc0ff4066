import { AppError } from '@trassa/contracts/app-error'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type AdLifecycle, type AdRecord, lockAd, SYSTEM } from '../../ads/public.ts'
import type { AuditFacts } from '../../audit/public.ts'
import type { OrderLine } from '../orders/orders.repository.ts'
import { insertPackage, revokePackages } from '../packages/packages.repository.ts'
import type { PublishForOwner } from '../packages/publish-for-owner.ts'
import { readPriceList } from '../prices/price-list.ts'
import { insertPromotion, revokePromotions } from '../promotions/promotions.repository.ts'

interface Delivery {
  userId: string
  line: OrderLine
  now: Date
  audit: AuditFacts
}

type Deliver = (tx: Transaction, delivery: Delivery) => Promise<void>

/** Publications that the buyer may use for any ad, worth what was paid: it is not lost with its ad. */
const giveUnits: Deliver = async (tx, { userId, line, now }) => {
  const unit = (await readPriceList(tx, now)).package(1)
  const quantity = Math.ceil(line.price / unit)
  await insertPackage(tx, { userId, type: 'GENERAL', quantity, lineId: line.id, now })
}

export type Deliveries = ReturnType<typeof createDeliveries>

/** What each kind of good gives its buyer, and how it is taken back. Each line is delivered once. */
export function createDeliveries({
  lifecycle,
  publishForOwner,
}: {
  lifecycle: AdLifecycle
  publishForOwner: PublishForOwner
}) {
  /** Does something for the line's ad. @returns whether it could be done; a refusal leaves nothing behind */
  async function attempt(
    tx: Transaction,
    { line }: Delivery,
    act: (inner: Transaction, ad: AdRecord) => Promise<unknown>,
  ): Promise<boolean> {
    const ad = line.adId === null ? undefined : await lockAd(tx, line.adId)
    if (!ad) return false
    try {
      // A savepoint: what a refused event has begun is rolled back.
      await tx.transaction((inner) => act(inner, ad))
      return true
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return false
    }
  }

  const publish: Deliver = async (tx, delivery) => {
    const { now, audit } = delivery
    const published = await attempt(tx, delivery, async (inner, ad) => {
      const current = await lifecycle.expireIfDue(inner, ad, now, audit)
      const event = { type: 'ad.paid', actor: SYSTEM, now } as const
      await lifecycle.applyEvent(inner, { ad: current, event }, audit)
    })
    if (!published) await giveUnits(tx, delivery)
  }

  const promote: Deliver = async (tx, delivery) => {
    const { line, now } = delivery
    const ad = line.adId === null ? undefined : await lockAd(tx, line.adId)
    if (!ad || !line.promotion || ad.stat === AD_STATS.deleted.stat) return giveUnits(tx, delivery)
    await insertPromotion(tx, { ad, lineId: line.id, promotion: line.promotion, now })
  }

  const deliverPackage: Deliver = async (tx, delivery) => {
    const { userId, line, now, audit } = delivery
    const { packageType: type, quantity, id: lineId } = line
    if (!type || !quantity) return
    await insertPackage(tx, { userId, type, quantity, lineId, now })
    // An ad that cannot be published any more leaves its publication in the package.
    await attempt(tx, delivery, (inner, ad) => publishForOwner(inner, { ad, now }, audit))
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
