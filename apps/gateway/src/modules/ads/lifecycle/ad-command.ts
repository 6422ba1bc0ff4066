import type { RiskSignal } from '@trassa/contracts/enumerations/moderation'
import type { ErrorCode, Issue } from '@trassa/contracts/errors'
import type { AdEffect, AdEvent } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { AdRecord, Revision } from '../ads.table.ts'
import type { AdColumnChanges } from './write-ads.ts'

/** An event for an ad, with the content that it brings along. */
export interface AdCommand {
  /** As it was read in this transaction, best with `lockAd`. */
  ad: AdRecord
  event: AdEvent
  /** Columns of an edit that change at once. */
  content?: AdColumnChanges
  /** What an edit of an active ad leaves waiting for a moderator; `null`: nothing waits any more. */
  revision?: Revision | null
  /** The mistakes of an edit: with any, the lifecycle refuses the event. */
  issues?: Issue[]
}

/** A command that the lifecycle has allowed. */
export interface DecidedCommand extends AdCommand {
  effects: AdEffect[]
  changes: AdColumnChanges
  /** The signals of the content after the event, where the event assesses the risk. */
  risk?: RiskSignal[] | undefined
}

/** What has become of a command: the ad as it is stored now, or why nothing has changed. */
export type EventResult =
  | { ok: true; ad: AdRecord; effects: AdEffect[] }
  | { ok: false; id: string; code: ErrorCode; issues?: Issue[] }
