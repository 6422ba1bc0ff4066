import type {
  CarDictionary,
  CarGenerationRecord,
  CarMarkRecord,
  CarModelRecord,
  CarModificationRecord,
  CarSeriesRecord,
} from '@trassa/catalog/dictionaries/car-data'
import { DEMO_YEAR } from '../values/market-price.ts'

/** One modification with everything above it. */
export interface CarChain {
  mark: CarMarkRecord
  model: CarModelRecord
  generation: CarGenerationRecord
  series: CarSeriesRecord
  modification: CarModificationRecord
}

/** A generation with its modifications, each with its body. */
export interface CarGeneration {
  record: CarGenerationRecord
  /** The last year that cars of the demo may have. */
  to: number
  variants: readonly Pick<CarChain, 'series' | 'modification'>[]
  /** Horse powers of the modification in the middle. */
  usualPower: number
}

export interface CarModel {
  record: CarModelRecord
  generations: readonly CarGeneration[]
}

export interface CarMark {
  record: CarMarkRecord
  models: readonly CarModel[]
}

function usualPower(modifications: readonly CarModificationRecord[]): number {
  const powers = modifications.map(({ power }) => power).sort((a, b) => a - b)
  return powers[powers.length >> 1] ?? 0
}

/** The marks of the dictionaries with all that is below them; branches without a modification are left out. */
export function carTree(dictionaries: CarDictionary): CarMark[] {
  const modifications = Map.groupBy(dictionaries.modifications, ({ seriesId }) => seriesId)
  const series = Map.groupBy(dictionaries.series, ({ generationId }) => generationId)
  const generations = Map.groupBy(dictionaries.generations, ({ modelId }) => modelId)
  const models = Map.groupBy(dictionaries.models, ({ markId }) => markId)

  const generationOf = (record: CarGenerationRecord): CarGeneration => {
    const variants = (series.get(record.id) ?? []).flatMap((one) =>
      (modifications.get(one.id) ?? []).map((modification) => ({ series: one, modification })),
    )
    return {
      record,
      to: Math.min(DEMO_YEAR, record.yearTo ?? DEMO_YEAR),
      variants,
      usualPower: usualPower(variants.map(({ modification }) => modification)),
    }
  }
  const modelOf = (record: CarModelRecord): CarModel => ({
    record,
    generations: (generations.get(record.id) ?? [])
      .map(generationOf)
      .filter(({ variants }) => variants.length > 0),
  })
  return dictionaries.marks
    .map((record) => ({
      record,
      models: (models.get(record.id) ?? [])
        .map(modelOf)
        .filter((model) => model.generations.length > 0),
    }))
    .filter((mark) => mark.models.length > 0)
}
