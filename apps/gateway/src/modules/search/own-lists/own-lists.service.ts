import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { PAGE_SIZE, type userAds } from '@trassa/contracts/calls/filter'
import { SORT_OPTIONS } from '@trassa/contracts/enumerations/ads'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { countOwn, readOwnPage } from './own-lists.repository.ts'

export type OwnListsService = ReturnType<typeof createOwnListsService>

/** "Мои объявления" (spec §7: fetch-user-ads). */
export function createOwnListsService({ db, now }: { db: Database; now: () => Date }) {
  return {
    read: async (
      {
        list,
        ad_type,
        sort = 0,
        direct = 1,
        cursor,
      }: CallArguments<typeof userAds, 'output'>['query'],
      visitor: Visitor,
    ): Promise<CallAnswer<typeof userAds>> => {
      const option = SORT_OPTIONS.find((one) => one.sort === sort && one.direct === direct)
      const asked = {
        userId: visitor.userId,
        list,
        adType: ad_type,
        sort: option?.id ?? 'dateTo',
        cursor,
        size: PAGE_SIZE,
        now: now(),
      }
      const [page, counted] = await Promise.all([readOwnPage(db, asked), countOwn(db, asked)])
      return { ...page, ...counted }
    },
  }
}
