import { readBoltPatterns } from '@trassa/catalog/dictionaries/bolt-patterns-data'
import {
  type CarModificationRecord,
  readCarDictionary,
} from '@trassa/catalog/dictionaries/car-data'
import { readCities } from '@trassa/catalog/dictionaries/cities-data'
import { readEngines } from '@trassa/catalog/dictionaries/engines-data'
import { readVehicleDictionary } from '@trassa/catalog/dictionaries/vehicle-data'
import { readNames } from '@trassa/catalog/names/names-data'
import { regionOf } from '@trassa/catalog/places/regions'
import { popularityOf } from '../popularity.ts'
import { understandMarket } from '../understood-market.ts'

let shipped: ReturnType<typeof understandShipped> | undefined

/** The understanding of queries over the dictionaries that are shipped, and the names of their rows by filter and id; made once, for it takes seconds. */
export function shippedUnderstanding() {
  shipped ??= understandShipped()
  return shipped
}

const known = <T>(values: readonly (T | null)[]): T[] =>
  [...new Set(values)].filter((value) => value !== null)

const enginesOf = (modifications: readonly CarModificationRecord[]) => ({
  fuels: known(modifications.map(({ fuel }) => fuel)),
  volumes: known(modifications.map(({ volume }) => volume)),
})

async function understandShipped() {
  const [cars, vehicles, cities] = [readCarDictionary(), readVehicleDictionary(), readCities()]
  const modelOf = new Map(cars.generations.map(({ id, modelId }) => [id, modelId]))
  const series = Map.groupBy(cars.series, ({ generationId }) => modelOf.get(generationId))
  const withPopularity = <Row extends { popularity: number | null }>(row: Row) => ({
    ...row,
    popularity: popularityOf(row.popularity),
  })
  const models = [...cars.models, ...vehicles.models].map(({ markId, ...model }) => ({
    ...model,
    parentId: markId,
    popularity: series.get(model.id)?.length ?? 0,
  }))
  const seriesOf = Map.groupBy(cars.series, ({ generationId }) => generationId)
  const modificationsOf = Map.groupBy(cars.modifications, ({ seriesId }) => seriesId)
  const generations = cars.generations.map(({ modelId, ...generation }) => ({
    ...generation,
    parentId: modelId,
    bodies: [...new Set((seriesOf.get(generation.id) ?? []).map(({ bodyType }) => bodyType))],
    ...enginesOf(
      (seriesOf.get(generation.id) ?? []).flatMap(({ id }) => modificationsOf.get(id) ?? []),
    ),
  }))
  const regions = cities.flatMap(
    ({ regionName: kladrRegionName, regionType: kladrRegionTypeName }) =>
      regionOf({ kladrRegionName, kladrRegionTypeName }) ?? [],
  )
  const market = await understandMarket(
    {
      carMarks: cars.marks.map(withPopularity),
      countries: new Map(cars.marks.map(({ id, country }) => [id, country])),
      vehicleMarks: vehicles.marks.map(withPopularity),
      models,
      generations,
      cities: cities.map(({ nameIn, sortingNumber, ...city }) => ({
        ...city,
        nameRu: nameIn,
        popularity: popularityOf(sortingNumber),
      })),
      regions: [...new Map(regions.map((region) => [region.slug, region])).values()],
    },
    readNames(),
    { bolts: readBoltPatterns(), engines: readEngines() },
  )
  const rows = {
    markId: [...cars.marks, ...vehicles.marks],
    modelId: models,
    generationId: generations,
  }
  return {
    ...market,
    names: new Map(
      Object.entries(rows).flatMap(([key, of]) =>
        of.map(({ id, name }): [string, string] => [`${key} ${id}`, name]),
      ),
    ),
  }
}
