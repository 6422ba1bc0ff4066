import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import type { DictionaryName } from '@trassa/catalog/form-definition'
import { listCities } from '@trassa/contracts/calls/cities'
import {
  carGenerations,
  carMarks,
  carModels,
  carModifications,
  carSeries,
} from '@trassa/contracts/calls/dictionaries'

/** A row of any dictionary, with what some of them know besides. */
export interface DictionaryRow {
  id: string
  name: string
  popularity?: number | null
  yearFrom?: number
  yearTo?: number | null
}

/** `I (2011–2018)`: a generation without its years says little. */
export function rowLabel({ name, yearFrom, yearTo }: DictionaryRow): string {
  return yearFrom === undefined ? name : `${name} (${yearFrom}–${yearTo ?? 'н. в.'})`
}

type Ask = (api: ApiClient, parentId: string, signal: AbortSignal) => Promise<DictionaryRow[]>

const ASK: Record<DictionaryName, Ask> = {
  cities: (api, _, signal) => api.ask(listCities, {}, { signal }),
  carMarks: (api, _, signal) => api.ask(carMarks, {}, { signal }),
  carModels: (api, carMarkId, signal) => api.ask(carModels, { query: { carMarkId } }, { signal }),
  carGenerations: (api, carModelId, signal) =>
    api.ask(carGenerations, { query: { carModelId } }, { signal }),
  carSeries: (api, carGenerationId, signal) =>
    api.ask(carSeries, { query: { carGenerationId } }, { signal }),
  carModifications: (api, carSeriesId, signal) =>
    api.ask(carModifications, { query: { carSeriesId } }, { signal }),
}

const HOUR_MS = 60 * 60 * 1000

/** The rows of a dictionary that belong to `parentId`, where it hangs on another one (catalogue: `dependsOn`). */
export const dictionaryQuery = (
  api: ApiClient,
  dictionary: DictionaryName,
  parentId: string | null,
) =>
  queryOptions({
    queryKey: ['dictionaryRows', dictionary, parentId],
    queryFn: ({ signal }) => ASK[dictionary](api, parentId ?? '', signal),
    staleTime: HOUR_MS,
  })
