import type { Random } from '../../random.ts'
import { DEMO_YEAR } from '../values/market-price.ts'
import type { Offer, VehicleKind } from './offer.ts'

/** A random year of production; recent ones are more likely. */
export const yearOf = ({ from, to }: Offer, random: Random): number =>
  to - Math.round((to - from) * random.range(0, 1) ** 1.3)

/** Whether usage is recorded: kilometres always, hours only for machines with an engine. */
export const isCounted = ({ usage }: VehicleKind, { fields }: Offer): boolean =>
  usage?.key === 'mileage' || (usage?.key === 'hours' && fields.power !== undefined)

/** Years from which a vehicle is used less, and by how much. */
const AGED = 15
const AGED_PACE = 0.35

/** The years of full use that a vehicle of the model year has behind it. */
const yearsOfUse = (year: number): number => {
  const age = Math.max(0, DEMO_YEAR - year)
  return Math.min(age, AGED) + Math.max(0, age - AGED) * AGED_PACE
}

/** Usage in kilometres or hours, rounded as in a typical ad. */
export function usedOf({ usage }: VehicleKind, { pace }: Offer, year: number, random: Random) {
  if (!usage) return 0
  const [least, most] = pace ?? usage.yearly
  const total = Math.min(usage.most, yearsOfUse(year) * random.range(least, most))
  const step = total > 1_000 ? random.pick([10, 100, 100]) : 1
  return Math.round(total / step) * step
}

/** The share of the price lost to usage: up to a fifth above the average, gains up to an eighth below it. */
function wearOf({ usage }: VehicleKind, { pace }: Offer, year: number, used: number): number {
  const years = yearsOfUse(year)
  if (!usage || years === 0) return 0
  const [least, most] = pace ?? usage.yearly
  const usual = ((least + most) / 2) * years
  return Math.max(-0.12, Math.min(0.2, (used / usual - 1) * 0.25))
}

/** The market value in roubles, before the seller's margin and rounding; its age counts from the last year of production. */
export function worthOf(
  kind: VehicleKind,
  offer: Offer,
  { year, used, broken }: { year: number; used: number; broken: boolean },
): number {
  const kept = Math.max(kind.floor, kind.yearly ** (offer.to - year))
  const wear = isCounted(kind, offer) ? wearOf(kind, offer, year, used) : 0
  return offer.price * 1_000 * kept * (1 - wear) * (broken ? 0.55 : 1)
}
