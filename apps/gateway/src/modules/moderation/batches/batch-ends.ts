import type { BatchEnd } from '@trassa/contracts/entities/moderator/staff-event'
import type { BatchState } from '@trassa/contracts/enumerations/batches'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { publishStaffEvent } from '../live/staff-notices.ts'
import { setBatchState } from './batches.repository.ts'
import { type BatchRecord, moderationBatches as batches } from './batches.table.ts'

/** For how long an end is told to a console that was not listening. */
const LATE_MINUTES = 30

type EndState = Extract<BatchState, 'done' | 'cancelled'>

const endOf = ({ id, state, summary }: Pick<BatchRecord, 'id' | 'state' | 'summary'>): BatchEnd => {
  const { changed = 0, refused: failed = 0, waiting: left = 0 } = summary?.counts ?? {}
  return {
    type: 'batch.ended',
    batchId: id,
    isCancelled: state === 'cancelled',
    changed,
    failed,
    left,
  }
}

/** Ends a batch, and tells the moderator who started it, who has not ended it. */
export async function endBatch(tx: Transaction, id: string, state: EndState): Promise<void> {
  await setBatchState(tx, id, state)
  const [ended] = await tx
    .update(batches)
    .set({ isEndTold: true })
    .where(eq(batches.id, id))
    .returning()
  if (!ended) return
  const { moderatorId } = ended
  await publishStaffEvent(tx, { type: 'batch.ended', moderatorId, end: endOf(ended) })
}

/** The ends that were told lately, by moderator. */
export async function readLateEnds(
  db: Executor,
  moderatorIds: string[],
): Promise<ReadonlyMap<string, BatchEnd[]>> {
  const ended = await db
    .select({
      id: batches.id,
      moderatorId: batches.moderatorId,
      state: batches.state,
      summary: batches.summary,
    })
    .from(batches)
    .where(
      and(
        inArray(batches.moderatorId, moderatorIds),
        batches.isEndTold,
        sql`${batches.finishedAt} > now() - make_interval(mins => ${LATE_MINUTES})`,
      ),
    )
    .orderBy(batches.finishedAt)
  const byModerator = Map.groupBy(ended, ({ moderatorId }) => moderatorId)
  return new Map([...byModerator].map(([id, ends]) => [id, ends.map(endOf)]))
}
