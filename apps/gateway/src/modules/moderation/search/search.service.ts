import type { CallAnswer } from '@trassa/contracts/call'
import { SEARCH_LIMIT, type searchAll } from '@trassa/contracts/calls/moderator/search'
import type { FoundUser } from '@trassa/contracts/entities/moderator/search-hit'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { searchStaffOrders } from '../../billing/public.ts'
import { logLookUp } from '../users/look-up.ts'
import { readQuery } from './read-query.ts'
import { searchAds, searchUsers } from './search.repository.ts'
import type { Sought } from './sought.ts'

/** Searches of one of the staff in a minute: several for each text that is typed, too few to guess numbers by their parts. */
const SEARCHES_PER_MINUTE = 120

export type SearchAllService = ReturnType<typeof createSearchAllService>

/** Everything that the console's palette finds (domain §9). */
export function createSearchAllService({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** At most three statements, beside the session's, the limit's and the look-up's row. */
    async search(q: string, asked: RequestContext): Promise<CallAnswer<typeof searchAll>> {
      const key = `staff-search:${asked.visitor.userId}`
      await limitRate(db, { key, hits: SEARCHES_PER_MINUTE, seconds: 60 })
      const by = readQuery(q)
      const [users, ads, orders] = await Promise.all([
        searchUsers(db, by.users, SEARCH_LIMIT),
        searchAds(db, by.ads, { limit: SEARCH_LIMIT, now: now() }),
        searchStaffOrders(db, by.orders),
      ])
      await logSearch(by.users, users, asked)
      return { users, ads, orders, exact: by.exact }
    },
  }

  /** domain §9: a search by an identifier of a person is a look-up, hit or miss; one by words only where it finds one. */
  async function logSearch(
    { words, ...identifiers }: Sought['users'],
    found: FoundUser[],
    asked: RequestContext,
  ): Promise<void> {
    const by = Object.keys(identifiers)
    if (by.length === 0 && found.length === 0) return
    const only = found.length === 1 ? found[0] : undefined
    const after = { by: by.length > 0 ? by : ['words'], found: found.length }
    await logLookUp(db, only, asked, after)
  }
}
