import type { PromotionEffect } from './promotion-effects.ts'

/** spec §9, domain §5: the types of publication packages. */
export const PACKAGE_TYPES = ['GENERAL'] as const
export type PackageType = (typeof PACKAGE_TYPES)[number]

/** domain §5: how many publications a package may have. */
export const PACKAGE_QUANTITIES = [1, 5, 10, 20, 50, 100] as const
export type PackageQuantity = (typeof PACKAGE_QUANTITIES)[number]

/** domain §5: days in which the publications of a package may be used. */
export const PACKAGE_DAYS = 90

/** domain §5: which ads a price is for. `heavy`: trucks and special machinery; `part`: parts, tyres, services. */
export const PRICE_GROUPS = ['vehicle', 'heavy', 'part'] as const
export type PriceGroup = (typeof PRICE_GROUPS)[number]

/** What a promotion gives an ad. */
export interface PromotionContent {
  name: string
  /** What the seller gets, in a sentence. */
  text: string
  /** Lifts that the owner makes at the time of their choice, 48 hours apart. */
  lifts?: number
  /** Lifts that are made by themselves, one a day. */
  dailyLifts?: number
  /** Days of each effect. */
  days?: Partial<Record<PromotionEffect, number>>
}

/** domain §5: the promotions that are sold. */
export const PROMOTIONS = {
  lift: {
    name: 'Поднять в списке',
    text: 'Объявление встанет на первое место среди обычных объявлений.',
    lifts: 1,
  },
  dailyLifts: {
    name: 'Поднимать 7 дней',
    text: 'Объявление само встаёт на первое место раз в день, семь дней подряд.',
    dailyLifts: 7,
  },
  highlight: {
    name: 'Выделить цветом',
    text: 'Карточка в списке выделена цветом 7 дней.',
    days: { highlight: 7 },
  },
  urgent: {
    name: 'Стикер «Срочно»',
    text: 'На карточке и на странице объявления 7 дней стоит стикер «Срочно».',
    days: { urgent: 7 },
  },
  vip: {
    name: 'VIP',
    text: 'Объявление 7 дней показывается в отдельном блоке над списком.',
    days: { vip: 7 },
  },
  turbo: {
    name: 'Турбо',
    text: 'VIP и выделение цветом на 7 дней и три поднятия, когда вам удобно.',
    days: { vip: 7, highlight: 7 },
    lifts: 3,
  },
} as const satisfies Record<string, PromotionContent>
export type Promotion = keyof typeof PROMOTIONS
export const PROMOTION_IDS = Object.keys(PROMOTIONS) as [Promotion, ...Promotion[]]
