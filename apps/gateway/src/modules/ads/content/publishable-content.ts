import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AppError } from '@trassa/contracts/app-error'
import type { AdInput } from '@trassa/contracts/entities/ad'
import type { Issue } from '@trassa/contracts/errors'
import type { Executor } from '../../../platform/database/connect.ts'
import { readDictionaryRows } from '../../reference/public.ts'
import type { AdRecord } from '../ads.table.ts'
import type { AdColumnChanges } from '../lifecycle/write-ads.ts'
import { contentColumns, dictionaryRefs, toAdInput } from './ad-content.ts'
import { mergeFields } from './ad-fields.ts'
import { checkWithRows } from './check-content.ts'

interface PublishableCheck {
  /** The content as it is checked now. */
  columns: AdColumnChanges
  /** What keeps the ad from being published; empty for a complete one. */
  issues: Issue[]
}

/** What a published ad consists of: a pending revision becomes its content (domain §3). */
function contentToPublish(ad: AdRecord): { content: AdInput; photosTotal: number } {
  const content = toAdInput(ad)
  const { fields = {}, photoIds } = (ad.revisionState === 'pending' && ad.revision) || {}
  return {
    content: { ...content, fields: mergeFields(content.fields, fields) },
    photosTotal: photoIds?.length ?? ad.photosTotal,
  }
}

/** Checks by ad id whether ads are complete (domain §4), in one statement for all of them. */
export async function checkPublishable(
  db: Executor,
  asked: { ad: AdRecord; now: Date }[],
): Promise<Map<string, PublishableCheck>> {
  if (asked.length === 0) return new Map()
  const checks = asked.map(({ ad, now }) => ({
    ad,
    check: {
      form: formOf(ad.adType),
      ...contentToPublish(ad),
      now,
      strictness: 'complete' as const,
    },
  }))
  const rows = await readDictionaryRows(
    db,
    checks.flatMap(({ check }) => dictionaryRefs(check.form, check.content)),
  )
  return new Map(
    checks.map(({ ad, check }) => {
      const { content, issues } = checkWithRows(check, rows)
      const columns = issues.length > 0 ? {} : contentColumns(check.form, ad, content, rows)
      return [ad.id, { columns, issues }]
    }),
  )
}

/**
 * The content of an ad as it would be published now.
 *
 * @throws AppError `ad.incomplete` with every mistake at its field.
 */
export async function requirePublishable(
  db: Executor,
  ad: AdRecord,
  now: Date,
): Promise<AdColumnChanges> {
  const check = (await checkPublishable(db, [{ ad, now }])).get(ad.id)
  if (!check || check.issues.length > 0) {
    throw new AppError('ad.incomplete', { issues: check?.issues ?? [] })
  }
  return check.columns
}
