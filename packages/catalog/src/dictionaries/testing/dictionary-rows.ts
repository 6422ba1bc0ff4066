import { slugify } from '../../urls/slug.ts'

/** The duplicate keys of a list. */
export function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>()
  return keys.filter((key) => seen.size === seen.add(key).size)
}

interface NamedRow {
  id: string
  name: string
  nameRu?: string
}

/** The plus sign is kept: `Wagon R+` is a model of its own. */
const spelling = (name: string) => slugify(name.replaceAll('+', ' plus'))

function sharing(rows: readonly NamedRow[], namesOf: (row: NamedRow) => string[]): string[] {
  const owners = new Map<string, Set<string>>()
  for (const row of rows) {
    for (const word of namesOf(row)) owners.set(word, (owners.get(word) ?? new Set()).add(row.id))
  }
  return rows
    .filter((row) => namesOf(row).some((word) => word !== '' && (owners.get(word)?.size ?? 0) > 1))
    .map(({ id, name }) => `${id} ${name}`)
}

/** Rows whose names transliterate to the same text: «Веста» beside Vesta. */
export const writtenTwice = (rows: readonly NamedRow[]): string[] =>
  sharing(rows, ({ name }) => [spelling(name)])

/**
 * Marks with the same name in both alphabets: «Скания» beside Scania. Not applied to models, where it
 * has false positives: the Cyrillic С of «С-серия» transliterates to S.
 */
export const calledTwice = (marks: readonly NamedRow[]): string[] =>
  sharing(marks, ({ name, nameRu = '' }) => [spelling(name), spelling(nameRu)])
