import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'

/** The type in canonical addresses, `/{city}/{type}/{slug}` (domain §7): `special-industrial`. */
export const segmentOf = (adType: AdType): string => adType.replaceAll('_', '-')

const TYPE_BY_SEGMENT = new Map(AD_TYPES.map((adType) => [segmentOf(adType), adType]))

/** The ad type that a segment of an address names, in any case; `undefined` for any other word. */
export const adTypeOfSegment = (segment: string): AdType | undefined =>
  TYPE_BY_SEGMENT.get(segment.toLowerCase())

/** The same, also for the spelling of the API (`special_industrial`), which redirects to the canonical one. */
export const adTypeOfAnySpelling = (segment: string): AdType | undefined =>
  adTypeOfSegment(segment.replaceAll('_', '-'))
