import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import type { readAdChanges, readMarketBand } from '@trassa/contracts/calls/moderator/evidence'
import type { OwnerHistory, Twins } from '@trassa/contracts/entities/moderator/evidence'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { AdRecord } from '../../ads/public.ts'
import { countComplaintsAgainst } from '../../complaints/public.ts'
import { findUserById } from '../../identity/public.ts'
import type { SearchService } from '../../search/public.ts'
import { findAd } from '../queue/queue.repository.ts'
import { logOpening } from '../users/look-up.ts'
import { readChangesSinceFix } from './changes-since-fix.ts'
import { countAdsByStat, readDecisionsAgainst } from './owner-history.repository.ts'
import { readPhotoTwins, readVinTwins } from './twins.repository.ts'

interface Dependencies {
  db: Database
  now: () => Date
  search: Pick<SearchService, 'marketBand'>
}

export type EvidenceService = ReturnType<typeof createEvidenceService>

/** What a moderator looks at before deciding on an ad (domain §9), each part by a call of its own. */
export function createEvidenceService({ db, now, search }: Dependencies) {
  async function find(id: string): Promise<AdRecord> {
    const ad = await findAd(db, id)
    if (!ad) throw new AppError('ad.not_found')
    return ad
  }

  return {
    twins: async (id: string): Promise<Twins> => {
      const [ad, at] = [await find(id), now()]
      const [sameVin, samePhotos] = await Promise.all([
        readVinTwins(db, ad, at),
        readPhotoTwins(db, ad, at),
      ])
      return { sameVin, samePhotos }
    },

    market: async (id: string): Promise<CallAnswer<typeof readMarketBand>> => ({
      band: await search.marketBand(id),
    }),

    ownerHistory: async (id: string, asked: RequestContext): Promise<OwnerHistory> => {
      const { userId } = await find(id)
      const owner = await findUserById(db, userId)
      if (!owner) throw new AppError('ad.not_found')
      await logOpening(db, owner, asked, { kind: { place: 'ad', adId: id } })
      const [adsByStat, complaints, decisions] = await Promise.all([
        countAdsByStat(db, userId, now()),
        countComplaintsAgainst(db, userId),
        readDecisionsAgainst(db, userId),
      ])
      return { registeredAt: owner.createdAt.toISOString(), adsByStat, complaints, decisions }
    },

    changes: async (id: string): Promise<CallAnswer<typeof readAdChanges>> => ({
      changes: await readChangesSinceFix(db, await find(id)),
    }),
  }
}
