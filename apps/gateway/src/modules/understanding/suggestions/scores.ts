import { type Entries, type Entry, isThing } from './entries.ts'
import type { PrefixIndex } from './prefix-index.ts'

/** For what is not how a name begins. */
const ASIDE = -2
/** What goes on from a list only: a colour, a fuel. */
const PROPERTY = -3
const KIND: Record<Entry['kind'], number> = { mark: 3, model: 0, place: 2, kind: 2 }

export type Scores = ReturnType<typeof createScores>

/** How likely what the keys of an index name is meant, wherever it is asked for. */
export function createScores({ all }: Entries, index: PrefixIndex) {
  const bonuses = Int8Array.from(all, bonusOf)
  /** By the places of keys, so that those of a prefix, of which there are thousands, stand together in memory. */
  const at = new Float64Array(index.size)
  const bonusAt = (place: number): number =>
    (bonuses[index.entryAt(place)] as number) + (index.isAside(place) ? ASIDE : 0)
  return {
    at,
    /** The part of a score that is not its rank. */
    bonusAt,
    /** @param ranks of entries, see `createRanks` */
    update: (ranks: Float32Array): void => {
      for (let place = 0; place < at.length; place++)
        at[place] = (ranks[index.entryAt(place)] as number) + bonusAt(place)
    },
  }
}

const bonusOf = (entry: Entry): number =>
  entry.kind === 'kind' && !isThing(entry.key) ? PROPERTY : KIND[entry.kind]
