/** A seeded source of choices: the same seed gives the same demo data on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A number in [from, to). */
  range(from: number, to: number): number
  /** A whole number in [from, to], both included. */
  int(from: number, to: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** One of the items, each as likely as the other; throws on an empty list. */
  pick<T>(items: readonly T[]): T
  /** One of the items, as likely as its weight says; throws on an empty list. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T
  /** The items in a new order. */
  shuffle<T>(items: readonly T[]): T[]
}

/** FNV-1a, so that neighbouring seeds (`7:side`, `8:side`) start far apart. */
const hash = (seed: string) => {
  let h = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  return (h ^ (h >>> 13)) >>> 0
}

/** A generator (mulberry32) whose whole state is its seed. */
export const createRandom = (seed: string | number): Random => {
  let state = hash(String(seed))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }
  return {
    next,
    range: (from, to) => from + next() * (to - from),
    int,
    chance: (probability) => next() < probability,
    pick,
    weighted: (items, weight) => {
      let left = next() * items.reduce((sum, item) => sum + weight(item), 0)
      for (const item of items) {
        left -= weight(item)
        if (left < 0) return item
      }
      return pick(items)
    },
    shuffle: (items) => {
      const result = [...items]
      for (let i = result.length - 1; i > 0; i--) {
        const j = int(0, i)
        const [a, b] = [result[i], result[j]]
        if (a !== undefined && b !== undefined) [result[i], result[j]] = [b, a]
      }
      return result
    },
  }
}
