import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { AdStat, PaymentStatus, WithdrawReason } from '@trassa/contracts/enumerations/ads'
import type { ErrorCode } from '@trassa/contracts/errors'
import type { EventActor } from '../event-actor.ts'

export type RevisionState = 'none' | 'pending' | 'rejected'
export type ArchivedReason = WithdrawReason | 'silence'

/** The stored facts that decide which events are allowed; named as the columns are. */
export interface StoredAdFacts {
  readonly userId: string
  readonly stat: AdStat
  readonly paymentStatus: PaymentStatus
  /** A publication was charged that has not come about yet: it goes back where the ad is not published. */
  readonly publicationUnused: boolean
  readonly revisionState: RevisionState
  readonly appealed: boolean
  /**
   * A moderator has found fault with the ad and no moderator has approved it since: neither the system nor a
   * renewal publishes it without a moderator, whatever its owner does in between.
   */
  readonly reviewRequired: boolean
  /** The moderator whose block is under appeal; `null` without an appeal. */
  readonly lastModeratorId: string | null
  readonly publishedAt: Date | null
  readonly expiresAt: Date | null
  readonly liftedAt: Date | null
  /** When the content last changed. */
  readonly editedAt: Date
  readonly statChangedAt: Date
}

/** All facts that the lifecycle's rules read; those beyond the stored ones are read in the transaction. */
export interface AdFacts extends StoredAdFacts {
  /** Sum of the scores of its risk signals (domain §3). */
  readonly riskScore: number
  /** The event adds a risk signal. */
  readonly riskRaised: boolean
  /** domain §2: a private person has one vehicle ad and five parts ads free. */
  readonly freeQuotaLeft: boolean
  readonly packageUnitLeft: boolean
  /** The owner has paid for a lift that is not yet used. */
  readonly liftPaid: boolean
  /** The content has everything that its form requires of a published ad (domain §4). */
  readonly complete: boolean
  /** The content that the event brings along has no mistakes. */
  readonly contentValid: boolean
  /** The owner has published the ad, once before or with this event (domain §9). */
  readonly ownerConsented: boolean
  /** A moderator has blocked the owner's account (docs/decisions/138). */
  readonly ownerBlocked: boolean
  /** The ad is blocked because the account was, and returns by itself (docs/decisions/138). */
  readonly hiddenWithAccount: boolean
}

/** An event's type and payload, without its metadata (actor and time). */
export type AdEventPayload =
  | { type: 'ad.submitted' }
  | { type: 'ad.paid' }
  | { type: 'ad.approved' }
  | { type: 'ad.fixRequested'; reasons: ModerationReason[] }
  | { type: 'ad.resubmitted' }
  | { type: 'ad.silenceElapsed' }
  /**
   * `identity`: VIN, mark, model or photos differ; `text`: anything else does; `reverted`: how much
   * of a revision the edit takes back, so that the public version stands.
   */
  | { type: 'ad.edited'; identity: boolean; text: boolean; reverted?: 'partly' | 'wholly' }
  | { type: 'ad.expired' }
  | { type: 'ad.withdrawn'; reason: WithdrawReason }
  | { type: 'ad.renewed' }
  | { type: 'ad.blocked'; reasons: ModerationReason[] }
  /** `text`: why the owner disagrees; moderators read it. */
  | { type: 'ad.appealed'; text: string }
  | { type: 'ad.deleted' }
  /** The owner has deleted the account. */
  | { type: 'ad.ownerLeft' }
  /** The owner's account is blocked: out of sight with everything that the ad is and waits for. */
  | { type: 'ad.ownerBlocked' }
  /** The block has ended: back to `stat`, which the ad had before it. */
  | { type: 'ad.ownerUnblocked'; stat: AdStat }
  | { type: 'ad.restored' }
  /** The reason is mandatory for a moderator only. */
  | { type: 'ad.lifted'; reason?: string }
  /** domain §8: the answer to «Ещё продаёте?». */
  | { type: 'ad.stillOffered' }
  | { type: 'ad.datesSet'; publishedAt?: Date; expiresAt: Date; reason: string }
  | { type: 'ad.overridden'; stat: AdStat; comment: string }
  /** The city was wrong; the command's content carries the right one. */
  | { type: 'ad.corrected'; reason: string }
  /** A bulk change is taken back: the ad returns to `stat`, the command's content carries its earlier columns. */
  | { type: 'ad.changeUndone'; stat: AdStat }

/** What has happened to an ad, by whom and when; the machine never reads the clock. */
export type AdEvent = AdEventPayload & { readonly actor: EventActor; readonly now: Date }
export type AdEventType = AdEvent['type']

/** The columns that the gateway must write; absent ones stay unchanged. */
export interface AdChanges {
  stat?: AdStat
  statChangedAt?: Date
  paymentStatus?: PaymentStatus
  publicationUnused?: boolean
  publishedAt?: Date
  expiresAt?: Date
  liftedAt?: Date
  confirmedAt?: Date
  editedAt?: Date
  queuedAt?: Date
  archivedReason?: ArchivedReason | null
  reasons?: ModerationReason[]
  revisionState?: RevisionState
  appealed?: boolean
  appealText?: string
  reviewRequired?: boolean
  lastModeratorId?: string | null
}

/**
 * What the gateway must carry out in the same transaction beside writing columns:
 * - `takeUnit`, `returnUnit`: one publication of the owner's package;
 * - `useLift`: the paid lift is used up;
 * - `holdRevision`: identity changes go to the revision, the public version stays;
 * - `releaseRevision`: what an edit takes back leaves the revision;
 * - `applyRevision`: the revision becomes the content and is emptied;
 * - `recheck`: the risk signals of the new content are stored;
 * - `stopPromotions`, `resumePromotions`: their paid time stops and runs again; an ad that was active all the time
 *   may have both, the stop first.
 */
export type AdEffect =
  | 'takeUnit'
  | 'returnUnit'
  | 'useLift'
  | 'holdRevision'
  | 'releaseRevision'
  | 'applyRevision'
  | 'recheck'
  | 'stopPromotions'
  | 'resumePromotions'

export type AdDecision =
  | { readonly ok: true; readonly changes: AdChanges; readonly effects: AdEffect[] }
  | { readonly ok: false; readonly code: ErrorCode }

/** The machine's context: the given facts and the decision so far. */
export interface AdLifecycleContext {
  readonly ad: AdFacts
  readonly changes: AdChanges
  readonly effects: AdEffect[]
}
