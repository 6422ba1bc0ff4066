import fc, { type Arbitrary } from 'fast-check'

/** Choices that are the same for the same seed and number, so that one request can be repeated. */
export interface Dice {
  /** A whole number from 0 to `limit` − 1. */
  under: (limit: number) => number
  one: <T>(list: readonly T[]) => T
  sample: <T>(arbitrary: Arbitrary<T>) => T
}

export function diceOf(seed: number, number: number): Dice {
  let state = mix(seed ^ mix(number))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    return mix(state)
  }
  const under = (limit: number) => next() % limit
  return {
    under,
    one: (list) => {
      if (list.length === 0) throw new Error('Nothing to choose from')
      return list[under(list.length)] as (typeof list)[number]
    },
    sample: (arbitrary) => {
      const [value] = fc.sample(arbitrary, { seed: next() | 0, numRuns: 1 })
      return value as NonNullable<typeof value>
    },
  }
}

/** The finisher of MurmurHash3: spreads neighbouring numbers over 32 bits. */
function mix(value: number): number {
  let bits = value | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
