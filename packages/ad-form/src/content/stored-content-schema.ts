import { adInputSchema } from '@trassa/contracts/entities/ad'
import { photoSchema } from '@trassa/contracts/entities/photo'
import { z } from 'zod'
import type { AdContent } from './ad-content.ts'

/**
 * What a form held, as it is read back from where it was kept. Looser than the contract: what is kept
 * is exactly what the server would not take.
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
