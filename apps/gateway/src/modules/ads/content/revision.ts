import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { AdInput, Fields } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { DictionaryRows } from '../../reference/public.ts'
import type { AdRecord, Revision } from '../ads.table.ts'
import { fieldsOf, mergeFields } from './ad-fields.ts'
import { changedFields, isSameFields } from './content-changes.ts'

const isActive = (ad: AdRecord) => ad.stat === AD_STATS.active.stat

/** The fields as their owner last edited them: those of an active ad with its revision. */
export const fieldsWithRevision = (ad: AdRecord): AdInput['fields'] =>
  mergeFields(fieldsOf(ad), (isActive(ad) && ad.revision?.fields) || {})

/**
 * Divides the fields of an edit (domain §3): of an active ad, those that the form marks `revision` wait
 * for a moderator, with all that depend on a changed one (a model's generation); the others change at
 * once. An ad in any other state has no revision.
 */
export function splitRevision(
  form: FormDefinition,
  ad: AdRecord,
  wanted: AdInput['fields'],
  rows: DictionaryRows,
): { publicFields: AdInput['fields']; revision: Revision | null } {
  if (!isActive(ad)) return { publicFields: wanted, revision: null }
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
    publicFields: mergeFields(wanted, back),
    revision: Object.keys(revision).length > 0 ? revision : null,
  }
}

/** What an edit of the fields changes in what waits for a moderator. */
export function revisionChange(
  { revision: before, revisionState }: AdRecord,
  after: Revision | null,
): { identity: boolean; reverted?: 'partly' | 'wholly' } {
  const isHeld =
    after?.fields !== undefined &&
    (revisionState !== 'pending' || !isSameFields(after.fields, before?.fields ?? {}))
  if (isHeld) return { identity: true }
  if (before && !after) return { identity: false, reverted: 'wholly' }
  if (before?.fields && !after?.fields) return { identity: false, reverted: 'partly' }
  return { identity: false }
}
