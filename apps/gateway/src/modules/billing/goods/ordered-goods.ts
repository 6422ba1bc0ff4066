import { AppError } from '@trassa/contracts/app-error'
import type { Good } from '@trassa/contracts/entities/order'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { inArray } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { type AdRecord, ads, statAt } from '../../ads/public.ts'
import type { NewOrderLine } from '../orders/orders.repository.ts'
import type { PriceList } from '../prices/price-list.ts'

type SoldAd = Pick<AdRecord, 'id' | 'userId' | 'adType' | 'stat' | 'expiresAt'>

/** In which states an ad may be published for money (domain §3). */
const PUBLISHABLE: readonly AdStat[] = [
  AD_STATS.draft.stat,
  AD_STATS.expired.stat,
  AD_STATS.archived.stat,
]
/** In which states an ad may have what is sold for it; the time of a promotion runs while lists show the ad (domain §5). */
const SOLD_IN: Record<'publication' | 'promotion', readonly AdStat[]> = {
  publication: PUBLISHABLE,
  promotion: [
    ...PUBLISHABLE,
    AD_STATS.active.stat,
    AD_STATS.moderation.stat,
    AD_STATS.needsFix.stat,
  ],
}

/** Whether an ad may have a service in its state. */
export const maySell = (
  kind: keyof typeof SOLD_IN,
  ad: Pick<SoldAd, 'stat' | 'expiresAt'>,
  now: Date,
): boolean => SOLD_IN[kind].includes(statAt(ad, now))

async function readAds(db: Executor, goods: readonly Good[]): Promise<Map<string, SoldAd>> {
  const ids = goods.flatMap((good) => (good.adId === undefined ? [] : [good.adId]))
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: ads.id,
      userId: ads.userId,
      adType: ads.adType,
      stat: ads.stat,
      expiresAt: ads.expiresAt,
    })
    .from(ads)
    .where(inArray(ads.id, ids))
  return new Map(rows.map((ad) => [ad.id, ad]))
}

/** Names a good, so that the same goods in another order make the same key. */
function keyOf(good: Good): string {
  switch (good.kind) {
    case 'package':
      return `package ${good.packageType} ${good.quantity} ${good.adId ?? ''}`.trimEnd()
    case 'publication':
      return `publication ${good.adId}`
    case 'promotion':
      return `promotion ${good.promotion} ${good.adId}`
  }
}

/** Names a set of goods whatever order they stand in; the same good twice is one. */
export const goodsKeyOf = (goods: readonly Good[]): string =>
  [...new Set(goods.map(keyOf))].sort().join(', ')

/**
 * The lines of an order of these goods, each with its price of now.
 *
 * @throws AppError `ad.not_found`, `ad.forbidden` for another user's ad, `ad.illegal_transition` for one that
 *   cannot have the service in its state
 */
export async function priceGoods(
  db: Executor,
  goods: readonly Good[],
  { userId, prices, now }: { userId: string; prices: PriceList; now: Date },
): Promise<NewOrderLine[]> {
  const ads = await readAds(db, goods)
  const ownAd = (id: string, kind: keyof typeof SOLD_IN): SoldAd => {
    const ad = ads.get(id)
    if (!ad || ad.stat === AD_STATS.deleted.stat) throw new AppError('ad.not_found')
    if (ad.userId !== userId) throw new AppError('ad.forbidden')
    if (!maySell(kind, ad, now)) throw new AppError('ad.illegal_transition')
    return ad
  }
  const lineOf = (good: Good): NewOrderLine => {
    switch (good.kind) {
      case 'package': {
        const { kind, packageType, quantity } = good
        const adId = good.adId === undefined ? null : ownAd(good.adId, 'publication').id
        return { kind, packageType, quantity, adId, price: prices.package(quantity) }
      }
      case 'publication': {
        const ad = ownAd(good.adId, good.kind)
        return { kind: good.kind, adId: ad.id, price: prices.publication(ad.adType) }
      }
      case 'promotion': {
        const { kind, promotion } = good
        const ad = ownAd(good.adId, kind)
        return { kind, adId: ad.id, promotion, price: prices.promotion(promotion, ad.adType) }
      }
    }
  }
  return [...new Map(goods.map((good) => [keyOf(good), good])).values()].map(lineOf)
}
