import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { byName } from './by-name.ts'
import { carGenerations, carMarks, carModels, carModifications, carSeries } from './cars.table.ts'

export async function listMarks(db: Executor) {
  return db
    .select({
      id: carMarks.id,
      name: carMarks.name,
      nameRu: carMarks.nameRu,
      popularity: carMarks.popularity,
    })
    .from(carMarks)
    .orderBy(asc(carMarks.name))
}

export async function listModels(db: Executor, markId: string) {
  const models = await db
    .select({ id: carModels.id, name: carModels.name, nameRu: carModels.nameRu })
    .from(carModels)
    .where(eq(carModels.markId, markId))
    .orderBy(asc(carModels.id))
  return models.toSorted(byName)
}

export async function listGenerations(db: Executor, modelId: string) {
  return db
    .select({
      id: carGenerations.id,
      name: carGenerations.name,
      yearFrom: carGenerations.yearFrom,
      yearTo: carGenerations.yearTo,
    })
    .from(carGenerations)
    .where(eq(carGenerations.modelId, modelId))
    .orderBy(desc(carGenerations.yearFrom), desc(carGenerations.id))
}

export async function listSeries(db: Executor, generationId: string) {
  return db
    .select({ id: carSeries.id, name: carSeries.name, bodyType: carSeries.bodyType })
    .from(carSeries)
    .where(eq(carSeries.generationId, generationId))
    .orderBy(asc(carSeries.id))
}

const MODIFICATION = {
  id: carModifications.id,
  name: carModifications.name,
  gearbox: carModifications.gearbox,
  fuel: carModifications.fuel,
  drive: carModifications.drive,
  volume: carModifications.volume,
  power: carModifications.power,
}

export async function listModifications(db: Executor, seriesId: string) {
  return db
    .select(MODIFICATION)
    .from(carModifications)
    .where(eq(carModifications.seriesId, seriesId))
    .orderBy(asc(carModifications.volume), asc(carModifications.power), asc(carModifications.id))
}

/** Modifications with what their series and generations know of them. */
export async function listCharacteristics(db: Executor, ids: readonly string[]) {
  return db
    .select({
      ...MODIFICATION,
      seriesId: carSeries.id,
      bodyType: carSeries.bodyType,
      yearFrom: carGenerations.yearFrom,
      yearTo: carGenerations.yearTo,
    })
    .from(carModifications)
    .innerJoin(carSeries, eq(carSeries.id, carModifications.seriesId))
    .innerJoin(carGenerations, eq(carGenerations.id, carSeries.generationId))
    .where(inArray(carModifications.id, [...ids]))
    .orderBy(asc(carModifications.id))
}
