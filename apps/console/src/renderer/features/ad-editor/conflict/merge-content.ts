import { type AdContent, photoIdsOf } from '@trassa/ad-form/content/ad-content'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { dictionaryChain } from '@trassa/catalog/engine/definition-fields'

/** Three states of one ad's content. */
export interface ContentVersions {
  /** What the form was opened with. */
  base: AdContent
  /** What the form holds now. */
  mine: AdContent
  /** What the server has by now. */
  theirs: AdContent
}

/** One value of the content: a common one, or `fields.<key>`. */
export type ContentKey = Exclude<keyof AdContent, 'fields'> | `fields.${string}`

export interface ContentChange {
  key: ContentKey
  /** `both`: this form has changed the value as well. */
  changedBy: 'them' | 'both'
}

const COMMON = ['cityId', 'price', 'description', 'contactName', 'address', 'photos'] as const

const isFieldKey = (key: ContentKey): key is `fields.${string}` => key.startsWith('fields.')

export function valueAt(content: AdContent, key: ContentKey): unknown {
  if (isFieldKey(key)) return content.fields[key.slice('fields.'.length)] ?? null
  return key === 'photos' ? photoIdsOf(content) : content[key]
}

const isSameAt = (a: AdContent, b: AdContent, key: ContentKey): boolean =>
  JSON.stringify(valueAt(a, key)) === JSON.stringify(valueAt(b, key))

/** Values that only make sense together: a model belongs to its mark. */
function unitsOf(definition: FormDefinition, versions: ContentVersions): ContentKey[][] {
  const chain = dictionaryChain(definition).map(({ key }) => key)
  const keys = new Set(Object.values(versions).flatMap(({ fields }) => Object.keys(fields)))
  const single = [...keys].filter((key) => !chain.includes(key))
  return [
    ...COMMON.map((key) => [key]),
    chain.map((key) => `fields.${key}` as const),
    ...single.map((key) => [`fields.${key}` as const]),
  ]
}

const differs = (unit: readonly ContentKey[], a: AdContent, b: AdContent) =>
  unit.some((key) => !isSameAt(a, b, key))

/** The values that the server has changed meanwhile and that differ from the form's. */
export function changesOf(definition: FormDefinition, versions: ContentVersions): ContentChange[] {
  const { base, mine, theirs } = versions
  return unitsOf(definition, versions).flatMap((unit) => {
    const changedBy = differs(unit, base, mine) ? ('both' as const) : ('them' as const)
    return unit
      .filter((key) => !isSameAt(base, theirs, key) && !isSameAt(mine, theirs, key))
      .map((key) => ({ key, changedBy }))
  })
}

/** The form's own changes on top of the server's version: a value that the form has not changed is the server's. */
export function mergeContent(definition: FormDefinition, versions: ContentVersions): AdContent {
  const { base, mine, theirs } = versions
  const merged: AdContent = { ...theirs, fields: { ...theirs.fields } }
  const own = unitsOf(definition, versions).filter((unit) => differs(unit, base, mine))
  for (const key of own.flat()) {
    if (isFieldKey(key)) {
      const name = key.slice('fields.'.length)
      merged.fields[name] = mine.fields[name] ?? null
    } else Object.assign(merged, { [key]: mine[key] })
  }
  return merged
}
