import { formatPrice, NBSP } from '@trassa/catalog/format/numbers'
import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import type { CallAnswer } from '@trassa/contracts/call'
import type { Quota } from '@trassa/contracts/calls/ads'
import type { packagePrices } from '@trassa/contracts/calls/payments'
import type { Good } from '@trassa/contracts/entities/order'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { publications } from '../../../shared/packages/package-words.ts'

type PackageOffer = CallAnswer<typeof packagePrices>[number]

/** One way to publish an ad. */
export interface PublicationWay {
  id: string
  label: string
  hint: string
  /** Whole roubles. */
  price: number
  /** How it is published at once; `null` where it is paid for first. */
  atOnce: 'free' | 'unit' | null
  goods: (adId: string) => Good[]
}

interface WayFacts {
  adType: AdType
  quota: Quota
  /** Whole roubles. */
  single: number
  packages: readonly PackageOffer[]
}

const NO_GOODS = () => []

const ofPackage = ({ quantity, price, discount }: PackageOffer): PublicationWay => ({
  id: `package-${quantity}`,
  label: `Пакет: ${publications(quantity)}${NBSP}– ${formatPrice(price)}`,
  hint: `${formatPrice(Math.round(price / quantity))} за публикацию, выгода ${discount}${NBSP}%`,
  price,
  atOnce: null,
  goods: (adId) => [{ kind: 'package', packageType: 'GENERAL', quantity, adId }],
})

/** How an ad may be published now, the cheapest for its owner first: free, from a package, for money. */
export function publicationWays({ adType, quota, single, packages }: WayFacts): PublicationWay[] {
  const { free, used } = kindOf(adType) === 'vehicle' ? quota.vehicles : quota.parts
  const left = free - used
  const ways: PublicationWay[] = [
    {
      id: 'single',
      label: `Одна публикация${NBSP}– ${formatPrice(single)}`,
      hint: 'Объявление размещается на 30 дней.',
      price: single,
      atOnce: null,
      goods: (adId) => [{ kind: 'publication', adId }],
    },
    ...packages.filter(({ quantity }) => quantity > 1).map(ofPackage),
  ]
  if (quota.packages > 0) {
    ways.unshift({
      id: 'unit',
      label: 'Из пакета',
      hint: `Спишется одна публикация, останется ${quota.packages - 1}.`,
      price: 0,
      atOnce: 'unit',
      goods: NO_GOODS,
    })
  }
  if (left > 0) {
    return [
      {
        id: 'free',
        label: 'Бесплатно',
        hint: `У вас свободно бесплатных публикаций: ${left}.`,
        price: 0,
        atOnce: 'free',
        goods: NO_GOODS,
      },
      // The gateway takes a free publication before a unit of a package.
      ...ways.filter(({ id }) => id !== 'unit'),
    ]
  }
  return ways
}
