import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  carCharacteristicsSchema,
  carGenerationSchema,
  carModelSchema,
  carModificationSchema,
  carSeriesSchema,
  markCodesSchema,
  markSchema,
  modificationIdsSchema,
  vehicleModelSchema,
} from '../entities/dictionary.ts'
import { idSchema } from '../values.ts'

export const carMarks = defineCall({
  id: 'dictionaries.carMarks',
  method: 'GET',
  path: '/v1/dictionaries/car-marks',
  access: 'public',
  summary: 'Car marks by name',
  answer: z.array(markSchema),
})

export const carModels = defineCall({
  id: 'dictionaries.carModels',
  method: 'GET',
  path: '/v1/dictionaries/car-model',
  access: 'public',
  summary: 'Models of a mark',
  query: z.object({ carMarkId: idSchema }),
  answer: z.array(carModelSchema),
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

export const carCharacteristics = defineCall({
  id: 'dictionaries.carCharacteristics',
  method: 'GET',
  path: '/v1/dictionaries/car-characteristics',
  access: 'public',
  summary: 'Characteristics of up to fifty modifications; unknown ones are left out',
  query: z.object({ modificationIds: modificationIdsSchema }),
  answer: z.array(carCharacteristicsSchema),
})

export const vehicleMarks = defineCall({
  id: 'dictionaries.vehicleMarks',
  method: 'GET',
  path: '/v1/dictionaries/dic-mark',
  access: 'public',
  summary: 'Marks of the given groups, by name',
  query: z.object({ code: markCodesSchema }),
  answer: z.array(markSchema),
})

export const vehicleModels = defineCall({
  id: 'dictionaries.vehicleModels',
  method: 'GET',
  path: '/v1/dictionaries/dic-modeles',
  access: 'public',
  summary: 'Models of a mark of any group',
  query: z.object({ markId: idSchema }),
  answer: z.array(vehicleModelSchema),
})
