import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { Rule } from '../report/findings.ts'
import type { KeyedWrite, WriteTrace } from './keyed-writes.ts'

interface WriteFault {
  rule: Rule
  text: string
}

/** What a repeat with the same key may not do: be refused, or answer otherwise than the first time. */
export function judgeRepeat(
  { confirmed, trace }: KeyedWrite,
  repeat: { status: number; detail: unknown; body: string },
): WriteFault | null {
  const text = JSON.stringify(trace)
  if (repeat.status !== 200) {
    return {
      rule: 'lost',
      text: `${text}: its repeat got ${repeat.status} ${repeat.body.slice(0, 200)}`,
    }
  }
  if (confirmed !== undefined && !isDeepStrictEqual(confirmed, repeat.detail)) {
    return { rule: 'lost', text: `${text}: its repeat answers otherwise` }
  }
  return null
}

/** How often the database holds a write. */
const COUNTS: Record<WriteTrace['kind'], string> = {
  create: 'SELECT count(*)::int AS done FROM ads WHERE description = $1',
  decision: 'SELECT count(*)::int AS done FROM audit_rows WHERE ad_id = $1 AND to_stat = 4',
  lift: `SELECT count(*)::int AS done FROM audit_rows WHERE ad_id = $1 AND event = 'ad.lifted'`,
  // Whole, with a row for each of its ads, or not at all.
  batch: `SELECT count(*)::int AS done FROM moderation_batches batch WHERE id = $1
    AND (SELECT count(*) FROM moderation_batch_rows WHERE batch_id = batch.id) = (
      SELECT sum(value::int) FROM jsonb_each_text(batch.summary -> 'counts'))`,
}

/** What the database holds of a write that has been answered: exactly once, or a fault. */
export async function judgeTrace(
  database: Pick<pg.Client, 'query'>,
  { trace }: KeyedWrite,
): Promise<WriteFault | null> {
  const { rows } = await database.query<{ done: number }>(COUNTS[trace.kind], [trace.value])
  const done = rows[0]?.done ?? 0
  if (done === 1) return null
  const rule = done === 0 ? 'lost' : 'doubled'
  return { rule, text: `${JSON.stringify(trace)}: in the database ${done} times` }
}
