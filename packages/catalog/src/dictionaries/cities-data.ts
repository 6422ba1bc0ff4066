import { readFileSync } from 'node:fs'
import { type CsvRow, parseCsv } from './csv.ts'

export interface CityRecord {
  id: string
  name: string
  nameIn: string
  slug: string
  /** Rank among popular cities; `null` for the others (spec §3). */
  sortingNumber: number | null
  regionName: string
  regionType: string
  /** Degrees, from GeoNames (docs/dictionaries.md). */
  lat: number
  lon: number
}

function toCity(row: CsvRow): CityRecord {
  return {
    id: row.id ?? '',
    name: row.name ?? '',
    nameIn: row.name_in ?? '',
    slug: row.slug ?? '',
    sortingNumber: row.sorting_number ? Number(row.sorting_number) : null,
    regionName: row.region_name ?? '',
    regionType: row.region_type ?? '',
    lat: Number(row.lat),
    lon: Number(row.lon),
  }
}

/** The shipped cities, from `data/cities.csv`. Node only. */
export function readCities(): CityRecord[] {
  const file = new URL('../../data/cities.csv', import.meta.url)
  return parseCsv(readFileSync(file, 'utf8')).map(toCity)
}
