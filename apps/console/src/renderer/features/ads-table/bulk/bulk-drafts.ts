import { z } from 'zod'
import { createFormDrafts } from '../../../lib/form-drafts.ts'

const draftSchema = z.object({
  reason: z.string().max(1000),
  text: z.string().max(5000),
  /** `2026-11-30`. */
  day: z.string().max(10),
  days: z.int().nullable(),
  /** The days are taken away. */
  isEarlier: z.boolean(),
  cityId: z.string().max(20).nullable(),
})
export type BulkDraft = z.infer<typeof draftSchema>

const EMPTY: BulkDraft = {
  reason: '',
  text: '',
  day: '',
  days: null,
  isEarlier: false,
  cityId: null,
}

/** What is typed for a change of many ads and not sent yet, by the change. */
export const bulkDrafts = createFormDrafts('bulk', draftSchema, EMPTY)
