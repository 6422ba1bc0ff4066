import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { auditEntrySchema } from '../../entities/moderator/moderation.ts'
import { foundUserSchema } from '../../entities/moderator/search-hit.ts'
import { staffComplaintSchema } from '../../entities/moderator/staff-complaint.ts'
import { cursorSchema, idSchema, pageOf } from '../../values.ts'

const userParams = z.object({ id: idSchema })

/**
 * The parts of a user's history: `account`: changes and look-ups of the account; `decisions`: what moderators have
 * decided on the user's ads; `made`: what the user has decided as one of the staff.
 */
export const USER_HISTORY_PARTS = ['account', 'decisions', 'made'] as const
export type UserHistoryPart = (typeof USER_HISTORY_PARTS)[number]

export const userHistory = defineCall({
  id: 'moderator.userHistory',
  method: 'GET',
  path: '/v1/moderator/users/{id}/history',
  access: 'support',
  summary: 'A part of the history of a user, newest first; look-ups are logged',
  params: userParams,
  query: z.object({ part: z.enum(USER_HISTORY_PARTS), cursor: cursorSchema }),
  answer: pageOf(
    auditEntrySchema.extend({
      /** The ad that it was about; `null` for the account. */
      ad: z.object({ id: idSchema, title: z.string() }).nullable(),
    }),
  ),
  errors: ['user.not_found'],
})

/** `about`: complaints of the user's ads; `by`: those that the user has made. */
export const COMPLAINT_SIDES = ['about', 'by'] as const
export type ComplaintSide = (typeof COMPLAINT_SIDES)[number]

export const userComplaints = defineCall({
  id: 'moderator.userComplaints',
  method: 'GET',
  path: '/v1/moderator/users/{id}/complaints',
  access: 'support',
  summary:
    'Complaints of the ads of a user, or made by the user, newest first; look-ups are logged',
  params: userParams,
  query: z.object({ side: z.enum(COMPLAINT_SIDES), cursor: cursorSchema }),
  answer: pageOf(staffComplaintSchema),
  errors: ['user.not_found'],
})

/** Why two accounts may belong to one person. */
export const ACCOUNT_SIGNALS = {
  inn: 'Один ИНН',
  vin: 'Объявления с одним VIN',
  email: 'Одна электронная почта',
  company: 'Одно название компании',
} as const
export type AccountSignal = keyof typeof ACCOUNT_SIGNALS

/** The most values of a signal that are told: two dealers may have hundreds of VINs in common. */
export const SIGNAL_VALUES = 3

export const userDuplicates = defineCall({
  id: 'moderator.userDuplicates',
  method: 'GET',
  path: '/v1/moderator/users/{id}/duplicates',
  access: 'support',
  summary: 'Accounts that may belong to the same person, with what speaks for it (decision 139)',
  params: userParams,
  answer: z.object({
    /** The most kinds of signals first, then the most values, at most 20. */
    items: z.array(
      z.object({
        user: foundUserSchema,
        signals: z.array(
          z.object({
            kind: z.enum(Object.keys(ACCOUNT_SIGNALS) as [AccountSignal, ...AccountSignal[]]),
            /** What both have: the VIN, the INN, the name; in their order. */
            values: z.array(z.string()).min(1).max(SIGNAL_VALUES),
            /** How many of them both have. */
            total: z.int().positive(),
          }),
        ),
      }),
    ),
  }),
  errors: ['user.not_found'],
})

export const dismissDuplicate = defineCall({
  id: 'moderator.dismissDuplicate',
  method: 'POST',
  path: '/v1/moderator/users/{id}/dismiss-duplicate',
  access: 'moderator',
  summary: 'Two accounts are of different people: they are not proposed again',
  params: userParams,
  body: z.object({ otherId: idSchema }),
  answer: z.object({ dismissed: z.literal(true) }),
  errors: ['user.not_found'],
})
