import type { Database } from '../../../platform/database/connect.ts'
import { isListed, type LiveRow, type ReverseSearch } from '../../search/public.ts'
import { type Candidate, readCandidates, storeFound } from '../mailing-ads.repository.ts'
import { queuePlace } from '../sending/due-at.ts'
import { readFormerStates } from './former-states.ts'

/** A statement of PostgreSQL stays readable and fast. */
const PAIRS_AT_ONCE = 2000

interface Dependencies {
  db: Database
  reverse: Pick<ReverseSearch, 'matching' | 'holding'>
}

/**
 * Finds the saved searches whose lists hold these ads, and stores who is to be sent which: an ad is news where the
 * list did not hold it when the saved search was made or continued (decision 116).
 */
export async function findNews(
  { db, reverse }: Dependencies,
  rows: readonly LiveRow[],
  now: Date,
): Promise<void> {
  const listed = rows.filter((row) => isListed(row, now.getTime()))
  if (listed.length === 0) return
  const byAd = new Map(listed.map((row) => [row.id, row]))
  const found = await reverse.matching(listed.map((row) => ({ row })))
  const pairs = listed.flatMap(({ id: adId }, at) =>
    (found[at] ?? []).map((searchId) => ({ searchId, adId })),
  )
  for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE) {
    const candidates = await readCandidates(db, pairs.slice(at, at + PAIRS_AT_ONCE))
    const old = await oldNews({ db, reverse }, candidates, byAd)
    const news = onceForEach(candidates.filter((one) => !old.has(one)))
    await db.transaction((tx) =>
      storeFound(
        tx,
        news.map((one) => ({ ...one, ...queuePlace(one, now) })),
      ),
    )
  }
}

/** Candidates whose list held the ad at their starting point. */
async function oldNews(
  { db, reverse }: Dependencies,
  candidates: readonly Candidate[],
  byAd: ReadonlyMap<string, LiveRow>,
): Promise<ReadonlySet<Candidate>> {
  const questions = candidates.flatMap((candidate) => {
    const row = byAd.get(candidate.adId)
    return row && candidate.isOld ? [{ candidate, row, at: candidate.since }] : []
  })
  if (questions.length === 0) return new Set()
  const states = await readFormerStates(db, questions)
  const shown = questions.flatMap(({ candidate, at }, index) => {
    const state = states[index]
    return state && isListed(state.row, at.getTime())
      ? [{ candidate, id: candidate.searchId, state }]
      : []
  })
  const held = await reverse.holding(shown)
  return new Set(shown.flatMap(({ candidate }, index) => (held[index] ? [candidate] : [])))
}

/** The first candidate of each person and ad. */
function onceForEach(candidates: readonly Candidate[]): Candidate[] {
  const first = new Map<string, Candidate>()
  for (const one of candidates) {
    const key = `${one.userId} ${one.adId}`
    if (!first.has(key)) first.set(key, one)
  }
  return [...first.values()]
}
