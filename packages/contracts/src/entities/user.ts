import { z } from 'zod'
import { AD_TYPES } from '../enumerations/ads.ts'
import { ROLES } from '../enumerations/users.ts'
import { idSchema, phoneSchema, timestampSchema } from '../values.ts'

export const userTypeSchema = z.literal([0, 1])
export const roleSchema = z.enum(ROLES)

/**
 * What a session of a staff member still needs before it has staff powers (domain §2): to enrol an
 * authenticator app, or a code of it; `passed` and `off` (by the server's settings) need nothing.
 */
export const SECOND_FACTOR_STATES = ['enrolment', 'verification', 'passed', 'off'] as const

/** A staff member's session. */
export const staffSessionSchema = z.object({
  /** What was granted; the profile's `role` is `user` until the second factor is passed. */
  role: roleSchema.exclude(['user']),
  secondFactor: z.enum(SECOND_FACTOR_STATES),
  /** When the session ends; with staff powers, whatever happens in it. */
  endsAt: timestampSchema,
})
export type StaffSession = z.infer<typeof staffSessionSchema>

/** spec §3: User, as its owner and the moderators see it. To its owner, `role` is what the session may do. */
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
  /** A company's name as buyers read it; `null` where only `username` is known. */
  companyName: z.string().nullable(),
  inn: z.string().nullable(),
  /** What a seller says on the public page; empty where nothing. */
  about: z.string(),
  createdAt: timestampSchema,
  /** Whether the linked Telegram takes no messages: the bot was stopped or blocked. Only `profiles.me` answers it. */
  telegramStopped: z.boolean().optional(),
  /** Only `profiles.me` of a user with a staff role answers it. */
  staff: staffSessionSchema.optional(),
})
export type Profile = z.infer<typeof profileSchema>

/** The public part of a seller’s profile: no phone. */
export const sellerSchema = profileSchema
  .pick({ id: true, username: true, avatar: true, type: true, slug: true, createdAt: true })
  .extend({ activeAds: z.int() })
export type Seller = z.infer<typeof sellerSchema>

/** A seller as the public page shows them (domain §2): no phone. What belongs to companies is `null` for people. */
export const sellerPageSchema = sellerSchema.extend({
  companyName: z.string().nullable(),
  inn: z.string().nullable(),
  about: z.string(),
  /** Ads that the seller has marked as sold. */
  soldAds: z.int(),
  /** Which types the live ads are of, the most frequent first. */
  adTypes: z.array(z.object({ adType: z.enum(AD_TYPES), count: z.int() })),
})
export type SellerPage = z.infer<typeof sellerPageSchema>
