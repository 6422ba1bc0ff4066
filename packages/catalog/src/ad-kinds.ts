import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type AdKind, MAIN_TYPES } from './main-types.ts'
import { SUBTYPES } from './subtypes.ts'

const KIND_BY_MAIN_TYPE = new Map(MAIN_TYPES.map(({ id, kind }) => [id, kind]))

const KINDS: Partial<Record<AdType, AdKind>> = Object.fromEntries(
  SUBTYPES.map(({ adType, type }) => [adType, KIND_BY_MAIN_TYPE.get(type)]),
)

export const isVehicle = (adType: AdType): boolean => KINDS[adType] === 'vehicle'

/** The ad types of a kind: what counts together towards free publications (domain §2). */
export const adTypesOfKind = (kind: AdKind): AdType[] =>
  SUBTYPES.map(({ adType }) => adType).filter((adType) => KINDS[adType] === kind)
