import { readFileSync } from 'node:fs'
import { type CsvRow, parseCsv } from './csv.ts'

/** `popularity` is the rank among popular marks; `null` for the others. */
export interface CarMarkRecord {
  id: string
  name: string
  nameRu: string
  country: string
  popularity: number | null
}

export interface CarModelRecord {
  id: string
  markId: string
  name: string
  nameRu: string
}

/** `yearTo` is `null` for a generation in production. */
export interface CarGenerationRecord {
  id: string
  modelId: string
  name: string
  yearFrom: number
  yearTo: number | null
}

/** `bodyType` is an id of `BODY_TYPES`. */
export interface CarSeriesRecord {
  id: string
  generationId: string
  bodyType: number
  name: string
}

/** `volume` in litres, `power` in horse powers; `gearbox`, `fuel`, `drive` are ids of the enumerations. */
export interface CarModificationRecord {
  id: string
  seriesId: string
  name: string
  volume: number | null
  power: number
  gearbox: number
  fuel: number
  drive: number
}

const optional = (cell: string | undefined): number | null => (cell ? Number(cell) : null)

function readRows<T>(name: string, toRecord: (row: CsvRow) => T): T[] {
  const file = new URL(`../../data/cars/${name}.csv`, import.meta.url)
  return parseCsv(readFileSync(file, 'utf8')).map(toRecord)
}

export interface CarDictionary {
  marks: CarMarkRecord[]
  models: CarModelRecord[]
  generations: CarGenerationRecord[]
  series: CarSeriesRecord[]
  modifications: CarModificationRecord[]
}

/** The shipped marks of cars. Node only. */
export const readCarMarks = (): CarMarkRecord[] =>
  readRows('marks', (row) => ({
    id: row.id ?? '',
    name: row.name ?? '',
    nameRu: row.name_ru ?? '',
    country: row.country ?? '',
    popularity: optional(row.popularity),
  }))

/** The shipped car dictionaries, from `data/cars`; parents first. Node only. */
export function readCarDictionary(): CarDictionary {
  return {
    marks: readCarMarks(),
    models: readRows('models', (row) => ({
      id: row.id ?? '',
      markId: row.mark_id ?? '',
      name: row.name ?? '',
      nameRu: row.name_ru ?? '',
    })),
    generations: readRows('generations', (row) => ({
      id: row.id ?? '',
      modelId: row.model_id ?? '',
      name: row.name ?? '',
      yearFrom: Number(row.year_from),
      yearTo: optional(row.year_to),
    })),
    series: readRows('series', (row) => ({
      id: row.id ?? '',
      generationId: row.generation_id ?? '',
      bodyType: Number(row.body_type),
      name: row.name ?? '',
    })),
    modifications: readRows('modifications', (row) => ({
      id: row.id ?? '',
      seriesId: row.series_id ?? '',
      name: row.name ?? '',
      volume: optional(row.volume),
      power: Number(row.power),
      gearbox: Number(row.gearbox),
      fuel: Number(row.fuel),
      drive: Number(row.drive),
    })),
  }
}
