import { inShares, popularHalf } from '../../spread.ts'
import type { Offer } from './offer.ts'

/** Chooses an offer by the rank of an ad; throws where there is none. */
export type OfferChoice = (rank: number) => Offer

/** Every second ad is of a popular offer, in the shares of their weights; the others are of a long tail, one after another. */
export function offerChoice(offers: readonly Offer[]): OfferChoice {
  const popular = offers.filter(({ weight }) => weight !== undefined)
  const others = offers.filter(({ weight }) => weight === undefined)
  if (popular.length === 0) return inShares(others)
  const popularAt = popularHalf(popular, ({ weight = 0 }) => weight)
  const tailAt = inShares(others.length > 0 ? others : popular)
  return (rank) => popularAt(rank) ?? tailAt(rank >> 1)
}
