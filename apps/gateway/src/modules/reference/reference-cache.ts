import type { Mark } from '@trassa/contracts/entities/dictionary'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { Database } from '../../platform/database/connect.ts'
import { listCities } from './cities/cities.repository.ts'
import { createPlaces } from './cities/places.ts'
import { listMarks } from './dictionaries/cars.repository.ts'
import { listVehicleMarks } from './dictionaries/vehicles.repository.ts'
import { readRevision } from './loading/loaded-dictionaries.repository.ts'

const FRESH_MS = 60_000

export type ReferenceCache = ReturnType<typeof createReferenceCache>

/**
 * Reference data that every page needs and that changes with an import at most. Once a minute each
 * process asks which revision the database has; the rows are read again when it is another one.
 * The cache is rebuilt from the database after a restart.
 */
export function createReferenceCache(db: Database) {
  const revision = cacheForAMinute(() => readRevision(db))
  const vehicleMarks = cacheByRevision(revision, () => listVehicleMarks(db))
  return {
    revision,
    places: cacheByRevision(revision, async () => createPlaces(await listCities(db))),
    carMarks: cacheByRevision(revision, () => listMarks(db)),
    /** Those of all groups. */
    allVehicleMarks: vehicleMarks,
    vehicleMarks: async (groups: readonly MarkCode[]): Promise<Mark[]> =>
      (await vehicleMarks())
        .filter(({ codes }) => codes.some((code) => groups.includes(code)))
        .map(({ id, name, nameRu, popularity }) => ({ id, name, nameRu, popularity })),
  }
}

type Read<T> = () => Promise<T>

function cacheForAMinute<T>(read: Read<T>): Read<T> {
  let kept: { value: Promise<T>; until: number } | undefined
  return () => {
    if (kept && kept.until > Date.now()) return kept.value
    const entry = { value: read(), until: Date.now() + FRESH_MS }
    kept = entry
    // A failed read is not kept: the next request tries again.
    entry.value.catch(() => {
      if (kept === entry) kept = undefined
    })
    return entry.value
  }
}

/** Rows are read after their revision, so that they are never older than the revision. */
function cacheByRevision<T>(revision: Read<string>, read: Read<T>): Read<T> {
  let kept: { value: Promise<T>; revision: string } | undefined
  return async () => {
    const current = await revision()
    if (kept?.revision === current) return kept.value
    const entry = { value: read(), revision: current }
    kept = entry
    entry.value.catch(() => {
      if (kept === entry) kept = undefined
    })
    return entry.value
  }
}
