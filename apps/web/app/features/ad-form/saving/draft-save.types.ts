import type { SavedAd } from '@trassa/ad-form/saving/saved-ad'
import type { AppError } from '@trassa/contracts/app-error'

export interface DraftSaveInput {
  /** `null`: nothing has been saved yet. */
  saved: SavedAd | null
  userId: string | null
  /** A draft saves itself as one types; what buyers see waits for a button. */
  saves: 'itself' | 'onDemand'
  /** What this browser kept of an earlier visit: nothing more than saved, more, or more of an ad that has changed since. */
  restored: 'nothing' | 'changes' | 'conflict'
}

export interface DraftSaveContext extends DraftSaveInput {
  savedAt: Date | null
  /** Idempotency key of the wish to begin this draft. */
  key: string
  /** Failed tries in a row. */
  tries: number
  error: AppError | null
}

export type DraftSaveEvent =
  | { type: 'content.changed' }
  | { type: 'flush.requested' }
  | { type: 'network.returned' }
  | { type: 'session.changed'; userId: string | null }
  /** Another call of this page has changed the ad: it has a new version. */
  | { type: 'version.advanced'; saved: SavedAd }
  /** The person has chosen between two windows; `saved` is what the server has now. */
  | { type: 'conflict.resolved'; saved: SavedAd }

export interface Saved {
  saved: SavedAd
  /** Whether a part of what was wanted is still to be sent. */
  more: boolean
}

export interface SaveInput {
  saved: SavedAd | null
  key: string
}
