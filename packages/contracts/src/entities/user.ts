import { z } from 'zod'
import { ROLES } from '../enumerations/users.ts'
import { idSchema, phoneSchema, timestampSchema } from '../values.ts'

export const userTypeSchema = z.literal([0, 1])
export const roleSchema = z.enum(ROLES)

/** spec §3: User, as its owner and the moderators see it. */
export const profileSchema = z.object({
  id: idSchema,
  username: z.string(),
  avatar: z.string().nullable(),
  phone: phoneSchema,
  type: userTypeSchema,
  role: roleSchema,
  slug: z.string(),
  telegramId: z.string().nullable(),
  telegramUsername: z.string().nullable(),
  createdAt: timestampSchema,
})
export type Profile = z.infer<typeof profileSchema>

/** The public part of a seller’s profile: no phone. */
export const sellerSchema = profileSchema
  .pick({ id: true, username: true, avatar: true, type: true, slug: true, createdAt: true })
  .extend({ activeAds: z.int() })
export type Seller = z.infer<typeof sellerSchema>
