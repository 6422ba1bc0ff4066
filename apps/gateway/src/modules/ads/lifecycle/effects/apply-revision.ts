import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { Transaction } from '../../../../platform/database/connect.ts'
import { attachPhotos } from '../../../media/public.ts'
import { readDictionaryRows } from '../../../reference/public.ts'
import { dictionaryRefs, fieldContent } from '../../content/ad-content.ts'
import { fieldsOf, mergeFields } from '../../content/ad-fields.ts'
import type { DecidedCommand } from '../ad-command.ts'
import type { AdColumnChanges } from '../write-ads.ts'

/** `applyRevision`: what waits in the revision becomes the content, and its photographs are shown. */
export async function applyRevision(
  tx: Transaction,
  commands: DecidedCommand[],
): Promise<Map<string, AdColumnChanges>> {
  const revised = commands.map(({ ad }) => ({
    ad,
    form: formOf(ad.adType),
    cityId: null,
    fields: mergeFields(fieldsOf(ad), ad.revision?.fields ?? {}),
  }))
  const rows = await readDictionaryRows(
    tx,
    revised.flatMap((one) => dictionaryRefs(one.form, one)),
  )
  const columns = new Map<string, AdColumnChanges>()
  for (const { ad, form, fields } of revised) {
    const { photoIds } = ad.revision ?? {}
    // One at a time: few ads of a batch have new photographs.
    if (photoIds) await attachPhotos(tx, ad.id, photoIds)
    columns.set(ad.id, {
      revision: null,
      ...(photoIds && { photosTotal: photoIds.length }),
      ...(ad.revision?.fields && fieldContent(form, ad, fields, rows)),
    })
  }
  return columns
}
