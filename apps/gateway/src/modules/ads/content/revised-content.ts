import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { Transaction } from '../../../platform/database/connect.ts'
import { attachPhotos } from '../../media/public.ts'
import { readDictionaryRows } from '../../reference/public.ts'
import type { AdRecord } from '../ads.table.ts'
import type { AdColumnChanges } from '../lifecycle/write-ads.ts'
import { dictionaryRefs, fieldContent } from './ad-content.ts'
import { fieldsOf, mergeFields } from './ad-fields.ts'

/**
 * What becomes the content of ads whose revision is taken over (domain §3, the effect
 * `applyRevision`), by id; puts the revised photographs in place.
 */
export async function revisedContent(
  tx: Transaction,
  ads: AdRecord[],
): Promise<Map<string, AdColumnChanges>> {
  if (ads.length === 0) return new Map()
  const revised = ads.map((ad) => ({
    ad,
    form: formOf(ad.adType),
    cityId: null,
    fields: mergeFields(fieldsOf(ad), ad.revision?.fields ?? {}),
  }))
  const rows = await readDictionaryRows(
    tx,
    revised.flatMap((one) => dictionaryRefs(one.form, one)),
  )
  // One at a time: a batch in which more than a few ads have new photographs does not happen.
  for (const { id, revision } of ads) {
    if (revision?.photoIds) await attachPhotos(tx, id, revision.photoIds)
  }
  return new Map(
    revised.map(({ ad, form, fields }) => [
      ad.id,
      {
        revision: null,
        ...(ad.revision?.photoIds && { photosTotal: ad.revision.photoIds.length }),
        ...(ad.revision?.fields && fieldContent(form, ad, fields, rows)),
      },
    ]),
  )
}
