import { z } from 'zod'
import { COMPLAINT_REASONS, type ComplaintReason } from '../enumerations/complaints.ts'
import { idSchema, timestampSchema } from '../values.ts'

export const complaintReasonSchema = z.enum(
  Object.keys(COMPLAINT_REASONS) as [ComplaintReason, ...ComplaintReason[]],
)

/** A complaint that waits, as a moderator reads it: without the one who complained. */
export const complaintSchema = z.object({
  id: idSchema,
  reason: complaintReasonSchema,
  comment: z.string(),
  at: timestampSchema,
  /** Whether it came from a logged-in user. */
  byUser: z.boolean(),
})
export type Complaint = z.infer<typeof complaintSchema>
