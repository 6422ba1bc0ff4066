import type { Database } from '../../../platform/database/connect.ts'
import type { KeptFigures } from '../../../platform/kept/kept-figures.ts'
import { createKeptValues } from '../../../platform/kept/kept-values.ts'
import { readCardRows } from '../live-ads.repository.ts'
import type { LiveIndex } from '../live-index/live-index.ts'
import { type LiveCard, toLiveCard } from './live-card.ts'

export type LiveCards = ReturnType<typeof createLiveCards>

interface Dependencies {
  db: Database
  index: Pick<LiveIndex, 'onChange'>
  maxBytes: number
  figures?: KeptFigures | undefined
}

/**
 * The cards of ads as bytes, kept until the index takes in a change of the ad, of its seller or of what all cards show
 * (docs/decisions/166). All cards that are missing are read in one statement.
 */
export function createLiveCards({ db, index, maxBytes, figures }: Dependencies) {
  const kept = createKeptValues<LiveCard>(maxBytes, figures)
  index.onChange((change) => {
    if (change.kind === 'ad') kept.drop(change.adId)
    else if (change.kind === 'seller') kept.dropGroup(change.sellerId)
    else kept.clear()
  })

  async function load(ids: readonly string[]): Promise<ReadonlyMap<string, LiveCard>> {
    const rows = await readCardRows(db, ids)
    const now = new Date()
    return new Map(rows.map((row) => [row.id, toLiveCard(row, now)]))
  }

  return {
    /** The cards of these ads by id; deleted ads are absent. */
    read: (ids: readonly string[]) => kept.read(ids, load),
  }
}
