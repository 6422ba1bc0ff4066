import { SORT_OPTIONS, type SortId } from '@trassa/contracts/enumerations/ads'

const KEYS: Readonly<Record<string, 0 | 1>> = { date: 0, '0': 0, price: 1, '1': 1 }
const DIRECTIONS: Readonly<Record<string, 0 | 1>> = { asc: 0, '0': 0, desc: 1, '1': 1 }

interface AskedOrder {
  sort?: string | undefined
  direct?: string | undefined
  order?: string | undefined
}

/**
 * The order of a list by its id (`priceFrom`), by a key and a direction (`sort=price&order=asc`, `sort=1&direct=0`), or by
 * a key with its sign (`sort=-price`). The newest come first where the request means none of these.
 */
export function sortOf({ sort = 'date', direct, order }: AskedOrder): SortId {
  const byId = SORT_OPTIONS.find(({ id }) => id === sort)
  if (byId) return byId.id
  const isSigned = sort.startsWith('-')
  const key = KEYS[isSigned ? sort.slice(1) : sort] ?? 0
  // Without a direction a price ascends and a date descends, as both are read.
  const usual = key === 1 ? 0 : 1
  const direction = isSigned ? 1 : (DIRECTIONS[direct ?? order ?? ''] ?? usual)
  const option = SORT_OPTIONS.find((one) => one.sort === key && one.direct === direction)
  return option?.id ?? 'dateTo'
}

/** The same order as the two numbers of spec §3. */
export function numbersOf(id: SortId): { sort: 0 | 1; direct: 0 | 1 } {
  const { sort, direct } = SORT_OPTIONS.find((option) => option.id === id) ?? SORT_OPTIONS[0]
  return { sort, direct }
}
