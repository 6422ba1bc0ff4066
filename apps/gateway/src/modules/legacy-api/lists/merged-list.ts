import { invalid } from '@trassa/contracts/app-error'
import { SORT_OPTIONS, type SortId } from '@trassa/contracts/enumerations/ads'
import { OLDER_DEPTH } from '@trassa/contracts/older/older-values'
import { encodeCursor } from '../../../platform/keyset/cursor.ts'

/** A page of one of the lists. */
interface ListPage<Item> {
  items: Item[]
  total: number
  nextCursor: string | null
}

/** The page of a list without ads. */
export const NO_ADS: ListPage<never> = { items: [], total: 0, nextCursor: null }

/** Where an ad stands in an order: kopecks or milliseconds, then the id. */
interface Position {
  key: number
  id: number
}

/** Gives the pages of one list; a cursor of any list of the same order is a position in all of them. */
type ReadList<Item> = (cursor: string | undefined) => Promise<ListPage<Item>>

interface MergedRequest<Item extends { id: string; price: number | null }> {
  /** Of different types: none holds an ad of another one. */
  lists: readonly ReadList<Item>[]
  sort: SortId
  /** The date by which the lists are ordered. */
  dateOf: (item: Item) => string
  page: number
  limit: number
  cursor?: string | undefined
}

interface MergedPage<Item> extends ListPage<Item> {
  page: number
  limit: number
  pages: number
}

/** A list, read as far as it is needed. */
interface Reading<Item> extends ListPage<Item> {
  read: ReadList<Item>
}

/** A page that its number does not reach. */
export const refusedPage = () => invalid(['query', 'page'], 'Дальше листайте по nextCursor')

/**
 * One page of several lists in one order. Pages by number are read from the beginning of the lists, so they end
 * at `OLDER_DEPTH`; a cursor leads on from there.
 *
 * @throws AppError `request.invalid` for a page behind that
 */
export async function readMerged<Item extends { id: string; price: number | null }>({
  lists,
  sort,
  dateOf,
  page,
  limit,
  cursor,
}: MergedRequest<Item>): Promise<MergedPage<Item>> {
  const skipped = cursor ? 0 : (page - 1) * limit
  if (skipped + limit > OLDER_DEPTH) {
    throw refusedPage()
  }
  const option = SORT_OPTIONS.find(({ id }) => id === sort) ?? SORT_OPTIONS[0]
  const positionOf = (item: Item): Position => ({
    key: option.sort === 1 ? (item.price ?? 0) * 100 : Date.parse(dateOf(item)),
    id: Number(item.id),
  })
  const sign = option.direct === 1 ? -1 : 1
  const isBefore = (one: Position, other: Position) =>
    (one.key - other.key || one.id - other.id) * sign < 0

  const readings = await Promise.all(
    lists.map(async (read): Promise<Reading<Item>> => ({ read, ...(await read(cursor)) })),
  )
  const first = async (): Promise<Reading<Item> | undefined> => {
    await Promise.all(readings.map(refill))
    return readings
      .filter(({ items }) => items.length > 0)
      .reduce<Reading<Item> | undefined>((best, one) => {
        if (!best) return one
        const [head, bestHead] = [one.items[0], best.items[0]] as [Item, Item]
        return isBefore(positionOf(head), positionOf(bestHead)) ? one : best
      }, undefined)
  }
  const total = readings.reduce((sum, one) => sum + one.total, 0)
  const found: Item[] = []
  let next = await first()
  for (let place = 0; next && place < skipped + limit; place += 1) {
    const item = next.items.shift() as Item
    if (place >= skipped) found.push(item)
    next = await first()
  }
  const last = found.at(-1)
  const end = next && last && positionOf(last)
  return {
    items: found,
    total,
    nextCursor: end ? encodeCursor([sort, end.key, String(end.id)]) : null,
    page,
    limit,
    pages: Math.ceil(total / limit),
  }
}

/** Reads the next page of a list whose ads are used up. */
async function refill<Item>(reading: Reading<Item>): Promise<void> {
  const { read, items, nextCursor } = reading
  if (items.length > 0 || nextCursor === null) return
  const page = await read(nextCursor)
  reading.items = page.items
  reading.nextCursor = page.nextCursor
}
