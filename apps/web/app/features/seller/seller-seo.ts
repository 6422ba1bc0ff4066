import type { Seller } from '@trassa/contracts/entities/user'
import { pageMeta } from '../../lib/document/page-meta.ts'
import { type SellerList, sellerHref } from './seller-list.ts'

/** What search engines read of a seller's page: companies want to be found, private persons need not be. */
export const sellerMeta = (seller: Seller, list: SellerList, origin: string) =>
  pageMeta({
    title: `${seller.username}: объявления продавца`,
    description: `Все объявления продавца ${seller.username}: цены, фотографии, телефоны.`,
    canonical: new URL(`/${seller.slug}`, origin).href,
    noindex:
      sellerHref(seller.slug, list) !== `/${seller.slug}` ||
      seller.type === 0 ||
      seller.activeAds === 0,
  })
