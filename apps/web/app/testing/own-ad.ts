import type { ListedOwnAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'

/** An active ad of the user Иван, as the user's list returns it. */
export const ownAd = (changes: Partial<ListedOwnAd> = {}): ListedOwnAd => ({
  id: '5',
  slug: 'kia-rio-5',
  adType: 'auto',
  title: 'Kia Rio, 2019',
  summary: '2019 · 84 000 км',
  price: 1_250_000,
  cityName: 'Казань',
  citySlug: 'kazan',
  photos: [],
  photosTotal: 0,
  liftedAt: '2026-11-01T00:00:00.000Z',
  stat: AD_STATS.active.stat,
  paymentStatus: 0,
  version: 3,
  reasons: [],
  archivedReason: null,
  revision: 'none',
  appealed: false,
  underAppeal: false,
  expiresAt: null,
  confirmedAt: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
  views: 12,
  totals: { impressions: 340, phones: 2, favorites: 3 },
  ...changes,
})
