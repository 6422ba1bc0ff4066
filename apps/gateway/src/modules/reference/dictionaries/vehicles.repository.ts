import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { byName } from './by-name.ts'
import { vehicleMarks, vehicleModels } from './vehicles.table.ts'

export async function listVehicleMarks(db: Executor) {
  return db
    .select({
      id: vehicleMarks.id,
      name: vehicleMarks.name,
      nameRu: vehicleMarks.nameRu,
      popularity: vehicleMarks.popularity,
      codes: vehicleMarks.codes,
    })
    .from(vehicleMarks)
    .orderBy(asc(vehicleMarks.name), asc(vehicleMarks.id))
}

export async function listVehicleModels(db: Executor, markId: string) {
  const models = await db
    .select({
      id: vehicleModels.id,
      name: vehicleModels.name,
      nameRu: vehicleModels.nameRu,
      yearFrom: vehicleModels.yearFrom,
      yearTo: vehicleModels.yearTo,
    })
    .from(vehicleModels)
    .where(eq(vehicleModels.markId, markId))
    .orderBy(asc(vehicleModels.id))
  return models.toSorted(byName)
}
