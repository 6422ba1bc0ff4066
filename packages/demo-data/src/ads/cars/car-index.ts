import type {
  CarDictionary,
  CarGenerationRecord,
  CarMarkRecord,
  CarModelRecord,
  CarModificationRecord,
  CarSeriesRecord,
} from '@trassa/catalog/dictionaries/car-data'
import type { Random } from '../../random.ts'
import { DEMO_YEAR } from '../values/market-price.ts'

/** One modification with everything above it. */
export interface CarChain {
  mark: CarMarkRecord
  model: CarModelRecord
  generation: CarGenerationRecord
  series: CarSeriesRecord
  modification: CarModificationRecord
}

/** Cars that can be chosen, indexed once for many ads. */
export interface CarIndex {
  pick(random: Random): CarChain
}

const grouped = <T>(rows: readonly T[], key: (row: T) => string) => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group) group.push(row)
    else groups.set(key(row), [row])
  }
  return groups
}

/** Popular marks are more likely; a mark without a popularity rank is rare. */
const markWeight = (mark: CarMarkRecord) =>
  mark.popularity === null ? 0.12 : 30 / (mark.popularity + 4)

/** Most cars for sale are five to twenty years old. */
const generationWeight = ({ yearTo }: CarGenerationRecord) => {
  const end = yearTo ?? DEMO_YEAR
  return end >= 2012 ? 4 : end >= 2004 ? 3 : end >= 1995 ? 0.9 : 0.3
}

/** One car in eight is a best-seller, so that its price can be judged by comparable ads (docs/decisions/061). */
const BEST_SELLER_SHARE = 1 / 8
const BEST_SELLERS: ReadonlySet<string> = new Set([
  '102601', // Lada Vesta I
  '1700107', // Kia Rio IV
  '1800103', // Hyundai Solaris II
  '1900113', // Toyota Camry XV70
  '2300107', // Volkswagen Polo V, restyled
])

/** Indexes the dictionaries; branches without a modification are left out. */
export const indexCars = (dictionaries: CarDictionary): CarIndex => {
  const modifications = grouped(dictionaries.modifications, (row) => row.seriesId)
  const series = grouped(
    dictionaries.series.filter((row) => modifications.has(row.id)),
    (row) => row.generationId,
  )
  const generations = grouped(
    dictionaries.generations.filter((row) => series.has(row.id)),
    (row) => row.modelId,
  )
  const models = grouped(
    dictionaries.models.filter((row) => generations.has(row.id)),
    (row) => row.markId,
  )
  const marks = dictionaries.marks.filter((mark) => models.has(mark.id))
  const bestSellers = marks.flatMap((mark) =>
    (models.get(mark.id) ?? []).flatMap((model) =>
      (generations.get(model.id) ?? [])
        .filter(({ id }) => BEST_SELLERS.has(id))
        .map((generation) => ({ mark, model, generation })),
    ),
  )
  const anyGeneration = (random: Random) => {
    const mark = random.weighted(marks, markWeight)
    const model = random.weighted(models.get(mark.id) ?? [], (row) =>
      Math.max(...(generations.get(row.id) ?? []).map(generationWeight)),
    )
    const generation = random.weighted(generations.get(model.id) ?? [], generationWeight)
    return { mark, model, generation }
  }
  return {
    pick: (random) => {
      const { mark, model, generation } = random.chance(BEST_SELLER_SHARE)
        ? random.pick(bestSellers)
        : anyGeneration(random)
      const one = random.pick(series.get(generation.id) ?? [])
      return {
        mark,
        model,
        generation,
        series: one,
        modification: random.pick(modifications.get(one.id) ?? []),
      }
    },
  }
}
