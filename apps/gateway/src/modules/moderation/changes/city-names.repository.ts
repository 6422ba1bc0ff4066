import { inArray } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import type { AdRecord } from '../../ads/public.ts'
import { cities } from '../../reference/public.ts'
import type { CityNames, Columns } from './content-difference.ts'

/** The names of the cities that an ad has been in; read only where its city has changed. */
export async function readCityNames(
  db: Executor,
  { cityId }: AdRecord,
  befores: readonly (Columns | null)[],
): Promise<CityNames> {
  const earlier = befores.flatMap((before) => (before && 'cityId' in before ? [before.cityId] : []))
  if (earlier.length === 0) return new Map()
  const ids = [...new Set([...earlier, cityId])].filter((id) => typeof id === 'string')
  const rows = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(inArray(cities.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
