import { z } from 'zod'
import { RISK_SIGNALS, type RiskSignal } from '../enumerations/moderation.ts'
import { idSchema, phoneSchema, timestampSchema } from '../values.ts'
import { adStatSchema, editableAdSchema, ownAdCardSchema } from './ad.ts'
import { profileSchema } from './user.ts'

export const riskSignalSchema = z.enum(Object.keys(RISK_SIGNALS) as [RiskSignal, ...RiskSignal[]])

/** domain §9: who checks an ad now, and until when. */
export const claimSchema = z.object({
  moderatorId: idSchema,
  moderatorName: z.string(),
  expiresAt: timestampSchema,
  mine: z.boolean(),
})
export type Claim = z.infer<typeof claimSchema>

/** domain §3: one row of an ad's append-only history. */
export const auditEntrySchema = z.object({
  id: idSchema,
  at: timestampSchema,
  actorName: z.string(),
  event: z.string(),
  fromStat: adStatSchema.nullable(),
  toStat: adStatSchema.nullable(),
  reason: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** An ad as a moderator checks it. */
export const moderatedAdSchema = editableAdSchema.extend({
  owner: profileSchema,
  risk: z.array(riskSignalSchema),
  claim: claimSchema.nullable(),
  history: z.array(auditEntrySchema),
})
export type ModeratedAd = z.infer<typeof moderatedAdSchema>

/** A row of the moderators' table. */
export const adRowSchema = ownAdCardSchema.extend({
  cityName: z.string().nullable(),
  citySlug: z.string().nullable(),
  userId: idSchema,
  username: z.string(),
  phone: phoneSchema,
  claim: claimSchema.nullable(),
})
export type AdRow = z.infer<typeof adRowSchema>

/** A user as moderators and support see one. */
export const userCardSchema = z.object({
  user: profileSchema,
  ads: z.array(adRowSchema),
  adsTotal: z.int(),
})
export type UserCard = z.infer<typeof userCardSchema>
