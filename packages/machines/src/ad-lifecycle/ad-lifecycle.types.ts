import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { AdStat, PaymentStatus, WithdrawReason } from '@trassa/contracts/enumerations/ads'
import type { Role } from '@trassa/contracts/enumerations/users'
import type { ErrorCode } from '@trassa/contracts/errors'

/** Who asks: a person with a role, or the product itself (a job, a payment notice, the risk check). */
export type AdActor =
  | { readonly kind: 'user'; readonly userId: string; readonly role: Role }
  | { readonly kind: 'system' }

export type RevisionState = 'none' | 'pending' | 'rejected'
export type ArchivedReason = WithdrawReason | 'silence'

/** What is stored of an ad and decides what may happen to it; named as the columns are. */
export interface StoredAdFacts {
  readonly userId: string
  readonly stat: AdStat
  readonly paymentStatus: PaymentStatus
  readonly revisionState: RevisionState
  readonly appealed: boolean
  /** Whose decision is being questioned while the ad is checked; `null` when nobody's is. */
  readonly lastModeratorId: string | null
  readonly publishedAt: Date | null
  readonly expiresAt: Date | null
  readonly liftedAt: Date | null
  /** When the content last changed. */
  readonly editedAt: Date
  readonly statChangedAt: Date
}

/** Everything that the lifecycle asks about an ad; the last four are looked up beside it. */
export interface AdFacts extends StoredAdFacts {
  /** Sum of the scores of its risk signals (domain §3). */
  readonly riskScore: number
  /** domain §2: a private person has one vehicle ad and five parts ads free. */
  readonly freeQuotaLeft: boolean
  readonly packageUnitLeft: boolean
  /** The owner has paid for a lift that is not yet used. */
  readonly liftPaid: boolean
}

/** What can happen, without who and when. */
export type AdHappening =
  | { type: 'ad.submitted' }
  | { type: 'ad.paid' }
  | { type: 'ad.approved' }
  | { type: 'ad.fixRequested'; reasons: ModerationReason[] }
  | { type: 'ad.resubmitted' }
  | { type: 'ad.silenceElapsed' }
  /** `identity`: VIN, mark, model or photos differ; `text`: anything else does. */
  | { type: 'ad.edited'; identity: boolean; text: boolean }
  | { type: 'ad.expired' }
  | { type: 'ad.withdrawn'; reason: WithdrawReason }
  | { type: 'ad.renewed' }
  | { type: 'ad.blocked'; reasons: ModerationReason[] }
  | { type: 'ad.appealed' }
  | { type: 'ad.deleted' }
  | { type: 'ad.restored' }
  /** A moderator says why; an owner needs no reason. */
  | { type: 'ad.lifted'; reason?: string }
  | { type: 'ad.datesSet'; publishedAt?: Date; expiresAt: Date; reason: string }
  | { type: 'ad.overridden'; stat: AdStat; comment: string }

/** What happens to an ad, by whom and when; the clock is never read inside. */
export type AdEvent = AdHappening & { readonly actor: AdActor; readonly now: Date }
export type AdEventType = AdEvent['type']

/** The columns that the gateway must write; what is absent stays as it is. */
export interface AdChanges {
  stat?: AdStat
  statChangedAt?: Date
  paymentStatus?: PaymentStatus
  publishedAt?: Date
  expiresAt?: Date
  liftedAt?: Date
  editedAt?: Date
  queuedAt?: Date
  archivedReason?: ArchivedReason | null
  reasons?: ModerationReason[]
  revisionState?: RevisionState
  appealed?: boolean
  lastModeratorId?: string | null
}

/**
 * What the gateway must do in the same transaction beside writing columns:
 * - `takeUnit`, `returnUnit`: one publication of the owner's package;
 * - `useLift`: the paid lift is used up;
 * - `holdRevision`: identity changes go to the revision, the live version stays;
 * - `applyRevision`: the revision becomes the content and is emptied;
 * - `recheck`: compute the risk anew;
 * - `stopPromotions`, `resumePromotions`: their paid time stops and runs again.
 */
export type AdEffect =
  | 'takeUnit'
  | 'returnUnit'
  | 'useLift'
  | 'holdRevision'
  | 'applyRevision'
  | 'recheck'
  | 'stopPromotions'
  | 'resumePromotions'

export type AdDecision =
  | { readonly ok: true; readonly changes: AdChanges; readonly effects: AdEffect[] }
  | { readonly ok: false; readonly code: ErrorCode }

/** What the machine carries: the facts it was given and what it has decided so far. */
export interface AdLifecycleContext {
  readonly ad: AdFacts
  readonly changes: AdChanges
  readonly effects: AdEffect[]
}
