import { z } from 'zod'
import { daySchema } from '../../calendar-day.ts'
import { defineCall } from '../../call.ts'
import { maskedPhoneShape } from '../../entities/moderator/moderation.ts'
import { roleSchema } from '../../entities/user.ts'
import { LOOK_UP_PLACES, type LookUpPlace } from '../../enumerations/look-ups.ts'
import { cursorSchema, idSchema, pageOf, timestampSchema } from '../../values.ts'
import { zoneSchema } from '../../zone.ts'

export const lookUpSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  staff: z.object({ id: idSchema, username: z.string(), role: roleSchema }),
  /** The user that was looked up; `null` where none or several were found. */
  user: z.object({ id: idSchema, username: z.string(), ...maskedPhoneShape }).nullable(),
  place: z.enum(Object.keys(LOOK_UP_PLACES) as [LookUpPlace, ...LookUpPlace[]]),
  adId: idSchema.nullable(),
  orderId: idSchema.nullable(),
  /** How many people a search has found; `null` for what is no search. */
  found: z.int().nullable(),
})
export type LookUp = z.infer<typeof lookUpSchema>

export const listLookUps = defineCall({
  id: 'moderator.lookUps',
  method: 'GET',
  path: '/v1/moderator/look-ups',
  access: 'seniorModerator',
  summary:
    'Who of the staff has looked up whom, when and from where, newest first; the reading of it is logged, too',
  query: z.object({
    staffId: idSchema.optional(),
    userId: idSchema.optional(),
    /** Of the calendar in `zone`. */
    day: daySchema.optional(),
    zone: zoneSchema,
    cursor: cursorSchema,
  }),
  answer: pageOf(lookUpSchema),
})
