import { adStatSchema } from '@trassa/contracts/entities/ad'
import { z } from 'zod'
import { createFormDrafts } from '../../../lib/form-drafts.ts'

const draftSchema = z.object({ stat: adStatSchema.nullable(), comment: z.string().max(500) })

/** Overrides that are typed but not sent, by the ad's id. */
export const overrideDrafts = createFormDrafts('override', draftSchema, { stat: null, comment: '' })
