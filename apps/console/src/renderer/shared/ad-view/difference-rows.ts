import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import { valueText } from '@trassa/catalog/engine/text/value-text'
import type { Fields } from '@trassa/contracts/entities/ad'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import type { AdType } from '@trassa/contracts/enumerations/ads'

export interface DifferenceRow {
  key: string
  label: string
  /** `null`: there was nothing. */
  before: string | null
  /** `null`: it is cleared. */
  after: string | null
}

interface Content {
  fields: Fields
  /** The words for the dictionary ids among the fields. */
  names: Record<string, string>
}

/** These fields before and after, in words and in the order of the form. */
export function differenceRows(
  adType: AdType,
  keys: ReadonlySet<string>,
  { before, after }: { before: Content; after: Content },
): DifferenceRow[] {
  const form = formOf(adType)
  return form.fields.flatMap(({ key }) => {
    const field = fieldOf(form, key)
    if (!field || !keys.has(key)) return []
    const textOf = ({ fields, names }: Content) => valueText(field, fields, names) ?? null
    return [{ key, label: field.label, before: textOf(before), after: textOf(after) }]
  })
}

/** domain §3, 1→1: the fields that an edit of a live ad would change. */
export function proposalRows(ad: ModeratedAd): DifferenceRow[] {
  const { proposed } = ad
  if (!proposed) return []
  const keys = new Set(Object.keys(proposed.fields))
  return differenceRows(ad.adType, keys, { before: ad, after: proposed })
}
