import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readCities } from '@trassa/catalog/dictionaries/cities-data'
import { readVehicleDictionary } from '@trassa/catalog/dictionaries/vehicle-data'
import { readNames } from '@trassa/catalog/names/names-data'
import { regionOf } from '@trassa/catalog/places/regions'
import { inSlices } from '../../../platform/concurrency/in-slices.ts'
import { makeLexicon } from '../lexicon/lexicon.ts'
import { lexiconSource } from '../lexicon/lexicon-source.ts'
import { createUnderstanding } from '../understand.ts'

/** Ranks count from 1, the best first. */
const RANKS = 1000

const byRank = (rank: number | null): number => (rank === null ? 0 : RANKS - rank)

/** The understanding of queries over the dictionaries that are shipped, and the names of their rows by filter and id. */
export async function shippedUnderstanding() {
  const [cars, vehicles, cities] = [readCarDictionary(), readVehicleDictionary(), readCities()]
  const modelOf = new Map(cars.generations.map(({ id, modelId }) => [id, modelId]))
  const series = Map.groupBy(cars.series, ({ generationId }) => modelOf.get(generationId))
  const marks = [...cars.marks, ...vehicles.marks].map((mark) => ({
    ...mark,
    popularity: byRank(mark.popularity),
  }))
  const models = [...cars.models, ...vehicles.models].map(({ markId, ...model }) => ({
    ...model,
    parentId: markId,
    popularity: series.get(model.id)?.length ?? 0,
  }))
  const generations = cars.generations.map(({ id, name, modelId }) => ({
    id,
    name,
    parentId: modelId,
  }))
  const regions = cities.flatMap(
    ({ regionName: kladrRegionName, regionType: kladrRegionTypeName }) =>
      regionOf({ kladrRegionName, kladrRegionTypeName }) ?? [],
  )
  const source = lexiconSource(
    {
      marks,
      models,
      generations,
      cities: cities.map(({ nameIn, sortingNumber, ...city }) => ({
        ...city,
        nameRu: nameIn,
        popularity: byRank(sortingNumber),
      })),
      regions: [...new Map(regions.map((region) => [region.slug, region])).values()],
    },
    readNames(),
  )
  const carMarks = new Set(cars.marks.map(({ id }) => id))
  const codesOf = new Map(vehicles.marks.map(({ id, codes }) => [id, codes]))
  const rows = { markId: marks, modelId: models, generationId: generations }
  return {
    ...createUnderstanding(await inSlices(makeLexicon(source)), ({ marks: own }, ids) =>
      ids.filter((id) =>
        own?.dictionary === 'carMarks'
          ? carMarks.has(id)
          : own && codesOf.get(id)?.some((code) => own.codes.includes(code)),
      ),
    ),
    names: new Map(
      Object.entries(rows).flatMap(([key, of]) =>
        of.map(({ id, name }): [string, string] => [`${key} ${id}`, name]),
      ),
    ),
  }
}
