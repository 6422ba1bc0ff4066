import { AppError } from '@trassa/contracts/app-error'
import { readSeller, sellerBySlug } from '@trassa/contracts/calls/profiles'
import type { SellerPage } from '@trassa/contracts/entities/user'
import type { Database } from '../../../platform/database/connect.ts'
import { type KeptAnswer, keptAnswer } from '../../../platform/http/kept-answer.ts'
import type { SellerAnswers } from '../public-page/seller-answers.ts'
import { findSeller } from './sellers.repository.ts'

export type SellersService = ReturnType<typeof createSellersService>

/** Sellers as visitors see them: the public part of a user and the number of live ads (spec §3, §7). */
export function createSellersService({ db, answers }: { db: Database; answers: SellerAnswers }) {
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

  const answered = (
    call: typeof readSeller | typeof sellerBySlug,
    ...[key, value]: Parameters<typeof read>
  ): Promise<KeptAnswer> =>
    answers(`seller ${key} ${value}`, async () => {
      const seller = await read(key, value)
      return { answer: keptAnswer(call, seller), sellerId: seller.id, shows: [] }
    })

  return {
    byId: (id: string) => answered(readSeller, 'id', id),
    bySlug: (slug: string) => answered(sellerBySlug, 'slug', slug),
  }
}
