import { adInputSchema } from '@trassa/contracts/entities/ad'
import { photoSchema } from '@trassa/contracts/entities/photo'
import { z } from 'zod'
import type { AdContent } from './ad-content.ts'

/**
 * Schema of a form's content in a draft backup. Looser than the contract: a backup holds values that the
 * server refuses.
 */
export const storedContentSchema: z.ZodType<AdContent> = z.object({
  cityId: z.string().nullable(),
  price: z.number().nullable(),
  description: z.string(),
  contactName: z.string(),
  address: z.string(),
  fields: adInputSchema.shape.fields,
  photos: z.array(photoSchema),
})
