import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { AdInput, Fields } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { DictionaryRows } from '../../reference/public.ts'
import type { AdRecord, Revision } from '../ads.table.ts'
import { fieldsOf, mergeFields } from './ad-fields.ts'
import { changedFields } from './content-changes.ts'

const isActive = (ad: AdRecord) => ad.stat === AD_STATS.active.stat

/** The fields as their owner last wanted them: those of a live ad with its revision. */
export const fieldsWithRevision = (ad: AdRecord): AdInput['fields'] =>
  mergeFields(fieldsOf(ad), (isActive(ad) && ad.revision?.fields) || {})

/**
 * Parts the fields of an edit (domain §3): of a live ad, those that the form marks `revision` wait for
 * a moderator, and with them whatever depends on a changed one (a model's generation); all the others
 * are `live` at once. An ad that nobody sees has no revision.
 */
export function splitRevision(
  form: FormDefinition,
  ad: AdRecord,
  wanted: AdInput['fields'],
  rows: DictionaryRows,
): { live: AdInput['fields']; revision: Revision | null } {
  if (!isActive(ad)) return { live: wanted, revision: null }
  const before = fieldsOf(ad)
  const changed = new Set(changedFields(before, wanted))
  const held: Fields = {}
  const back: Fields = {}
  const names: Record<string, string> = {}
  for (const { key, kind, revision } of form.fields) {
    const parent = kind.type === 'dictionary' ? kind.dependsOn : undefined
    if (!changed.has(key) || !(revision || (parent && parent in held))) continue
    const value = wanted[key] ?? null
    held[key] = value
    back[key] = before[key] ?? null
    const row =
      kind.type === 'dictionary' && typeof value === 'string'
        ? rows({ dictionary: kind.dictionary, id: value })
        : undefined
    if (row) names[key] = row.name
  }
  const { photoIds } = ad.revision ?? {}
  const revision = {
    ...(Object.keys(held).length > 0 && { fields: held, names }),
    ...(photoIds && { photoIds }),
  }
  return {
    live: mergeFields(wanted, back),
    revision: Object.keys(revision).length > 0 ? revision : null,
  }
}
