import { queryOptions } from '@tanstack/react-query'
import {
  carGenerations,
  carMarks,
  carModels,
  carModifications,
  carSeries,
} from '@trassa/contracts/calls/dictionaries'
import type { ApiClient } from './client.ts'

const HOUR_MS = 60 * 60 * 1000
const reference = { staleTime: HOUR_MS, gcTime: 24 * HOUR_MS }

export const carMarksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['dictionary', 'carMarks'],
    queryFn: ({ signal }) => api.ask(carMarks, {}, { signal }),
    ...reference,
  })

export const carModelsQuery = (api: ApiClient, carMarkId: string) =>
  queryOptions({
    queryKey: ['dictionary', 'carModels', carMarkId],
    queryFn: ({ signal }) => api.ask(carModels, { query: { carMarkId } }, { signal }),
    ...reference,
  })

export const carGenerationsQuery = (api: ApiClient, carModelId: string) =>
  queryOptions({
    queryKey: ['dictionary', 'carGenerations', carModelId],
    queryFn: ({ signal }) => api.ask(carGenerations, { query: { carModelId } }, { signal }),
    ...reference,
  })

export const carSeriesQuery = (api: ApiClient, carGenerationId: string) =>
  queryOptions({
    queryKey: ['dictionary', 'carSeries', carGenerationId],
    queryFn: ({ signal }) => api.ask(carSeries, { query: { carGenerationId } }, { signal }),
    ...reference,
  })

export const carModificationsQuery = (api: ApiClient, carSeriesId: string) =>
  queryOptions({
    queryKey: ['dictionary', 'carModifications', carSeriesId],
    queryFn: ({ signal }) => api.ask(carModifications, { query: { carSeriesId } }, { signal }),
    ...reference,
  })
