import type { Random } from '../../random.ts'
import { popularHalf } from '../../spread.ts'
import type { Offer } from './offer.ts'

/** Chooses an offer by the rank of an ad; throws where there is none. */
export type OfferChoice = (rank: number, random: Random) => Offer

/** Every second ad is of a popular offer, in the shares of their weights; the others are a long tail. */
export function offerChoice(offers: readonly Offer[]): OfferChoice {
  const popular = offers.filter(({ weight }) => weight !== undefined)
  const others = offers.filter(({ weight }) => weight === undefined)
  if (popular.length === 0) return (_, random) => random.pick(others)
  const popularAt = popularHalf(popular, ({ weight = 0 }) => weight)
  const tail = others.length > 0 ? others : popular
  return (rank, random) => popularAt(rank) ?? random.pick(tail)
}
