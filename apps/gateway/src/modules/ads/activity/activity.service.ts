import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import { ACTIVITY_DAYS, type adActivity } from '@trassa/contracts/calls/ad-activity'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { networkOf } from '../../../platform/net/network-of.ts'
import { createWindowCounter } from '../../../platform/rate-limit/window-counter.ts'
import { isCrawler } from '../public-page/crawlers.ts'
import type { ActivityCounter } from './activity-counter.ts'
import { readActivity, readOwnerId } from './ad-activity.repository.ts'

const HOUR_MS = 3_600_000

/** Impressions of one ad an hour from one address; this process's own count, as of networks (docs/decisions/050). */
const IMPRESSIONS_BY_ADDRESS = 10

interface Client {
  address: string
  userAgent: string | undefined
  visitor: Visitor | null
}

export type ActivityService = ReturnType<typeof createActivityService>

/** What buyers do with ads: counted for their owners (docs/decisions/069). */
export function createActivityService({ db, counter }: { db: Database; counter: ActivityCounter }) {
  const seen = createWindowCounter(HOUR_MS)
  return {
    /** Ids of ads that are not active are counted here and dropped when the counts are written. */
    countImpressions: (ids: string[], { address, userAgent, visitor }: Client) => {
      if (isCrawler(userAgent)) return { counted: 0 }
      const network = networkOf(address)
      const fresh = [...new Set(ids)].filter(
        (id) => seen.count(`${network} ${id}`).hits <= IMPRESSIONS_BY_ADDRESS,
      )
      for (const id of fresh) counter.count('impressions', id, visitor?.userId ?? null)
      return { counted: fresh.length }
    },

    /** @throws AppError `ad.not_found`, `ad.forbidden`. */
    read: async (id: string, { userId }: Visitor): Promise<CallAnswer<typeof adActivity>> => {
      const ownerId = await readOwnerId(db, id)
      if (ownerId === undefined) throw new AppError('ad.not_found')
      if (ownerId !== userId) throw new AppError('ad.forbidden')
      return { days: await readActivity(db, id, ACTIVITY_DAYS) }
    },
  }
}
