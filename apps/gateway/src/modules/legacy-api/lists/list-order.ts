import { AD_TABLE_SORTS, type AdTableSort } from '@trassa/contracts/calls/moderator/ads'
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

const TABLE_KEYS = { 0: 'liftedAt', 1: 'price' } as const satisfies Record<0 | 1, AdTableSort>
const TABLE_DIRECTIONS = ['asc', 'desc'] as const

/**
 * The order of the moderators' table: by one of its columns, the greatest first unless a direction is named, or as an older
 * list is ordered. Nothing where none is asked for.
 */
export function tableOrderOf(asked: AskedOrder) {
  const { sort, direct, order } = asked
  const column = AD_TABLE_SORTS.find((one) => one === sort && !Object.hasOwn(KEYS, one))
  if (sort === undefined || column) {
    const direction = DIRECTIONS[direct ?? order ?? '']
    return {
      ...(column && { sort: column }),
      ...(direction !== undefined && { direct: TABLE_DIRECTIONS[direction] }),
    }
  }
  const numbers = numbersOf(sortOf(asked))
  return { sort: TABLE_KEYS[numbers.sort], direct: TABLE_DIRECTIONS[numbers.direct] }
}

/** The same order as the two numbers of spec §3. */
export function numbersOf(id: SortId): { sort: 0 | 1; direct: 0 | 1 } {
  const { sort, direct } = SORT_OPTIONS.find((option) => option.id === id) ?? SORT_OPTIONS[0]
  return { sort, direct }
}
