import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { cleanText } from '@trassa/contracts/clean-text'
import { COMMON_COLUMNS, COMMON_KEYS, FIELD_ALIASES, PASSED_OVER } from './common-columns.ts'
import { nameKey } from './name-key.ts'

/** The cells of one row by the keys of common columns and of the form's fields, and the columns of no meaning. */
export interface KnownCells {
  cells: ReadonlyMap<string, string>
  unknown: string[]
}

/** The field that says which type an ad is, in the forms of types whose own field has its usual name as well. */
const TYPE_WORD = nameKey('Тип')
const TYPE_KEYS = new Set(
  [COMMON_COLUMNS.adType.label, ...COMMON_COLUMNS.adType.aliases].map(nameKey),
)

/** The text of the column with the ad type: «Тип» is one where no column is called «Тип объявления». */
export function typeTextOf(cells: ReadonlyMap<string, string>): string | undefined {
  const named = [...cells].find(([name]) => TYPE_KEYS.has(nameKey(name)))
  return (named ?? [...cells].find(([name]) => nameKey(name) === TYPE_WORD))?.[1]
}

const isTypeNamed = (cells: ReadonlyMap<string, string>): boolean =>
  [...cells.keys()].some((name) => TYPE_KEYS.has(nameKey(name)))

/** Every name that a column may have, with the key that it stands for; earlier names win. */
export function columnNames(form: FormDefinition): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (name: string, key: string) => {
    const normal = nameKey(name)
    if (!names.has(normal)) names.set(normal, key)
  }
  for (const key of COMMON_KEYS) add(COMMON_COLUMNS[key].label, key)
  for (const { key, label, kind } of form.fields) {
    add(label, key)
    add(key, key)
    if (kind.type === 'number' && kind.unit) add(`${label} ${kind.unit}`, key)
  }
  const keys = new Set(form.fields.map(({ key }) => key))
  for (const [key, aliases] of Object.entries(FIELD_ALIASES)) {
    if (keys.has(key)) for (const name of aliases) add(name, key)
  }
  for (const key of COMMON_KEYS) for (const name of COMMON_COLUMNS[key].aliases) add(name, key)
  return names
}

/** The cells as the site's own forms would send them. @param names `columnNames` of the row's form */
export function knownCells(
  cells: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): KnownCells {
  const known = new Map<string, string>()
  const unknown: string[] = []
  const isNamed = isTypeNamed(cells)
  for (const [name, written] of cells) {
    const normal = nameKey(name)
    const isType = normal === TYPE_WORD && !isNamed
    const key = isType ? 'adType' : names.get(normal)
    if (key !== undefined) {
      const text = cleanText(written).trim()
      if (text !== '' && !known.has(key)) known.set(key, text)
    } else if (!PASSED_OVER.has(normal)) unknown.push(name)
  }
  return { cells: known, unknown }
}
