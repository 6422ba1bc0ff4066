import type { MergedPart, MergeHindrance } from '@trassa/contracts/enumerations/account-merge'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { AuditFacts } from '../../audit/public.ts'

/** Ids of two accounts of one person: the one that is closed, and the one that gets what it had. */
export interface MergePair {
  closedId: string
  stayingId: string
}

/** Who merges the accounts and why, for the history of what moves. */
export type MergeFacts = AuditFacts & { actorId: string | null }

/** How many rows of each part have moved; parts that are not named are too small to be told. */
export type MergedCounts = Partial<Record<MergedPart, number>>

/** How a part of an account follows a merge (decision 156). */
export interface AccountMerge {
  /** Locks rows that others lock before they lock their user, so that neither waits for the other. */
  lock?: (tx: Transaction, userId: string) => Promise<unknown>
  /** What of the part prevents the merge for now. */
  hindrances?: (db: Executor, pair: MergePair) => Promise<MergeHindrance[]>
  /**
   * Moves the rows. What both accounts have already stays with the closed one. Runs again for rows that a request
   * under way has written meanwhile, so a repeat moves what is left.
   */
  move: (tx: Transaction, pair: MergePair, facts: MergeFacts) => Promise<MergedCounts>
}
