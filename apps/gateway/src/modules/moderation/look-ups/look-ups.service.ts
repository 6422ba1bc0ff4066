import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import type { listLookUps } from '@trassa/contracts/calls/moderator/look-ups'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { insertLookUp } from '../../audit/public.ts'
import { periodBounds } from '../figures/period-bounds.ts'
import { type LookUpFilter, readLookUps } from './look-ups.repository.ts'

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
    /** The reading is a row of the log, whatever page is asked for: once in ten minutes for each filter. */
    list: async (
      query: Query,
      { visitor, trace }: RequestContext,
    ): Promise<CallAnswer<typeof listLookUps>> => {
      const { staffId, userId, day, zone, cursor } = query
      const page = await readLookUps(db, { staffId, userId, day: dayOf(query) }, cursor)
      await insertLookUp(db, {
        event: 'lookUps.read',
        actorId: visitor.userId,
        userId: userId ?? null,
        kind: { place: 'log', staffId: staffId ?? null, day: day ? `${day} ${zone}` : null },
        ...trace,
      })
      return page
    },
  }
}
