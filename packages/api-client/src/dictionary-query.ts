import { queryOptions } from '@tanstack/react-query'
import { listCities } from '@trassa/contracts/calls/cities'
import {
  carGenerations,
  carMarks,
  carModels,
  carModifications,
  carSeries,
  vehicleMarks,
  vehicleModels,
} from '@trassa/contracts/calls/dictionaries'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { ApiClient } from './client.ts'

/** A row of any dictionary, with the columns that only some of them have. */
export interface DictionaryRow {
  id: string
  name: string
  /** As people say it in Russian. */
  nameRu?: string
  /** Other names by which it is found. */
  also?: readonly string[] | undefined
  popularity?: number | null
  yearFrom?: number | null
  yearTo?: number | null
}

/** No line ends behind the dash that is followed by it. */
const WORD_JOINER = '\u2060'

/** `I (2011–2018)`: the years tell generations of a model apart; they stay on one line. */
export function rowLabel({ name, yearFrom, yearTo }: DictionaryRow): string {
  if (typeof yearFrom !== 'number') return name
  return `${name} (${yearFrom}–${WORD_JOINER}${yearTo ?? 'н.\u00A0в.'})`
}

/** All that a row is found by besides its label. */
export const rowNames = ({ nameRu, also = [] }: DictionaryRow): string[] =>
  nameRu ? [nameRu, ...also] : [...also]

/** The label of the row with this id; `undefined` where `rows` have none. */
export function labelIn(rows: readonly DictionaryRow[], id: string): string | undefined {
  const row = rows.find((each) => each.id === id)
  return row && rowLabel(row)
}

interface RowsRequest {
  parentId: string
  codes: readonly MarkCode[]
  signal: AbortSignal
}

type LoadRows = (api: ApiClient, request: RowsRequest) => Promise<DictionaryRow[]>

const LOADERS = {
  cities: (api, { signal }) => api.ask(listCities, {}, { signal }),
  carMarks: (api, { signal }) => api.ask(carMarks, {}, { signal }),
  carModels: (api, { parentId, signal }) =>
    api.ask(carModels, { query: { carMarkId: parentId } }, { signal }),
  carGenerations: (api, { parentId, signal }) =>
    api.ask(carGenerations, { query: { carModelId: parentId } }, { signal }),
  carSeries: (api, { parentId, signal }) =>
    api.ask(carSeries, { query: { carGenerationId: parentId } }, { signal }),
  carModifications: (api, { parentId, signal }) =>
    api.ask(carModifications, { query: { carSeriesId: parentId } }, { signal }),
  vehicleMarks: (api, { codes, signal }) =>
    api.ask(vehicleMarks, { query: { code: codes.join(',') } }, { signal }),
  // Without years: a model's name says enough, and its last year may be uncertain.
  vehicleModels: async (api, { parentId, signal }) => {
    const models = await api.ask(vehicleModels, { query: { markId: parentId } }, { signal })
    return models.map(({ yearFrom: _yearFrom, yearTo: _yearTo, ...model }) => model)
  },
} satisfies Record<string, LoadRows>

/** What to ask for: a dictionary by the catalogue's name for it, and of its marks the groups. */
export interface DictionaryLink {
  readonly dictionary: keyof typeof LOADERS
  readonly codes?: readonly MarkCode[]
}

const HOUR_MS = 60 * 60 * 1000

/** The rows of a dictionary that belong to `parentId`, where the dictionary depends on another one (catalogue: `dependsOn`). */
export const dictionaryQuery = (
  api: ApiClient,
  { dictionary, codes = [] }: DictionaryLink,
  parentId: string | null,
) =>
  queryOptions({
    queryKey: ['dictionaryRows', dictionary, codes.join(), parentId],
    queryFn: ({ signal }): Promise<DictionaryRow[]> =>
      LOADERS[dictionary](api, { parentId: parentId ?? '', codes, signal }),
    staleTime: HOUR_MS,
  })
