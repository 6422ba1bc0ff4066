import type { LiveIndex } from '../live-index/live-index.ts'
import type { LiveCard } from './live-card.ts'
import type { LiveCards } from './live-cards.ts'

/** Readings of cards that changed while they were read, before they are answered as they were read. */
const ATTEMPTS = 4

interface Question<Chosen> {
  index: Pick<LiveIndex, 'upToDateAgain'>
  cards: LiveCards
  /** Whether what was chosen, just now or before its cards were read, is still what would be chosen. */
  isCurrent: (chosen: Chosen) => boolean
  /** Chooses ads in the index as it is. */
  choose: () => Promise<Chosen>
  idsOf: (chosen: Chosen) => readonly string[]
}

/**
 * Chosen ads with their cards, which agree: where the index has changed until the cards were there, ads are chosen again. Cards
 * that PostgreSQL is asked for may take longer than an answer may be old, so the index is brought up to date after them.
 */
export async function readSettledCards<Chosen>({
  index,
  cards,
  isCurrent,
  choose,
  idsOf,
}: Question<Chosen>): Promise<{ chosen: Chosen; byId: ReadonlyMap<string, LiveCard> }> {
  for (let attempt = 1; ; attempt++) {
    const chosen = await choose()
    const byId = await cards.read(idsOf(chosen))
    await index.upToDateAgain()
    if (isCurrent(chosen) || attempt === ATTEMPTS) return { chosen, byId }
  }
}
