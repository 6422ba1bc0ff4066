import { z } from 'zod'
import { createFormDrafts } from '../../../lib/form-drafts.ts'

/** Refunds that are typed but not sent, by the order's id; `amount: null`: the whole order. */
export const refundDrafts = createFormDrafts(
  'refund',
  z.object({ reason: z.string().max(500), amount: z.int().nullable(), isPart: z.boolean() }),
  { reason: '', amount: null, isPart: false },
)
