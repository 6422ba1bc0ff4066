import { AppError } from '@trassa/contracts/app-error'
import type { SellerPage } from '@trassa/contracts/entities/user'
import type { Database } from '../../../platform/database/connect.ts'
import { findSeller } from './sellers.repository.ts'

export type SellersService = ReturnType<typeof createSellersService>

/** Sellers as visitors see them: the public part of a user and the number of live ads (spec §3, §7). */
export function createSellersService(db: Database) {
  /** @throws AppError `request.not_found` */
  const read = async (key: 'id' | 'slug', value: string): Promise<SellerPage> => {
    const seller = await findSeller(db, key, value)
    if (!seller) throw new AppError('request.not_found')
    const isCompany = seller.type === 1
    return {
      ...seller,
      companyName: isCompany ? seller.companyName : null,
      inn: isCompany ? seller.inn : null,
      about: isCompany ? seller.about : '',
      createdAt: seller.createdAt.toISOString(),
    }
  }

  return {
    byId: (id: string) => read('id', id),
    bySlug: (slug: string) => read('slug', slug),
  }
}
