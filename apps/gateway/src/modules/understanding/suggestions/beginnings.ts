import type { Entries, Entry } from './entries.ts'
import type { PrefixIndex } from './prefix-index.ts'
import { NO_ADS } from './ranks.ts'
import type { Scores } from './scores.ts'

/** Entries of a prefix that are counted exactly. */
const MOST_COUNTED = 40
/** Of so many the likeliest are kept, and less likely ones no longer looked at. */
const MOST_HELD = 4 * MOST_COUNTED

/** The whole key is typed. */
const WHOLE = 4
/** With fewer letters only how names begin is meant: `ка` is no Калинин, which is Тверь today. */
const LETTERS_OF_ASIDE = 3

/** An entry that a prefix may stand for. */
export interface Candidate {
  number: number
  /** Without what depends on the list. */
  bonus: number
}

/** What is looked for. */
interface Wanted {
  fits: (entry: Entry) => boolean
  /** The numbers of the marks whose models fit, where not all do: most entries are models, and the others need no look at themselves. */
  modelsOf?: ReadonlySet<number> | undefined
}

const NO_MARK = -1

type Scored = Candidate & { score: number }

/** The names with their keys, and how likely they are meant. */
export interface RankedNames {
  entries: Entries
  index: PrefixIndex
  scores: Scores
}

/** Finds the entries whose keys begin with a prefix, the likeliest ones. Thousands begin with one letter: what is not likely enough costs no more than a look at its score. */
export function createBeginnings({ entries, index, scores }: RankedNames) {
  /** Of models the numbers of their marks. */
  const marks = Int32Array.from(entries.all, (entry) =>
    entry.kind === 'model' ? (entries.markNumber(entry.markId) ?? NO_MARK) : NO_MARK,
  )
  return (prefix: string, { fits, modelsOf }: Wanted): Candidate[] => {
    const { from, whole, to } = index.rangeOf(prefix)
    const takesAside = prefix.length >= LETTERS_OF_ASIDE
    let found = new Map<number, Scored>()
    let least = NO_ADS
    for (let place = from; place < to; place++) {
      const ofWhole = place < whole ? WHOLE : 0
      const score = (scores.at[place] as number) + ofWhole
      if (score < least || score === NO_ADS) continue
      if (ofWhole === 0 && !takesAside && index.isAside(place)) continue
      const number = index.entryAt(place)
      const mark = marks[number] as number
      if (modelsOf && mark !== NO_MARK && !modelsOf.has(mark)) continue
      if (!fits(entries.all[number] as Entry)) continue
      const bonus = scores.bonusAt(place) + ofWhole
      const known = found.get(number)
      if (!known || bonus > known.bonus) found.set(number, { number, bonus, score })
      if (found.size < MOST_HELD) continue
      const kept = likeliest([...found.values()], MOST_COUNTED)
      least = kept.at(-1)?.score ?? least
      found = new Map(kept.map((one) => [one.number, one]))
    }
    return likeliest([...found.values()], MOST_COUNTED)
  }
}

/** The best of many, without sorting all of them. */
function likeliest<T extends { score: number }>(scored: readonly T[], most: number): T[] {
  if (scored.length <= most) return scored.toSorted(byScore)
  const least = Float64Array.from(scored, ({ score }) => score).sort()[scored.length - most] ?? 0
  return scored
    .filter(({ score }) => score >= least)
    .sort(byScore)
    .slice(0, most)
}

/** The greatest score first. */
export const byScore = (a: { score: number }, b: { score: number }): number => b.score - a.score
