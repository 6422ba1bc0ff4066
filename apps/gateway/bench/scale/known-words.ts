import type { AdType } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import type { Segment } from '../../src/modules/search/live-index/segment.ts'
import { readTexts } from '../../src/modules/search/text/database/texts.repository.ts'
import { createWordIndex } from '../../src/modules/search/text/words/word-index.ts'
import type { AdWords } from '../../src/modules/search/text/words/words.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { keptMegabytes } from '../measure.ts'

/** So many ads of a type are read; the others have the words of one of these. */
const READ = 1000

/** Gives every ad of the segments words, without asking PostgreSQL for those of each. @returns the megabytes they take. */
export async function addWords(
  db: Database,
  segments: ReadonlyMap<AdType, { segment: Segment }>,
): Promise<number> {
  const before = keptMegabytes()
  const indexes = []
  for (const [adType, { segment }] of segments) {
    const index = createWordIndex()
    const words = segment.size > 0 ? await readSome(db, adType) : []
    for (let slot = 0; slot < segment.size; slot++)
      index.put(slot, words[slot % words.length] as AdWords)
    indexes.push(index)
  }
  const took = keptMegabytes() - before
  // Until here they must not be collected.
  return indexes.length > 0 ? took : 0
}

async function readSome(db: Database, adType: AdType): Promise<AdWords[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM public.ads WHERE ad_type = ${adType} AND stat = 1 LIMIT ${READ}`,
  )
  const texts = await readTexts(
    db,
    rows.map(({ id }) => ({ id, hash: null })),
  )
  return texts.map(({ ad }) => ad)
}
