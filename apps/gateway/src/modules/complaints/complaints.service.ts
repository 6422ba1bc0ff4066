import { createHash } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { complain } from '@trassa/contracts/calls/complaints'
import type { Database } from '../../platform/database/connect.ts'
import type { Trace } from '../../platform/http/trace.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/net/network-of.ts'
import { limitRate } from '../../platform/rate-limit/rate-limit.ts'
import { lockAd, statAt } from '../ads/public.ts'
import { complainantOf, insertComplaint, recountComplaints } from './complaints.repository.ts'

const HOUR = 3600
/** Complaints an hour: a person complains of a few ads, a program of all. */
const BY_NETWORK = 10
const BY_USER = 20

interface Complainant {
  address: string
  visitor: Visitor | null
  trace: Trace
}

export type ComplaintsService = ReturnType<typeof createComplaintsService>

/** Complaints of visitors (domain §3, §9). */
export function createComplaintsService({ db, now }: { db: Database; now: () => Date }) {
  return {
    /**
     * Takes a complaint of a live ad. A second one of the same user or network is taken as the first: the
     * answer does not tell. The owner's own is taken and kept nowhere.
     *
     * @throws AppError `ad.not_found`, `request.too_many`
     */
    complain: async (
      adId: string,
      { reason, comment }: CallArguments<typeof complain, 'output'>['body'],
      { address, visitor, trace }: Complainant,
    ) => {
      const network = networkOf(address)
      const limit = visitor
        ? { key: `complain:user:${visitor.userId}`, hits: BY_USER }
        : { key: `complain:network:${network}`, hits: BY_NETWORK }
      await limitRate(db, { ...limit, seconds: HOUR })
      const complainant = visitor
        ? complainantOf(visitor.userId)
        : `network:${createHash('sha256').update(`${adId} ${network}`).digest('base64url')}`
      await db.transaction(async (tx) => {
        const ad = await lockAd(tx, adId)
        if (!ad || statAt(ad, now()) !== 1) throw new AppError('ad.not_found')
        if (ad.userId === visitor?.userId) return
        const userId = visitor?.userId ?? null
        const complaint = { adId, userId, complainant, reason, comment, ...trace }
        if (await insertComplaint(tx, complaint)) await recountComplaints(tx, adId)
      })
      return { accepted: true as const }
    },
  }
}
