import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type AdKind, MAIN_TYPES } from './main-types.ts'
import { SUBTYPES } from './subtypes.ts'

const KIND_BY_MAIN_TYPE = new Map(MAIN_TYPES.map(({ id, kind }) => [id, kind]))

const KIND_BY_AD_TYPE = new Map(
  SUBTYPES.map(({ adType, type }) => [adType, KIND_BY_MAIN_TYPE.get(type)]),
)

/** Whether ads of a type offer a vehicle, a part or a service (spec §3). */
export const kindOf = (adType: AdType): AdKind => KIND_BY_AD_TYPE.get(adType) ?? 'vehicle'
