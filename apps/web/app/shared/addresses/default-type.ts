import { MAIN_TYPES, type MainType } from '@trassa/catalog/taxonomy/main-types'
import { subtypesOf } from '@trassa/catalog/taxonomy/subtypes'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { plainPath } from './paths.ts'

/** The type that addresses leave out (spec §4: the default subtype is car). */
export const DEFAULT_AD_TYPE: AdType = 'auto'

/** The ad type that a text names, as `ad_type` has it; `undefined` for any other text. */
export const readAdType = (text: string | null): AdType | undefined =>
  AD_TYPES.find((type) => type === text)

const BY_PATH = new Map(MAIN_TYPES.map((main) => [plainPath(main.path), main]))

/** The main type whose page this is (spec §3: path). */
export const mainTypeAt = (pathname: string): MainType | undefined =>
  BY_PATH.get(plainPath(pathname))

/** The subtype that a main page shows when its address names none: its first, in a city cars. */
export function defaultTypeAt(pathname: string): AdType {
  const main = mainTypeAt(pathname)
  return (main && subtypesOf(main.id)[0]?.adType) ?? DEFAULT_AD_TYPE
}
