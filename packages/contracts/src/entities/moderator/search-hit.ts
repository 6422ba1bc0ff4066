import { z } from 'zod'
import { AD_TYPES } from '../../enumerations/ads.ts'
import { idSchema, timestampSchema } from '../../values.ts'
import { adStatSchema } from '../ad.ts'
import { orderStateSchema } from '../order.ts'
import { roleSchema, userTypeSchema } from '../user.ts'
import { maskedPhoneShape } from './moderation.ts'

/** A user as the palette lists one (domain §9). */
export const foundUserSchema = z.object({
  id: idSchema,
  username: z.string(),
  companyName: z.string().nullable(),
  type: userTypeSchema,
  role: roleSchema,
  telegramUsername: z.string().nullable(),
  blocked: z.boolean(),
  ...maskedPhoneShape,
})
export type FoundUser = z.infer<typeof foundUserSchema>

/** An ad of any state as the palette lists one. */
export const foundAdSchema = z.object({
  id: idSchema,
  title: z.string(),
  adType: z.enum(AD_TYPES),
  stat: adStatSchema,
  /** Whole roubles. */
  price: z.int().nullable(),
  cityName: z.string().nullable(),
  /** The owner. */
  userId: idSchema,
  username: z.string(),
})
export type FoundAd = z.infer<typeof foundAdSchema>

/** An order as the palette lists one. */
export const foundOrderSchema = z.object({
  id: idSchema,
  userId: idSchema,
  state: orderStateSchema,
  /** Whole roubles. */
  amount: z.int(),
  createdAt: timestampSchema,
  username: z.string(),
})
export type FoundOrder = z.infer<typeof foundOrderSchema>
