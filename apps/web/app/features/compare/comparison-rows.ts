import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { tableOf } from '@trassa/catalog/engine/text/card'
import type { ComparedAd } from './compared-ad.ts'

/** A row of the comparison: a value for each ad, `null` where it has none. */
export interface ComparisonRow {
  key: string
  label: string
  values: readonly (string | null)[]
  differs: boolean
}

export interface ComparisonGroup {
  title: string
  /** What `null` means in its rows. */
  missing: string
  rows: ComparisonRow[]
}

const rowOf = (key: string, label: string, values: (string | null)[]): ComparisonRow => ({
  key,
  label,
  values,
  differs: new Set(values).size > 1,
})

/**
 * The ads of one type side by side: their tables of facts, then each item of their lists (equipment). Facts
 * and items that no ad has are left out.
 */
export function comparisonGroups(
  form: FormDefinition,
  ads: readonly ComparedAd[],
): ComparisonGroup[] {
  return [factsOf(form, ads), ...listsOf(form, ads)].filter(({ rows }) => rows.length > 0)
}

function factsOf(form: FormDefinition, ads: readonly ComparedAd[]): ComparisonGroup {
  const tables = ads.map(
    ({ fields, names }) =>
      new Map(tableOf(form, fields, names).map(({ key, value }) => [key, value])),
  )
  const rows = form.fields
    .filter(({ key }) => tables.some((table) => table.has(key)))
    .map(({ key, label }) =>
      rowOf(
        key,
        label,
        tables.map((table) => table.get(key) ?? null),
      ),
    )
  const place = rowOf(
    'city',
    'Город',
    ads.map(({ cityName }) => cityName),
  )
  const seller = rowOf(
    'seller',
    'Продавец',
    ads.map(({ isCompany }) => (isCompany ? 'Компания' : 'Частное лицо')),
  )
  return { title: 'Характеристики', missing: 'не указано', rows: [...rows, place, seller] }
}

function listsOf(form: FormDefinition, ads: readonly ComparedAd[]): ComparisonGroup[] {
  return form.fields.flatMap(({ key, label, kind, card }) => {
    if (card !== 'list' || kind.type !== 'enumeration') return []
    const chosen = ads.map(({ fields }) => [fields[key]].flat())
    const groups = Map.groupBy(
      kind.options.filter(({ id }) => chosen.some((ids) => ids.includes(id))),
      ({ group = label }) => group,
    )
    return [...groups].map(([title, options]) => ({
      title,
      missing: 'нет',
      rows: options.map(({ id, name }) =>
        rowOf(
          `${key}-${id}`,
          name,
          chosen.map((ids) => (ids.includes(id) ? 'есть' : null)),
        ),
      ),
    }))
  })
}
