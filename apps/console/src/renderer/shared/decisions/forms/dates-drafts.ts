import { z } from 'zod'
import { createFormDrafts } from '../../../lib/form-drafts.ts'

const draftSchema = z.object({
  /** `2026-12-23`; empty until a day is chosen. */
  day: z.string().max(10),
  reason: z.string().max(500),
})

/** Changes of dates that are typed but not sent, by the ad's id. */
export const datesDrafts = createFormDrafts('dates', draftSchema, { day: '', reason: '' })
