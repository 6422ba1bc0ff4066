import { createHash } from 'node:crypto'
import type { DictionaryName } from '@trassa/catalog/engine/definition'
import { type NamesById, readNames } from '@trassa/catalog/names/names-data'
import { neededNames } from '@trassa/catalog/names/rank-options'

type Dictionary = DictionaryName | 'regions'

interface OtherNames {
  of: Record<Dictionary, readonly NamesById[]>
  /** Changes whenever a name does. */
  digest: string
}

let shipped: OtherNames | undefined

/** Read once: the names ship with the product, whatever rows an operator imports. */
function otherNames(): OtherNames {
  if (shipped) return shipped
  const { marks, marksByModels, models, generations, cities, regions } = readNames()
  const of = {
    carMarks: [marks, marksByModels],
    vehicleMarks: [marks, marksByModels],
    carModels: [models],
    vehicleModels: [models],
    carGenerations: [generations],
    carSeries: [],
    carModifications: [],
    cities: [cities],
    regions: [regions],
  }
  const all = Object.values(of).map((maps) => maps.map((names) => [...names]))
  const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex')
  shipped = { of, digest }
  return shipped
}

/** All that people call a row besides its own names. @param key the row's id; of a region its name */
export const namesOfRow = (dictionary: Dictionary, key: string): string[] =>
  otherNames().of[dictionary].flatMap((names) => names.get(key) ?? [])

/** A text that changes whenever the names do. */
export const namesDigest = (): string => otherNames().digest

interface Named {
  id?: string
  name: string
  nameRu?: string
}

/** Rows with the names that find them where their own ones do not. */
export function withNames<T extends Named>(
  dictionary: Dictionary,
  rows: readonly T[],
): (T & { also?: string[] })[] {
  return rows.map((row) => {
    const { id, name, nameRu = '' } = row
    const also = neededNames(
      [name, nameRu],
      namesOfRow(dictionary, dictionary === 'regions' ? name : (id ?? '')),
    )
    return also.length > 0 ? { ...row, also } : row
  })
}
