import { moderationReasonSchema } from '@trassa/contracts/entities/ad'
import { z } from 'zod'
import { createFormDrafts, ofOneWindow } from '../../lib/form-drafts.ts'

/** Signs of a message that is still being typed: more than may be sent, so that a pasted text is marked and not cut. */
export const MESSAGE_LIMIT = 10_000

/** A message that is still being typed may be empty. */
const draftSchema = z.array(
  moderationReasonSchema.extend({ message: z.string().max(MESSAGE_LIMIT) }),
)
export type ReasonDraft = z.infer<typeof draftSchema>

/** Reasons that are typed but not sent, by the ad's id. */
export const reasonDrafts = createFormDrafts('reasons', draftSchema, [])

/** The same for many ads: each window has chosen its own. */
export const bulkReasonDrafts = ofOneWindow(reasonDrafts)
