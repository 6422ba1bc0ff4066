import { slugify } from '../../urls/slug.ts'

/** The keys that stand in a list more than once. */
export function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>()
  return keys.filter((key) => seen.size === seen.add(key).size)
}

interface NamedRow {
  id: string
  name: string
  nameRu?: string
}

/** Without a plus sign `Wagon R+` is another model. */
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

/** Rows whose names are the same in Latin letters: «Веста» beside Vesta. */
export const writtenTwice = (rows: readonly NamedRow[]): string[] =>
  sharing(rows, ({ name }) => [spelling(name)])

/**
 * Marks that are called the same in either alphabet: «Скания» beside Scania, which Russians spell so.
 * Of models this would say too much: the Russian C of «C-серия» reads as an S.
 */
export const calledTwice = (marks: readonly NamedRow[]): string[] =>
  sharing(marks, ({ name, nameRu = '' }) => [spelling(name), spelling(nameRu)])
