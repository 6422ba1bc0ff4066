import type { SavedAd } from '@trassa/ad-form/saving/saved-ad'
import type { AppError } from '@trassa/contracts/app-error'

export interface DraftSaveInput {
  /** `null`: nothing has been saved yet. */
  saved: SavedAd | null
  userId: string | null
  /** `auto`: a draft, saved while typing; `manual`: an ad that buyers see, saved by its button. */
  saves: 'auto' | 'manual'
  /** What the draft backup added: nothing, unsaved changes, or changes of an older version of the ad. */
  restored: 'nothing' | 'changes' | 'conflict'
}

export interface DraftSaveContext extends DraftSaveInput {
  savedAt: Date | null
  /** Idempotency key of the draft's creation. */
  key: string
  /** Consecutive failed attempts. */
  tries: number
  error: AppError | null
}

export type DraftSaveEvent =
  | { type: 'content.changed' }
  | { type: 'flush.requested' }
  | { type: 'network.returned' }
  | { type: 'session.changed'; userId: string | null }
  /** Another call of this page changed the ad's version. */
  | { type: 'version.advanced'; saved: SavedAd }
  /** The user resolved a conflict; `saved` is the server's current state. */
  | { type: 'conflict.resolved'; saved: SavedAd }

export interface Saved {
  saved: SavedAd
  /** Whether changes are left that need another request. */
  more: boolean
}

export interface SaveInput {
  saved: SavedAd | null
  key: string
}
