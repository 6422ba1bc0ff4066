import { asc } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { cities } from './cities.table.ts'
import type { PlacedCity } from './places.ts'

export async function listCities(db: Executor): Promise<PlacedCity[]> {
  return db
    .select({
      id: cities.id,
      name: cities.name,
      nameIn: cities.nameIn,
      slug: cities.slug,
      sortingNumber: cities.sortingNumber,
      kladrRegionName: cities.regionName,
      kladrRegionTypeName: cities.regionType,
      lat: cities.lat,
      lon: cities.lon,
    })
    .from(cities)
    .orderBy(asc(cities.name), asc(cities.id))
}
