import { readFileSync } from 'node:fs'
import { MARK_CODES, type MarkCode } from '@trassa/contracts/enumerations/marks'
import { type CsvRow, parseCsv } from './csv.ts'

/** A mark of any vehicle other than a car. `popularity` is its rank among the popular marks of its main group. */
export interface VehicleMarkRecord {
  id: string
  code: MarkCode
  /** All its groups, the main one first. */
  codes: MarkCode[]
  name: string
  nameRu: string
  country: string
  popularity: number | null
}

/** Uncertain years are `null`; so is `yearTo` of a model in production. */
export interface VehicleModelRecord {
  id: string
  markId: string
  name: string
  nameRu: string
  yearFrom: number | null
  yearTo: number | null
}

export interface VehicleDictionary {
  marks: VehicleMarkRecord[]
  models: VehicleModelRecord[]
}

const optional = (cell: string | undefined): number | null => (cell ? Number(cell) : null)

function toMarkCode(word: string): MarkCode {
  const known = MARK_CODES.find((code) => code === word)
  if (!known) throw new Error(`No group of marks is called ${word}`)
  return known
}

function readRows(code: MarkCode, name: string): CsvRow[] {
  const file = new URL(`../../data/vehicles/${code}/${name}.csv`, import.meta.url)
  return parseCsv(readFileSync(file, 'utf8'))
}

/** The shipped marks of all vehicles other than cars. Node only. */
export const readVehicleMarks = (): VehicleMarkRecord[] =>
  MARK_CODES.flatMap((code) =>
    readRows(code, 'marks').map((row) => ({
      id: row.id ?? '',
      code,
      codes: [code, ...(row.codes ?? '').split(' ').filter(Boolean).map(toMarkCode)],
      name: row.name ?? '',
      nameRu: row.name_ru ?? '',
      country: row.country ?? '',
      popularity: optional(row.popularity),
    })),
  )

/**
 * The shipped marks and models of all vehicles other than cars, from `data/vehicles`: one folder per
 * mark group. Node only.
 */
export function readVehicleDictionary(): VehicleDictionary {
  return {
    marks: readVehicleMarks(),
    models: MARK_CODES.flatMap((code) =>
      readRows(code, 'models').map((row) => ({
        id: row.id ?? '',
        markId: row.mark_id ?? '',
        name: row.name ?? '',
        nameRu: row.name_ru ?? '',
        yearFrom: optional(row.year_from),
        yearTo: optional(row.year_to),
      })),
    ),
  }
}
