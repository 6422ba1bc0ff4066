import type { FilterField } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { nameOf } from '../live-index/columns/code-table.ts'
import { columnKindOf } from '../live-index/columns/column-for.ts'
import type { WordPositions } from '../text/words/text-query.ts'

/** An ad as conditions see it: the values of the form's filters, in their order. */
export interface TestedAd {
  values: readonly unknown[]
  words: WordPositions
}

export type Test = (ad: TestedAd) => boolean

/** A test that many saved searches share; its result is kept for the ad that was tested last. */
export interface Condition {
  key: string
  test: Test
  /** How many saved searches have it. */
  uses: number
  testedAd: TestedAd | undefined
  holds: boolean
}

/** The conditions of an index, each of them once. */
export function createConditions() {
  const byKey = new Map<string, Condition>()
  return {
    /** The condition with this key; `makeTest` makes its test where it is new. */
    take: (key: string, makeTest: () => Test): Condition => {
      let condition = byKey.get(key)
      if (!condition) {
        condition = { key, test: makeTest(), uses: 0, testedAd: undefined, holds: false }
        byKey.set(key, condition)
      }
      condition.uses++
      return condition
    },
    release: (condition: Condition): void => {
      condition.uses--
      if (condition.uses === 0) byKey.delete(condition.key)
    },
  }
}

export function isMetBy(condition: Condition, ad: TestedAd): boolean {
  if (condition.testedAd !== ad) {
    condition.testedAd = ad
    condition.holds = condition.test(ad)
  }
  return condition.holds
}

/** The values that a filter chooses; none for a range. */
export function chosenValues(filter: Filter): (string | number | boolean)[] {
  if (filter.op === 'range') return []
  return filter.op === 'many' ? filter.values : [filter.value]
}

/** Whether a value passes a filter: by the rule of the column that lists search it in. */
export function valueTest(field: FilterField, filter: Filter): (value: unknown) => boolean {
  switch (columnKindOf(field)) {
    case 'number': {
      if (filter.op !== 'range') return () => true
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter
      return (value) => typeof value === 'number' && value >= from && value <= to
    }
    case 'flag': {
      if (filter.op !== 'exact') return () => true
      return filter.value === true ? (value) => value === true : (value) => value !== true
    }
    case 'multiValue': {
      if (filter.op !== 'many') return () => true
      const wanted = filter.values.map(String)
      return (value) => {
        const own = Array.isArray(value) ? value.map(String) : []
        return wanted.every((one) => own.includes(one))
      }
    }
    case 'encoded': {
      if (filter.op === 'range') return () => true
      const wanted = new Set(
        chosenValues(filter).flatMap((one) => (typeof one === 'boolean' ? [] : [nameOf(one)])),
      )
      return (value) => wanted.has(encodedName(value) ?? '')
    }
  }
}

/** The name of a value of an encoded column; `undefined` for what is no such value. */
export const encodedName = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? nameOf(value) : undefined
