import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import type { listLookUps } from '@trassa/contracts/calls/moderator/look-ups'
import type { LookUpEvent } from '@trassa/contracts/enumerations/look-ups'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { periodBounds } from '../figures/period-bounds.ts'
import { countLookUps, type LookUpFilter, readLookUps } from './look-ups.repository.ts'

const READ: LookUpEvent = 'lookUps.read'

type Query = CallArguments<typeof listLookUps, 'output'>['query']

/** When a day begins and ends in a zone. */
function dayOf({ day, zone }: Query): LookUpFilter['day'] {
  if (day === undefined) return undefined
  const { bounds } = periodBounds({ from: day, to: day, zone })
  const [from, to] = [bounds[0], bounds.at(-1)]
  return from && to && { from, to }
}

export type LookUpsService = ReturnType<typeof createLookUpsService>

/** The log of who of the staff has looked up whom (domain §9). */
export function createLookUpsService({ db }: { db: Database }) {
  return {
    /** The reading is a row of the log, once for all pages. */
    list: async (
      query: Query,
      { visitor, trace }: RequestContext,
    ): Promise<CallAnswer<typeof listLookUps>> => {
      const { staffId, userId, day, cursor } = query
      const filter = { staffId, userId, day: dayOf(query) }
      const [page, total] = await Promise.all([
        readLookUps(db, filter, cursor),
        countLookUps(db, filter),
      ])
      if (cursor === undefined) {
        const facts = { actorId: visitor.userId, userId: userId ?? null, ...trace }
        await insertAuditRows(db, [{ ...facts, event: READ, after: { staffId, day } }])
      }
      return { ...page, total }
    },
  }
}
