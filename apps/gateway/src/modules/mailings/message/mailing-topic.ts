import { z } from 'zod'
import { defineTopic } from '../../messaging/public.ts'
import { isStillWanted, putOff } from '../sending/written-mailings.repository.ts'

/** New ads of a saved search. A repeated message looks like a fault, and the site has the ads anyway (decision 114). */
export const MAILING_TOPIC = defineTopic({
  name: 'mailing',
  context: z.object({ savedSearchId: z.string(), adIds: z.array(z.string()) }),
  ifInDoubt: 'giveUp',
  isStillWanted,
  unwanted: putOff,
  sent: async () => undefined,
  failed: async () => undefined,
})

/** News of cars is stale after a day. */
export const MAILING_LIFETIME_SECONDS = 24 * 60 * 60
