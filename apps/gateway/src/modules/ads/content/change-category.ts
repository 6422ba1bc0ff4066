import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FieldKind, FormDefinition } from '@trassa/catalog/engine/definition'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import type { Fields, FieldValue } from '@trassa/contracts/entities/ad'
import { AD_STATS, type AdType } from '@trassa/contracts/enumerations/ads'
import type { Issue } from '@trassa/contracts/errors'
import type { Executor } from '../../../platform/database/connect.ts'
import { readDictionaryRows } from '../../reference/public.ts'
import type { AdRecord } from '../ads.table.ts'
import type { AdColumnChanges } from '../lifecycle/write-ads.ts'
import { contentColumns, dictionaryRefs, toAdInput } from './ad-content.ts'
import { checkWithRows } from './check-content.ts'

/** What becomes of an ad in another category: its columns, or why the form of that category does not allow it. */
export interface CategoryChange {
  columns: AdColumnChanges
  issues: Issue[]
}

/**
 * Checks by ad id what ads would be in a category, in one statement for all of them. A draft may lack anything, any other
 * ad must be complete by the form of its new category (domain §4).
 */
export async function changeCategory(
  db: Executor,
  ads: readonly AdRecord[],
  { adType, now }: { adType: AdType; now: Date },
): Promise<ReadonlyMap<string, CategoryChange>> {
  const form = formOf(adType)
  const wanted = ads.map((ad) => {
    const content = toAdInput(ad)
    return { ad, content: { ...content, fields: carried(content.fields, formOf(ad.adType), form) } }
  })
  const rows = await readDictionaryRows(
    db,
    wanted.flatMap(({ content }) => dictionaryRefs(form, content)),
  )
  return new Map(
    wanted.map(({ ad, content: carriedContent }) => {
      const { photosTotal, stat } = ad
      const strictness = stat === AD_STATS.draft.stat ? 'draft' : 'complete'
      const check = { form, content: carriedContent, photosTotal, now, strictness } as const
      const { content, issues } = checkWithRows(check, rows)
      const columns =
        issues.length > 0 ? {} : { ...contentColumns(form, ad, content, rows), adType }
      return [ad.id, { columns, issues }]
    }),
  )
}

/** The values of the fields that both forms have; what only the former one asks for is left out. */
function carried(fields: Fields, from: FormDefinition, to: FormDefinition) {
  const kept: Record<string, FieldValue> = {}
  for (const [key, value] of Object.entries(fields)) {
    const [before, after] = [fieldOf(from, key), fieldOf(to, key)]
    if (!before || !after || value === null || value === undefined) continue
    const moved = translated(value, before.kind, after.kind)
    if (moved !== undefined) kept[key] = moved
  }
  return kept
}

/**
 * A value as another form says the same; `undefined` where it cannot. Forms number their options each for itself, so a
 * name stays and its id changes; the id of a row belongs to a dictionary.
 */
function translated(value: FieldValue, from: FieldKind, to: FieldKind): FieldValue | undefined {
  if (from.type === 'enumeration' && to.type === 'enumeration') {
    const ids = [value].flat().flatMap((id) => {
      const name = from.options.find((option) => option.id === id)?.name
      return to.options.filter((option) => option.name === name).map((option) => option.id)
    })
    return to.many ? ids : ids[0]
  }
  if (from.type === 'dictionary' && to.type === 'dictionary') {
    return from.dictionary === to.dictionary ? value : undefined
  }
  return from.type === to.type ? value : undefined
}
