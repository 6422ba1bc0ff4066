import { z } from 'zod'
import { COMPLAINT_OUTCOMES, type ComplaintOutcome } from '../../enumerations/complaints.ts'
import { keysOf } from '../../keys-of.ts'
import { idSchema } from '../../values.ts'
import { complaintSchema } from '../complaint.ts'

/** A complaint on a user's card: with its ad and what became of it. */
export const staffComplaintSchema = complaintSchema.extend({
  ad: z.object({ id: idSchema, title: z.string() }),
  /** `null` while it waits. */
  outcome: z.enum(keysOf<ComplaintOutcome>(COMPLAINT_OUTCOMES)).nullable(),
})
export type StaffComplaint = z.infer<typeof staffComplaintSchema>
