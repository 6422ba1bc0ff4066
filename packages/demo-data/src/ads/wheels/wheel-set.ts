import type { Fields } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { ThingVariant } from '../../pictures/demo-pictures.ts'
import type { Random } from '../../random.ts'
import type { VehicleIndex } from '../vehicles/vehicle-index.ts'

/** Tyres, discs or both, new: what they are and what one of them costs in roubles. */
export interface WheelSet {
  fields: Fields
  /** Ways to call them, of which the ad takes one that is short enough; at least one is. */
  titles: readonly string[]
  price: number
  look: ThingVariant
  quantities: readonly number[]
  winter: boolean
}

/** Makes a set; half of the ranks of ads are of popular ones. */
export type WheelSetOf = (random: Random, rank: number) => WheelSet

/** The fields that name a tyre's mark and model. */
export function tyreIds(index: VehicleIndex, adType: AdType, markName: string, modelName: string) {
  const { mark, model } = index(adType, markName, modelName)
  return { markId: mark.id, ...(model && { modelId: model.id }) }
}
