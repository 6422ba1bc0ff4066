import { setImmediate } from 'node:timers/promises'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { typeFields } from '../fields/type-fields.ts'
import { TYPE_KEY } from '../lexicon/labels.ts'
import { PRIOR } from '../reading/priors.ts'
import { type CountsOf, TOTAL } from './counts.ts'
import { type Entries, isThing } from './entries.ts'

/** Bitwise operators take 32 bits: a mask of types is halved for them. */
const BITS = 30
const HALF = 2 ** BITS

/** Counts are read again after so long. */
const FRESH_MS = 15_000

/**
 * How many live ads there are of each entry in the whole country, as one number for all types, so that few of the many
 * entries of a short prefix are counted exactly.
 *
 * @param onRead called with the ranks of entries by their numbers when they are read: the greater, the likelier one is meant; `NO_ADS` for what
 * has none
 */
export function createRanks(
  { all, numberOf }: Entries,
  countsOf: CountsOf,
  onRead: (ranks: Float32Array) => void,
) {
  const withoutAds = Float32Array.from(all, (entry) =>
    entry.kind === 'kind' && !isThing(entry.key) ? UNCOUNTED : NO_ADS,
  )
  /** A bit for each type with ads; there are more of them than bits in an integer of 32. */
  let types = new Float64Array(all.length)
  let until = 0
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const [nextRanks, nextTypes] = [withoutAds.slice(), new Float64Array(all.length)]
    for (const [place, adType] of AD_TYPES.entries()) {
      // Between types other work is done.
      await setImmediate()
      const count = (key: string, value: string, total: number): void => {
        const number = numberOf(adType, key, value)
        if (number === undefined || total === 0) return
        const rank = rankOf(adType, total)
        const isFirst = nextTypes[number] === 0
        if (isFirst || rank > (nextRanks[number] as number)) nextRanks[number] = rank
        nextTypes[number] = (nextTypes[number] as number) + 2 ** place
      }
      for (const { key } of typeFields(adType).byKey.values()) {
        if (!ROW_KEYS.has(key) && !isThing(key)) continue
        for (const [value, total] of await countsOf(adType, '', key)) count(key, value, total)
      }
      const total = (await countsOf(adType, '', TOTAL)).get('') ?? 0
      count(TYPE_KEY, adType, total)
    }
    types = nextTypes
    onRead(nextRanks)
    until = Date.now() + FRESH_MS
  }

  return {
    /** Reads counts again where they are old; waits for the first ones only. */
    fresh: async (): Promise<void> => {
      if (until > Date.now()) return
      reading ??= read().finally(() => {
        reading = undefined
      })
      if (until === 0) await reading
      else reading.catch(() => undefined)
    },
    typesOf: (number: number): AdType[] => {
      const mask = types[number] as number
      const [low, high] = [mask % HALF, Math.floor(mask / HALF)]
      return AD_TYPES.filter((_, place) =>
        place < BITS ? low & (1 << place) : high & (1 << (place - BITS)),
      )
    },
  }
}

/** The rank of what has no ads. */
export const NO_ADS = Number.NEGATIVE_INFINITY
/** What goes on from a list only is counted in that list: `дизель`. */
const UNCOUNTED = 5
const ROW_KEYS: ReadonlySet<string> = new Set(['markId', 'modelId', 'city'])

/** What a type's likelihood counts beside the number of ads: parts have many more ads than vehicles. */
const WEIGHT_OF_TYPE = 2

/** How likely so many ads of a type are meant: a step for each doubling. */
export const rankOf = (adType: AdType, total: number): number =>
  Math.log2(1 + total) + (PRIOR[adType] ?? 0) * WEIGHT_OF_TYPE
