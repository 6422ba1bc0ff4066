import { and, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { ads } from '../ads.table.ts'
import { isEmptyDraft } from './empty-drafts.ts'
import { purgeAds } from './purge-ads.ts'

/** A form that is still open somewhere keeps its draft; a repeat of the creation finds it (idempotency). */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Deletes drafts that got no value within a day. @returns how many. */
export const purgeEmptyDrafts = (db: Database, now: Date): Promise<number> =>
  purgeAds(db, {
    job: 'purge-empty-drafts',
    due: () => and(isEmptyDraft, lte(ads.updatedAt, new Date(now.getTime() - KEPT_MS))),
  })
