import { z } from 'zod'
import { QUEUE_LANES, RISK_SIGNALS, type RiskSignal } from '../../enumerations/moderation.ts'
import { idSchema, timestampSchema } from '../../values.ts'
import { adStatSchema, editableAdSchema, fieldsSchema, ownAdCardSchema } from '../ad.ts'
import { confirmationSchema } from '../ad-confirmation.ts'
import { complaintSchema } from '../complaint.ts'
import { photoSchema } from '../photo.ts'
import { profileSchema, roleSchema } from '../user.ts'
import { contentDifferenceSchema } from './content-difference.ts'

export const riskSignalSchema = z.enum(Object.keys(RISK_SIGNALS) as [RiskSignal, ...RiskSignal[]])

export const laneSchema = z.enum(QUEUE_LANES)

/** domain §9: who checks an ad now, and until when. */
export const claimSchema = z.object({
  moderatorId: idSchema,
  moderatorName: z.string(),
  expiresAt: timestampSchema,
  mine: z.boolean(),
})
export type Claim = z.infer<typeof claimSchema>

/**
 * domain §3: one row of an ad's append-only history. `event` is one of `AUDIT_EVENT_NAMES`; one that
 * a later version writes must not break an older console.
 */
export const auditEntrySchema = z.object({
  id: idSchema,
  at: timestampSchema,
  /** `null` for the system. */
  actorId: idSchema.nullable(),
  actorName: z.string(),
  actorRole: roleSchema.nullable(),
  event: z.string(),
  fromStat: adStatSchema.nullable(),
  toStat: adStatSchema.nullable(),
  reason: z.string().nullable(),
  /** The columns and fields of the ad that have changed. */
  changed: z.array(z.string()).optional(),
  /** Their values; a description is cut. Absent where no content has changed. */
  difference: contentDifferenceSchema.optional(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** domain §3, 1→1: what an edit of a live ad would change, beside the version that buyers see. */
export const proposalSchema = z.object({
  /** Only those that differ; `null` clears one. */
  fields: fieldsSchema,
  /** The words for the dictionary ids among them. */
  names: z.record(z.string(), z.string()),
  /** `null` where the photographs stay. */
  photos: z.array(photoSchema).nullable(),
})
export type Proposal = z.infer<typeof proposalSchema>

/** When things happened that only moderators ask about. */
const datesSchema = z.object({
  createdAt: timestampSchema,
  /** When it last entered the queue; the oldest is checked first. */
  queuedAt: timestampSchema.nullable(),
  publishedAt: timestampSchema.nullable(),
})

/** domain §9: of a draft that its owner has to confirm; `null`: no confirmation is needed. */
const confirmationShape = { confirmation: confirmationSchema.nullable() }

/** domain §2: `maskPhone` of a number; `moderator.revealPhone` tells the number itself. */
export const maskedPhoneShape = {
  maskedPhone: z.string().regex(/^\+7\u00A0\(\d{3}\)\u00A0···-··-\d{2}$/),
}

/** A user as moderators and support see one. */
export const staffProfileSchema = profileSchema
  .omit({ phone: true, staff: true })
  .extend(maskedPhoneShape)
  .extend({
    /** While the account is blocked: since when and why. */
    block: z.object({ at: timestampSchema, reason: z.string() }).nullable(),
    /** The account that this one was merged into, which closed it (decision 156). */
    mergedIntoId: idSchema.nullable(),
  })
export type StaffProfile = z.infer<typeof staffProfileSchema>

/**
 * An ad as a moderator checks it. `fields`, `names` and `photos` are those that buyers see; what the
 * owner wants instead is `proposed`. An edit whose text raised doubts waits with `proposed: null`: it
 * is live already.
 */
export const moderatedAdSchema = editableAdSchema.omit({ phone: true }).extend({
  ...datesSchema.shape,
  ...confirmationShape,
  proposed: proposalSchema.nullable(),
  /** Why its owner has questioned a block; `null`: never. */
  appealText: z.string().nullable(),
  /** A moderator has found fault with it, and none has approved it since. */
  reviewRequired: z.boolean(),
  /** The lane it waits in; `null`: nothing is to be decided. */
  lane: laneSchema.nullable(),
  owner: staffProfileSchema,
  risk: z.array(riskSignalSchema),
  /** Those that wait, newest first, at most 50. */
  complaints: z.array(complaintSchema),
  /** How many wait in all. */
  openComplaints: z.int().min(0),
  claim: claimSchema.nullable(),
  /** Newest first, at most 100. */
  history: z.array(auditEntrySchema),
})
export type ModeratedAd = z.infer<typeof moderatedAdSchema>

/** A row of the moderators' table. */
export const adRowSchema = ownAdCardSchema.extend({
  ...datesSchema.shape,
  ...confirmationShape,
  risk: z.array(riskSignalSchema),
  userId: idSchema,
  username: z.string(),
  ...maskedPhoneShape,
  claim: claimSchema.nullable(),
  cityId: idSchema.nullable(),
  regionName: z.string().nullable(),
  /** Those that wait. */
  complaints: z.int(),
  vin: z.string().nullable(),
  /** `null` also for types that have none. */
  year: z.int().nullable(),
  mileage: z.int().nullable(),
  /** Who decided last; `null`: no moderator yet. */
  moderatorName: z.string().nullable(),
  /** The fields of its type as its page words them, by key; only where the table is filtered by a type. */
  facts: z.record(z.string(), z.string()).optional(),
})
export type AdRow = z.infer<typeof adRowSchema>

/** A user with their ads. */
export const userCardSchema = z.object({
  user: staffProfileSchema,
  /** Of every stat, newest first, at most 100. */
  ads: z.array(adRowSchema),
  adsTotal: z.int(),
  /** Of the user's sessions those that have not ended. */
  sessions: z.int().nonnegative(),
})
export type UserCard = z.infer<typeof userCardSchema>
