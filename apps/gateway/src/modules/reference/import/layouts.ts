import { FUEL_ELECTRIC, FUELS, GEARBOXES } from '@trassa/catalog/ad-types/fields/power-enumerations'
import { BODY_TYPES, DRIVES } from '@trassa/catalog/ad-types/vehicles/car-enumerations'
import { REGION_TYPES } from '@trassa/catalog/format/region-text'
import { isRegionSlug } from '@trassa/catalog/places/regions'
import { adTypeOfSegment } from '@trassa/catalog/urls/ad-type-segments'
import { RESERVED_SLUGS } from '@trassa/catalog/urls/reserved-slugs'
import type { DictionaryTableName, TableRow } from '../dictionaries/dictionary-tables.ts'
import * as cell from './cells.ts'

/** One kind of file, recognized by its header (docs/dictionaries.md). */
export interface Layout {
  /** What its rows are called in reports. */
  readonly title: string
  /** By the names of the header, which are those of the database. */
  readonly columns: Readonly<Record<string, cell.ReadCell>>
  /** What is wrong with a row whose cells are right. */
  readonly mistakeIn?: (row: TableRow) => string | null
  /** What else the database holds of a row. */
  readonly complete?: (row: TableRow) => TableRow
}

const NAMES = { name: cell.name, name_ru: cell.text(200) }
const MARK = {
  ...NAMES,
  country: cell.text(60),
  popularity: cell.optional(cell.number(1, 10_000)),
}

function yearsMistake({ year_from: from, year_to: to }: TableRow): string | null {
  const reversed = typeof from === 'number' && typeof to === 'number' && from > to
  return reversed ? `year_from (${from}) позже, чем year_to (${to})` : null
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const slug: cell.ReadCell = (text, refuse) => {
  if (!SLUG.test(text)) return refuse('нужны латинские строчные буквы, цифры и дефисы')
  const isTaken =
    RESERVED_SLUGS.includes(text) || isRegionSlug(text) || adTypeOfSegment(text) !== undefined
  return isTaken ? refuse(`адрес «${text}» занят самим сайтом`) : text
}

/** In the order of the tables: parents first. */
export const LAYOUTS: Record<DictionaryTableName, Layout> = {
  cities: {
    title: 'Города',
    columns: {
      id: cell.id,
      name: cell.name,
      name_in: cell.name,
      slug,
      sorting_number: cell.optional(cell.number(1, 10_000)),
      region_name: cell.name,
      region_type: cell.word(REGION_TYPES),
      lat: cell.optional(cell.number(41, 82, 6)),
      // Beyond the 180th meridian longitudes go on: Уэлен is at 190.2.
      lon: cell.optional(cell.number(19, 191, 6)),
    },
  },
  carMarks: { title: 'Марки автомобилей', columns: { id: cell.id, ...MARK } },
  carModels: {
    title: 'Модели автомобилей',
    columns: { id: cell.id, mark_id: cell.id, ...NAMES },
  },
  carGenerations: {
    title: 'Поколения',
    columns: {
      id: cell.id,
      model_id: cell.id,
      name: cell.name,
      year_from: cell.year,
      year_to: cell.optional(cell.year),
    },
    mistakeIn: yearsMistake,
  },
  carSeries: {
    title: 'Серии',
    columns: {
      id: cell.id,
      generation_id: cell.id,
      body_type: cell.choice(BODY_TYPES),
      name: cell.name,
    },
  },
  carModifications: {
    title: 'Модификации',
    columns: {
      id: cell.id,
      series_id: cell.id,
      name: cell.name,
      volume: cell.optional(cell.number(0.1, 10, 3)),
      power: cell.number(1, 2000),
      gearbox: cell.choice(GEARBOXES),
      fuel: cell.choice(FUELS),
      drive: cell.choice(DRIVES),
    },
    mistakeIn: ({ fuel, volume }) =>
      (fuel === FUEL_ELECTRIC) === (volume === null)
        ? null
        : 'volume пуст у электромобилей и только у них',
  },
  vehicleMarks: {
    title: 'Марки остальной техники',
    columns: { id: cell.id, code: cell.markCode, ...MARK, codes: cell.markCodes },
    complete: (row) => ({ ...row, codes: [...new Set([row.code, ...(row.codes as string[])])] }),
  },
  vehicleModels: {
    title: 'Модели остальной техники',
    columns: {
      id: cell.id,
      mark_id: cell.id,
      ...NAMES,
      year_from: cell.optional(cell.year),
      year_to: cell.optional(cell.year),
    },
    mistakeIn: yearsMistake,
  },
}

export const LAYOUT_NAMES = Object.keys(LAYOUTS) as DictionaryTableName[]
