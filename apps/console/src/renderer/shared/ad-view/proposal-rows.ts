import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import { valueText } from '@trassa/catalog/engine/text/value-text'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'

export interface ProposalRow {
  key: string
  label: string
  /** `null`: there was nothing. */
  before: string | null
  /** `null`: it is cleared. */
  after: string | null
}

/** domain §3, 1→1: the fields that an edit of a live ad would change, in the order of the form. */
export function proposalRows(ad: ModeratedAd): ProposalRow[] {
  const form = formOf(ad.adType)
  const { proposed } = ad
  if (!proposed) return []
  return form.fields.flatMap(({ key }) => {
    const field = fieldOf(form, key)
    if (!field || !(key in proposed.fields)) return []
    const before = valueText(field, ad.fields, ad.names) ?? null
    const after = valueText(field, proposed.fields, proposed.names) ?? null
    return [{ key, label: field.label, before, after }]
  })
}
