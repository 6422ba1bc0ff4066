import type { AdCard } from '@trassa/contracts/entities/ad'

/** A card of the live ad of a car in Kazan, without photographs. */
export const adCard = (): AdCard => ({
  id: '7',
  slug: 'lada-granta-i-2018-7',
  adType: 'auto',
  title: 'Lada Granta I, 2018',
  summary: '2018 · 84 000 км',
  price: 650_000,
  cityName: 'Казань',
  citySlug: 'kazan',
  photos: [],
  photosTotal: 0,
  liftedAt: '2026-11-21T08:00:00.000Z',
})
