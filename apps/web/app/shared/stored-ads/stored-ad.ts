import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'

/** What a browser keeps of an ad: which one it is, and whose form it has. */
export interface StoredAd {
  id: string
  adType: AdType
}

const isAdType = (value: unknown): value is AdType => AD_TYPES.some((adType) => adType === value)

/** Whether a text of an address or of the browser's storage may be an ad's id. */
export const isAdId = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value)

/** Whether a value of the browser's storage is one of these. */
export const isStoredAd = (value: unknown): value is StoredAd =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'adType' in value &&
  isAdId(value.id) &&
  isAdType(value.adType)
