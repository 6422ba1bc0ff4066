import type { CarDictionary } from '@trassa/catalog/car-data'
import type { CityRecord } from '@trassa/catalog/cities-data'
import type { DictionaryName } from '@trassa/catalog/form-definition'
import type { DictionaryRow, DictionaryRows } from '../ads/dictionary-rows.repository.ts'

/** The shipped dictionaries by id, as the ads feature reads them from the database. */
export function demoDictionary(cars: CarDictionary, cities: CityRecord[]): DictionaryRows {
  const index: Record<DictionaryName, Map<string, DictionaryRow>> = {
    cities: byId(cities, () => null),
    carMarks: byId(cars.marks, () => null),
    carModels: byId(cars.models, (row) => row.markId),
    carGenerations: byId(cars.generations, (row) => row.modelId),
    carSeries: byId(cars.series, (row) => row.generationId),
    carModifications: byId(cars.modifications, (row) => row.seriesId),
  }
  return ({ dictionary, id }) => index[dictionary].get(id)
}

function byId<T extends { id: string; name: string; nameRu?: string }>(
  rows: readonly T[],
  parentId: (row: T) => string | null,
): Map<string, DictionaryRow> {
  return new Map(
    rows.map((row) => [
      row.id,
      { name: row.name, nameRu: row.nameRu ?? null, parentId: parentId(row) },
    ]),
  )
}
