import { moderationReasonSchema } from '@trassa/contracts/entities/ad'
import { z } from 'zod'
import { createFormDrafts } from '../../lib/form-drafts.ts'

/** A message that is still being typed may be empty. */
const draftSchema = z.array(moderationReasonSchema.extend({ message: z.string().max(2000) }))
export type ReasonDraft = z.infer<typeof draftSchema>

/** Reasons that are typed but not sent, by the ad's id. */
export const reasonDrafts = createFormDrafts('reasons', draftSchema, [])
