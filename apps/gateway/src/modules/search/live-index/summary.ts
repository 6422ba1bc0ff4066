import { dictionaryChain } from '@trassa/catalog/engine/definition-fields'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { ListSummary } from '@trassa/contracts/entities/facets'
import { type Bitset, forEachSlot } from './bitset.ts'
import type { Selection } from './columns/selection.ts'
import type { Segment } from './segment.ts'

/** At most so many parts of a list. */
const MOST_PARTS = 60

const FIRST_YEAR = 1900
const LAST_YEAR = 2100
/** Outside of the typical years lies this share of the ads at each end. */
const TAIL = 0.1

interface Summary extends Omit<ListSummary, 'cities'> {
  /** The same list in every city, by the city's id. */
  byCity: Record<string, number>
}

/** What a landing page says about a list; one pass over its slots for each figure. */
export function summarize(segment: Segment, filters: readonly Filter[], among?: Bitset): Summary {
  const { columns } = segment
  return segment.withSelections({ filters, among }, (select) => {
    const selection = select(filters)
    const { bits } = selection
    const elsewhere = filters.filter(({ key }) => key !== 'cityId')
    const everywhere = elsewhere.length === filters.length ? selection : select(elsewhere)
    const byCity: Record<string, number> = {}
    columns.get('cityId')?.column.count?.(everywhere, (id, ads) => {
      byCity[id] = ads
    })
    return {
      total: selection.total,
      priceFrom: least(bits, columns.get('price')?.column.valueAt),
      years: typicalYears(bits, columns.get('year')?.column.valueAt),
      parts: partsOf(segment, filters, selection),
      byCity,
    }
  })
}

type ValueAt = ((slot: number) => number) | undefined

function least(bits: Bitset, valueAt: ValueAt): number | null {
  if (!valueAt) return null
  let found = Number.POSITIVE_INFINITY
  forEachSlot(bits, (slot) => {
    const value = valueAt(slot)
    if (value < found) found = value
  })
  return Number.isFinite(found) ? found : null
}

function typicalYears(bits: Bitset, valueAt: ValueAt): ListSummary['years'] {
  if (!valueAt) return null
  const counts = new Int32Array(LAST_YEAR - FIRST_YEAR)
  let known = 0
  forEachSlot(bits, (slot) => {
    const year = valueAt(slot)
    if (!(year >= FIRST_YEAR && year < LAST_YEAR)) return
    counts[year - FIRST_YEAR] = (counts[year - FIRST_YEAR] as number) + 1
    known++
  })
  if (known === 0) return null
  const yearOf = (rank: number): number => {
    let before = 0
    const index = counts.findIndex((count) => {
      before += count
      return before > rank
    })
    return FIRST_YEAR + index
  }
  return {
    from: yearOf(Math.floor((known - 1) * TAIL)),
    to: yearOf(Math.ceil((known - 1) * (1 - TAIL))),
  }
}

/** By the first dictionary field of the form that the list is not narrowed by yet. */
function partsOf(
  { form, columns }: Segment,
  filters: readonly Filter[],
  selection: Selection,
): ListSummary['parts'] {
  const chosen = new Set(filters.map(({ key }) => key))
  const next = dictionaryChain(form).find(({ key }) => !chosen.has(key))
  const count = next && columns.get(next.key)?.column.count
  if (!next || !count || (next.parent !== null && !chosen.has(next.parent))) return null
  const counts: { id: string; total: number }[] = []
  count(selection, (id, total) => counts.push({ id, total }))
  counts.sort((a, b) => b.total - a.total || Number(a.id) - Number(b.id))
  return { key: next.key, counts: counts.slice(0, MOST_PARTS) }
}
