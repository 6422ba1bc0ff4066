import type { AdType } from '@trassa/contracts/enumerations/ads'

/** Where an ad is created for the user with a phone, of a type once that is chosen. */
export function newAdPath(phone: string, adType?: AdType): string {
  const query = new URLSearchParams({ phone, ...(adType && { type: adType }) })
  return `/ads/new?${query}`
}

/** Where an ad's content is changed. */
export const editAdPath = (id: string): string => `/ads/${id}/edit`

/** Where the card of the user with a phone is. */
export const userPath = (phone: string): string => `/users?phone=${encodeURIComponent(phone)}`
