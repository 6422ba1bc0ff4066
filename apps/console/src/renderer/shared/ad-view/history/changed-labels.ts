import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** Columns beside the fields of the form; others follow from these or are of no interest. */
const COLUMNS: Readonly<Record<string, string>> = {
  adType: 'категория',
  price: 'цена',
  description: 'описание',
  address: 'адрес',
  contactName: 'имя',
  cityId: 'город',
  photoIds: 'фотографии',
  revision: 'изменения на проверку',
  expiresAt: 'срок публикации',
  publishedAt: 'дата публикации',
}

/**
 * What has changed, in words: columns of the history and fields of the form.
 *
 * @param isRevisionNamed whether a change of the revision that waits is among them
 */
export function changedLabels(
  adType: AdType,
  changed: readonly string[],
  { isRevisionNamed = true } = {},
): string[] {
  const form = formOf(adType)
  const labels = changed.flatMap((name) => {
    if (name === 'revision' && !isRevisionNamed) return []
    if (COLUMNS[name]) return [COLUMNS[name]]
    const key = form.fields.find(({ key, column }) => key === name || column === name)?.key
    const label = key && fieldOf(form, key)?.label
    return label ? [label.toLowerCase()] : []
  })
  return [...new Set(labels)]
}
