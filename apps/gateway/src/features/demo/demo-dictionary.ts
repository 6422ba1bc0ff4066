import type { CarDictionary } from '@trassa/catalog/dictionaries/car-data'
import type { CityRecord } from '@trassa/catalog/dictionaries/cities-data'
import { readVehicleDictionary } from '@trassa/catalog/dictionaries/vehicle-data'
import type { DictionaryName } from '@trassa/catalog/engine/definition'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { DictionaryRow, DictionaryRows } from '../../modules/reference/public.ts'

/** The shipped dictionaries by id, as the ads feature reads them from the database. */
export function demoDictionary(
  cars: CarDictionary,
  cities: CityRecord[],
  vehicles = readVehicleDictionary(),
): DictionaryRows {
  const index: Record<DictionaryName, Map<string, DictionaryRow>> = {
    cities: byId(cities, () => null),
    carMarks: byId(cars.marks, () => null),
    carModels: byId(cars.models, (row) => row.markId),
    carGenerations: byId(cars.generations, (row) => row.modelId),
    carSeries: byId(cars.series, (row) => row.generationId),
    carModifications: byId(cars.modifications, (row) => row.seriesId),
    vehicleMarks: byId(vehicles.marks, () => null),
    vehicleModels: byId(vehicles.models, (row) => row.markId),
  }
  return ({ dictionary, id }) => index[dictionary].get(id)
}

interface NamedRecord {
  id: string
  name: string
  nameRu?: string
  codes?: MarkCode[]
}

function byId<T extends NamedRecord>(
  rows: readonly T[],
  parentId: (row: T) => string | null,
): Map<string, DictionaryRow> {
  return new Map(
    rows.map((row) => {
      const { id, name, nameRu = null, codes = null } = row
      return [id, { name, nameRu, codes, parentId: parentId(row) }]
    }),
  )
}
