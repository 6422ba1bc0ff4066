import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { vehicleMarks, vehicleModels } from './vehicles.table.ts'

export async function listVehicleMarks(db: Executor) {
  return db
    .select({
      id: vehicleMarks.id,
      name: vehicleMarks.name,
      popularity: vehicleMarks.popularity,
      codes: vehicleMarks.codes,
    })
    .from(vehicleMarks)
    .orderBy(asc(vehicleMarks.name), asc(vehicleMarks.id))
}

export async function listVehicleModels(db: Executor, markId: string) {
  return db
    .select({
      id: vehicleModels.id,
      name: vehicleModels.name,
      yearFrom: vehicleModels.yearFrom,
      yearTo: vehicleModels.yearTo,
    })
    .from(vehicleModels)
    .where(eq(vehicleModels.markId, markId))
    .orderBy(asc(vehicleModels.name), asc(vehicleModels.id))
}
