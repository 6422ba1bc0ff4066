import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  carGenerationSchema,
  carMarkSchema,
  carModificationSchema,
  carSeriesSchema,
  dictionaryItemSchema,
} from '../entities/dictionary.ts'
import { idSchema } from '../values.ts'

export const carMarks = defineCall({
  id: 'dictionaries.carMarks',
  method: 'GET',
  path: '/v1/dictionaries/car-marks',
  access: 'public',
  summary: 'Car marks by name',
  answer: z.array(carMarkSchema),
})

export const carModels = defineCall({
  id: 'dictionaries.carModels',
  method: 'GET',
  path: '/v1/dictionaries/car-model',
  access: 'public',
  summary: 'Models of a mark',
  query: z.object({ carMarkId: idSchema }),
  answer: z.array(dictionaryItemSchema),
})

export const carGenerations = defineCall({
  id: 'dictionaries.carGenerations',
  method: 'GET',
  path: '/v1/dictionaries/car-generation',
  access: 'public',
  summary: 'Generations of a model, newest first',
  query: z.object({ carModelId: idSchema }),
  answer: z.array(carGenerationSchema),
})

export const carSeries = defineCall({
  id: 'dictionaries.carSeries',
  method: 'GET',
  path: '/v1/dictionaries/car-series',
  access: 'public',
  summary: 'Series (bodies) of a generation',
  query: z.object({ carGenerationId: idSchema }),
  answer: z.array(carSeriesSchema),
})

export const carModifications = defineCall({
  id: 'dictionaries.carModifications',
  method: 'GET',
  path: '/v1/dictionaries/car-modification',
  access: 'public',
  summary: 'Modifications of a series',
  query: z.object({ carSeriesId: idSchema }),
  answer: z.array(carModificationSchema),
})
