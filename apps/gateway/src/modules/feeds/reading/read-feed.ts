import { decodeFeed } from './decode-feed.ts'
import { FeedRefusal } from './feed-refusal.ts'
import { type FeedRow, ITEMS_MAX } from './feed-row.ts'
import { readCsv } from './read-csv.ts'
import { readYml } from './read-yml.ts'

/**
 * All items of a file; the format is found by the text itself.
 *
 * @throws FeedRefusal where the file cannot be read to its end or has too many items: nothing of it is taken then,
 * because what is missing would count as sold.
 */
export async function readFeed(bytes: Buffer): Promise<FeedRow[]> {
  const text = decodeFeed(bytes)
  const start = text.slice(0, 1000).trimStart().toLowerCase()
  if (start.startsWith('<!doctype html') || start.startsWith('<html')) {
    throw new FeedRefusal('По адресу открывается страница сайта, а не файл.')
  }
  const rows: FeedRow[] = []
  for await (const row of start.startsWith('<') ? readYml(text) : readCsv(text)) {
    if (rows.length === ITEMS_MAX) {
      throw new FeedRefusal(
        `В файле больше ${ITEMS_MAX.toLocaleString('ru')} объявлений. Разделите его на несколько адресов.`,
      )
    }
    rows.push(row)
  }
  return rows
}
