import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { Rule } from '../report/findings.ts'
import type { KeyedWrite } from './keyed-writes.ts'

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

const COUNTS = {
  create: 'SELECT count(*)::int AS done FROM ads WHERE description = $1',
  decision: 'SELECT count(*)::int AS done FROM audit_rows WHERE ad_id = $1 AND to_stat = 4',
} as const

/** What the database holds of a write that has been answered with `detail`: exactly once, or a fault. */
export async function judgeTrace(
  database: Pick<pg.Client, 'query'>,
  { trace }: KeyedWrite,
  detail: unknown,
): Promise<WriteFault | null> {
  if (trace.kind === 'bulk') return judgeBatch(database, trace.batchId, detail)
  const value = trace.kind === 'create' ? trace.description : trace.adId
  const { rows } = await database.query<{ done: number }>(COUNTS[trace.kind], [value])
  return faultOf(rows[0]?.done ?? 0, JSON.stringify(trace))
}

function faultOf(done: number, text: string): WriteFault | null {
  if (done === 1) return null
  return { rule: done === 0 ? 'lost' : 'doubled', text: `${text}: in the database ${done} times` }
}

/** Each row that a batch says it changed is in the history once, and no other is. */
async function judgeBatch(
  database: Pick<pg.Client, 'query'>,
  batchId: string,
  detail: unknown,
): Promise<WriteFault | null> {
  const { results } = detail as { results: { id: string; code: string | null }[] }
  const { rows } = await database.query<{ id: string; done: number }>(
    'SELECT ad_id::text AS id, count(*)::int AS done FROM audit_rows WHERE batch_id = $1 GROUP BY ad_id',
    [batchId],
  )
  const done = new Map(rows.map((row) => [row.id, row.done]))
  for (const { id, code } of results) {
    const times = done.get(id) ?? 0
    const text = `ad ${id} of batch ${batchId}`
    if (code === null) {
      const fault = faultOf(times, text)
      if (fault) return fault
    } else if (times > 0) return { rule: 'doubled', text: `${text}: ${code}, but it was changed` }
  }
  return null
}
