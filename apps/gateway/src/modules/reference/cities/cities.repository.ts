import type { City } from '@trassa/contracts/entities/city'
import { asc } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { cities } from './cities.table.ts'

export async function listCities(db: Executor): Promise<City[]> {
  return db
    .select({
      id: cities.id,
      name: cities.name,
      nameIn: cities.nameIn,
      slug: cities.slug,
      sortingNumber: cities.sortingNumber,
      kladrRegionName: cities.regionName,
      kladrRegionTypeName: cities.regionType,
    })
    .from(cities)
    .orderBy(asc(cities.name), asc(cities.id))
}
