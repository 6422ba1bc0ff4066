import type { Database } from '../database/connect.ts'
import { listCities } from '../features/cities/cities.repository.ts'
import { listMarks } from '../features/dictionaries/cars.repository.ts'

const FRESH_MS = 60_000

export type ReferenceCache = ReturnType<typeof createReferenceCache>

/**
 * Reference data that every page needs and that changes with an import at most: each process reads it
 * once a minute instead of once a request. Nothing here is lost with the process.
 */
export function createReferenceCache(db: Database) {
  return {
    cities: keepFresh(() => listCities(db)),
    carMarks: keepFresh(() => listMarks(db)),
  }
}

function keepFresh<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined
  return () => {
    if (kept && kept.until > Date.now()) return kept.value
    const value = read()
    const entry = { value, until: Date.now() + FRESH_MS }
    kept = entry
    // A failed read is not kept: the next request tries again.
    value.catch(() => {
      if (kept === entry) kept = undefined
    })
    return value
  }
}
