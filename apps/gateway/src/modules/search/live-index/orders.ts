import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { sortsOf } from '@trassa/catalog/engine/filters/list-query'
import { FIELD_SORTS, type ListSortId, SORT_OPTIONS } from '@trassa/contracts/enumerations/ads'
import type { IndexedRow } from './live-row.ts'
import { grownSortKey, noSortKey, putKey, type SortKey } from './sort-key.ts'

type Key = 'expiry' | 'date' | 'price' | 'cheapest' | (typeof FIELD_SORTS)[number]['field']

/** More than any price in kopecks; cursors hold it. */
const NO_PRICE = 1e14

/** The value of each key. An ad without a price comes last in both directions, so that there are two keys; one without a mileage stands where the greatest would, one without a year first. */
const VALUES: Record<Key, (row: IndexedRow) => number> = {
  expiry: (row) => row.expiresAt ?? Number.NEGATIVE_INFINITY,
  date: (row) => row.liftedAt,
  price: (row) => Number(row.price ?? 0),
  cheapest: (row) => Number(row.price ?? NO_PRICE),
  year: (row) => Number(row.year ?? 0),
  mileage: (row) => Number(row.mileage ?? 1e12),
}

const DESCENDING = 1

/** The sort keys of a segment's slots: those of every type, and those of fields that the type sorts by. */
export function createOrders(form: FormDefinition) {
  const sorts = new Set(sortsOf(form).map(({ id }) => id))
  const byField = FIELD_SORTS.filter(({ id }) => sorts.has(id)).map(({ field }) => field)
  const keys = new Map<Key, SortKey>(
    (['expiry', 'date', 'price', 'cheapest', ...byField] as const).map((key) => [key, noSortKey()]),
  )
  const keyOf = (key: Key): SortKey => keys.get(key) as SortKey

  return {
    grow: (capacity: number): void => {
      for (const [key, values] of keys) keys.set(key, grownSortKey(values, capacity))
    },
    put: (slot: number, row: IndexedRow): void => {
      for (const [key, values] of keys) putKey(values, slot, VALUES[key](row))
    },
    remove: (slot: number): void => {
      for (const values of keys.values()) putKey(values, slot, Number.NaN)
    },
    /** The keys of a slot by their names. */
    at: (slot: number): ReadonlyMap<Key, number> =>
      new Map([...keys].map(([key, values]) => [key, values.keys[slot] as number])),
    expiry: (): SortKey => keyOf('expiry'),
    /** The key and direction of an order; those of the default one where the type has no such field. */
    by: (sort: ListSortId): { name: Key; key: SortKey; descending: boolean } => {
      const field = FIELD_SORTS.find(({ id }) => id === sort)
      if (field && keys.has(field.field)) {
        const name = field.field
        return { name, key: keyOf(name), descending: field.direct === DESCENDING }
      }
      const option = SORT_OPTIONS.find(({ id }) => id === sort) ?? SORT_OPTIONS[0]
      const descending = option.direct === DESCENDING
      const name = option.sort !== 1 ? 'date' : descending ? 'price' : 'cheapest'
      return { name, key: keyOf(name), descending }
    },
  }
}
