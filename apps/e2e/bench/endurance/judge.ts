import type { Desk } from './desk.ts'
import type { EnduranceSite } from './site.ts'

/** What the history says of the decisions of some consoles. */
export interface Judgement {
  confirmed: number
  refused: number
  'rows of the history': number
  lost: number
  doubled: number
}

/** Compares what windows have confirmed with the history: every confirmed decision is there once, or was refused. */
export async function judge(
  { query, firstRow }: EnduranceSite,
  desks: readonly Desk[],
): Promise<Judgement> {
  const rows = await query<{ ad: string; times: string }>(
    `SELECT ad_id::text AS ad, count(*)::text AS times FROM audit_rows
     WHERE event = 'ad.approved' AND id > $1 AND actor_id IS NOT NULL GROUP BY 1`,
    [firstRow],
  )
  const times = new Map(rows.map(({ ad, times }) => [ad, Number(times)]))
  const all = desks.flatMap(({ confirmed, refused }) =>
    [...confirmed].map(([id, ad]) => ({ ad, isRefused: refused.has(id) })),
  )
  const accepted = all.filter(({ isRefused }) => !isRefused)
  const doubled =
    [...times.values()].filter((count) => count > 1).length +
    // Two consoles that both believe that they have decided an ad.
    accepted.length -
    new Set(accepted.map(({ ad }) => ad)).size
  return {
    confirmed: all.length,
    refused: all.length - accepted.length,
    'rows of the history': [...times.values()].reduce((sum, count) => sum + count, 0),
    lost: accepted.filter(({ ad }) => !times.has(ad)).length,
    doubled,
  }
}
