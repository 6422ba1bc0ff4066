import { setImmediate } from 'node:timers/promises'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../../../platform/database/connect.ts'
import { type IndexLog, listedType } from '../changes/apply-changes.ts'
import { countLiveByType } from '../changes/live-rows.repository.ts'
import type { Segment } from '../segment.ts'
import { COPIED_FIELDS, copyStatement, createRowDecoder } from './copied-row.ts'
import { createCopyReader } from './copy-reader.ts'

const statement = new PgDialect({ casing: 'snake_case' }).sqlToQuery(copyStatement).sql

/** Reads all live ads into empty segments: one COPY in the binary format, of which no row is kept. */
export async function loadLiveAds(
  db: Database,
  segments: ReadonlyMap<AdType, { segment: Segment }>,
  log: IndexLog,
): Promise<void> {
  for (const { adType, total } of await countLiveByType(db)) {
    segments.get(adType)?.segment.reserve(total)
  }
  const decode = createRowDecoder()
  const read = createCopyReader(COPIED_FIELDS, (copied) => {
    const row = decode(copied)
    const listed = listedType(row, log)
    if (listed) segments.get(listed)?.segment.upsert(row)
  })
  for (const { segment } of segments.values()) segment.beginFilling()
  await db.copyOut(statement, read)
  for (const { segment } of segments.values()) {
    for (const end of segment.fillings()) {
      end()
      // A column of the greatest type takes milliseconds.
      await setImmediate()
    }
  }
}
