import { adStatSchema, adTypeSchema } from '@trassa/contracts/entities/ad'
import { z } from 'zod'
import { createFormDrafts, ofOneWindow } from '../../../lib/form-drafts.ts'

const draftSchema = z.object({
  reason: z.string().max(1000),
  text: z.string().max(5000),
  comment: z.string().max(1000).default(''),
  /** `2026-11-30`. */
  day: z.string().max(10),
  days: z.int().nullable(),
  /** The days are taken away. */
  isEarlier: z.boolean(),
  cityId: z.string().max(20).nullable(),
  adType: adTypeSchema.nullable().default(null),
  /** The state that a senior moderator sets. */
  stat: adStatSchema.nullable().default(null),
})
export type BulkDraft = z.infer<typeof draftSchema>

const EMPTY: BulkDraft = {
  reason: '',
  text: '',
  comment: '',
  day: '',
  days: null,
  isEarlier: false,
  cityId: null,
  adType: null,
  stat: null,
}

/** What is typed for a change of many ads and not sent yet, by the change; each window has chosen ads of its own. */
export const bulkDrafts = ofOneWindow(createFormDrafts('bulk', draftSchema, EMPTY))
