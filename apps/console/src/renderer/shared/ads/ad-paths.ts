import type { AdType } from '@trassa/contracts/enumerations/ads'

/** Where an ad is created for a user, of a type once that is chosen. */
export function newAdPath(userId: string, adType?: AdType): string {
  const query = new URLSearchParams({ user: userId, ...(adType && { type: adType }) })
  return `/ads/new?${query}`
}

/** Where one ad is shown alone. */
export const adPath = (id: string): string => `/ads/${id}`

/** Where an ad's content is changed. */
export const editAdPath = (id: string): string => `/ads/${id}/edit`

/** Where the card of a user is. */
export const userPath = (id: string): string => `/users?id=${id}`

/** The same with one of their orders open. */
export const orderPath = ({ orderId, userId }: { orderId: string; userId: string }): string =>
  `${userPath(userId)}&order=${orderId}`

/** The same with one of their ads open. */
export const adOfUserPath = ({ adId, userId }: { adId: string; userId: string }): string =>
  `${userPath(userId)}&ad=${adId}`
