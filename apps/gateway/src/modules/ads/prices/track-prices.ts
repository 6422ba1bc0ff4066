import type { Transaction } from '../../../platform/database/connect.ts'
import type { AdWrite } from '../lifecycle/write-ads.ts'
import { insertPriceChanges, readLowestPrices } from './price-changes.repository.ts'
import { DROP_WINDOW_MS, priceDropOf } from './price-drop.ts'

/** Whether the write changes the price of an ad that others have seen. */
const changesPrice = ({ ad, changes: { price } }: AdWrite) =>
  price !== undefined && price !== ad.price && ad.publishedAt !== null

/** Adds the mark of a price drop to writes that change a public price, or its removal. */
export async function withPriceDrops<W extends AdWrite>(
  tx: Transaction,
  writes: W[],
): Promise<W[]> {
  const changing = writes.filter(changesPrice)
  const [first] = changing
  if (!first) return writes
  const lowest = await readLowestPrices(
    tx,
    changing.map(({ ad }) => ad.id),
    new Date(first.now.getTime() - DROP_WINDOW_MS),
  )
  return writes.map((write) => {
    if (!changesPrice(write)) return write
    const { ad, changes, now } = write
    const price = changes.price ?? null
    const drop = priceDropOf({ ad, price, lowest: lowest.get(ad.id) ?? null, now })
    return { ...write, changes: { ...changes, ...drop } }
  })
}

/** Adds the price changes of what was written to the history. */
export const recordPrices = (tx: Transaction, written: AdWrite[]): Promise<void> =>
  insertPriceChanges(
    tx,
    written.filter(changesPrice).map(({ ad, changes, now }) => ({
      adId: ad.id,
      priceFrom: ad.price,
      priceTo: changes.price ?? null,
      at: now,
    })),
  )
