import { existsSync, readFileSync } from 'node:fs'
import { MARK_CODES } from '@trassa/contracts/enumerations/marks'
import { readCarMarks } from '../dictionaries/car-data.ts'
import { type CsvRow, parseCsv } from '../dictionaries/csv.ts'
import { readVehicleMarks } from '../dictionaries/vehicle-data.ts'

/** What a filter's value is called. */
export interface NamedValue {
  /** The filter's key, alone or after an ad type: `special.typeId`; `type` for the ad type itself. */
  filter: string
  /** The label of an option, the ad type, or a number. */
  value: string
  names: string[]
  /** They are narrower than the value: they stay in the text as well. */
  areNarrower: boolean
}

/** The other names of rows, by their ids. */
export type NamesById = ReadonlyMap<string, readonly string[]>

export interface NamesData {
  marks: NamesById
  /** Models by which people look for their mark among marks; no names of the mark. */
  marksByModels: NamesById
  models: NamesById
  generations: NamesById
  cities: NamesById
  /** By the region's name as `regionText` writes it. */
  regions: NamesById
  values: NamedValue[]
  /** Words that ask for nothing. */
  noise: string[]
  /** Words for what no list can be asked for; who asks is told so. */
  wishes: string[]
  /** Words that are no filter and no mistake. */
  ordinary: string[]
  /** Such words, each as it is mostly written in texts, then as it is written otherwise: `bosch`, `бош`. */
  writtenOtherwise: string[][]
}

const namesOf = ({ names = '' }: CsvRow): string[] => names.split('|')

function readRows(path: string): CsvRow[] {
  const file = new URL(`../../data/names/${path}.csv`, import.meta.url)
  return existsSync(file) ? parseCsv(readFileSync(file, 'utf8')) : []
}

/** The names of all files; a row that stands in several has those of all of them. */
function byId(paths: readonly string[], key: 'id' | 'name' = 'id'): NamesById {
  const all = new Map<string, string[]>()
  for (const row of paths.flatMap(readRows)) {
    const id = row[key] ?? ''
    all.set(id, [...(all.get(id) ?? []), ...namesOf(row)])
  }
  return all
}

/** All marks of a country have the names that people have for it: `китаец`. */
function byCountry(): NamesById {
  const namesOfCountry = new Map(
    readRows('countries').map(({ country = '', ...row }) => [country, namesOf(row)]),
  )
  const marks = [...readCarMarks(), ...readVehicleMarks()]
  return new Map(marks.map(({ id, country }) => [id, namesOfCountry.get(country) ?? []]))
}

function joined(some: NamesById, others: NamesById): NamesById {
  const all = new Map(some)
  for (const [id, names] of others)
    if (names.length > 0) all.set(id, [...(all.get(id) ?? []), ...names])
  return all
}

const readValues = (path: string, areNarrower = false): NamedValue[] =>
  readRows(path).map((row) => ({
    filter: row.filter ?? '',
    value: row.value ?? '',
    names: namesOf(row),
    areNarrower,
  }))

let known: NamesData | undefined

/** What people call marks, models, places and filters besides their own names, from `data/names` (see its README); read once. Node only. */
export function readNames(): NamesData {
  known ??= readFiles()
  return known
}

function readFiles(): NamesData {
  const inGroups = (file: string) => MARK_CODES.map((code) => `vehicles/${code}/${file}`)
  return {
    marks: joined(byId(['cars/marks', ...inGroups('marks')]), byCountry()),
    marksByModels: byId(['marks-by-models']),
    models: byId(['cars/models', ...inGroups('models'), ...inGroups('model-parts')]),
    generations: byId(['cars/generations']),
    cities: byId(['cities']),
    regions: byId(['regions'], 'name'),
    values: [
      ...readValues('words'),
      ...readValues('machine-words'),
      ...readValues('narrower-words', true),
    ],
    noise: readRows('noise').flatMap(namesOf),
    wishes: readRows('wishes').flatMap(namesOf),
    ordinary: readRows('ordinary-words').flatMap(namesOf),
    writtenOtherwise: readRows('written-otherwise').map(namesOf),
  }
}
