import { stockMappingSchema } from '@trassa/contracts/entities/moderator/stock-import'
import { z } from 'zod'
import { createFormDrafts } from '../../../lib/form-drafts.ts'

const draftSchema = z.object({
  /** `null` until something is changed. */
  mapping: stockMappingSchema.nullable(),
})

/** What columns and values mean, chosen but not checked yet, by the import's id. */
export const mappingDrafts = createFormDrafts('stock-mapping', draftSchema, { mapping: null })
