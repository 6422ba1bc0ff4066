import type { Seller } from '@trassa/contracts/entities/user'
import { pageMeta } from '../../lib/page-meta.ts'

/** What search engines read of a seller's page: companies want to be found, private persons need not be. */
export const sellerMeta = (seller: Seller, cursor: string | null, origin: string) =>
  pageMeta({
    title: `${seller.username}: объявления продавца`,
    description: `Все объявления продавца ${seller.username}: цены, фотографии, телефоны.`,
    canonical: new URL(`/${seller.slug}`, origin).href,
    noindex: cursor !== null || seller.type === 0 || seller.activeAds === 0,
  })
