import { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define-job.ts'
import type { AccountPart } from '../account/account-part.ts'
import type { MergedCounts } from './account-merge.ts'
import { readMergeFacts } from './merge-history.ts'
import { lockMerged } from './merged-accounts.repository.ts'
import { lockParts, moveParts } from './move-parts.ts'

/** Longer than any request of the closed account may have been under way. */
export const STRAGGLERS_AFTER_SECONDS = 120

/** Moves what a request of the closed account has written while the merge was waiting for it, or right after. */
export const FOLLOW_MERGE = defineJob({
  name: 'follow-merge-of-accounts',
  payload: z.object({ closedId: z.string() }),
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 600 },
  concurrency: 'parallel',
  timeoutSeconds: 300,
  onRepeat: 'Moves what is left.',
})

export const followMergeJob = (db: Database, parts: readonly AccountPart[]): JobHandler =>
  handleJob(FOLLOW_MERGE, async ({ payload }) => {
    const moved = await db.transaction(async (tx): Promise<MergedCounts> => {
      await lockParts(tx, parts, payload.closedId)
      // The account that stayed may have been merged further, or deleted with what is left of this one.
      const pair = await lockMerged(tx, payload.closedId)
      return pair ? moveParts(tx, parts, pair, await readMergeFacts(tx, pair.closedId)) : {}
    })
    return Object.values(moved).reduce((total, count) => total + count, 0)
  })
