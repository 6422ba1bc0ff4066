import { z } from 'zod'
import { defineCall } from '../call.ts'
import { adTypeSchema } from '../entities/ad.ts'
import { savedSearchInputSchema, savedSearchSchema } from '../entities/saved-search.ts'
import { idSchema } from '../values.ts'

const byId = z.object({ id: idSchema })
const listed = z.object({ items: z.array(savedSearchSchema) })
const removed = z.object({ id: idSchema })

export const createCarPreset = defineCall({
  id: 'notificationPresets.createCar',
  method: 'POST',
  path: '/v1/notification-presets/cars',
  access: 'user',
  summary: 'Save a search for cars; one with the same filters is changed instead',
  body: savedSearchInputSchema,
  answer: savedSearchSchema,
  errors: ['preset.too_many'],
})

export const carPresets = defineCall({
  id: 'notificationPresets.cars',
  method: 'GET',
  path: '/v1/notification-presets/cars',
  access: 'user',
  summary: 'The user’s saved searches for cars, newest first, with how many ads match now',
  answer: listed,
})

export const updateCarPreset = defineCall({
  id: 'notificationPresets.updateCar',
  method: 'PUT',
  path: '/v1/notification-presets/cars/{id}',
  access: 'user',
  summary: 'Replace a saved search for cars; what is left out takes its usual value',
  params: byId,
  body: savedSearchInputSchema,
  answer: savedSearchSchema,
  errors: ['preset.not_found', 'preset.exists'],
})

export const deleteCarPreset = defineCall({
  id: 'notificationPresets.deleteCar',
  method: 'DELETE',
  path: '/v1/notification-presets/cars/{id}',
  access: 'user',
  summary: 'Delete a saved search for cars',
  params: byId,
  answer: removed,
  errors: ['preset.not_found'],
})

/** The calls for all ad types, cars among them. */
export const createPreset = defineCall({
  id: 'notificationPresets.create',
  method: 'POST',
  path: '/v1/notification-presets',
  access: 'user',
  summary: 'Save a search for ads of a type; one with the same filters is changed instead',
  body: savedSearchInputSchema.extend({ adType: adTypeSchema }),
  answer: savedSearchSchema,
  errors: ['preset.too_many'],
})

export const presets = defineCall({
  id: 'notificationPresets.list',
  method: 'GET',
  path: '/v1/notification-presets',
  access: 'user',
  summary: 'The user’s saved searches of all types, newest first, with how many ads match now',
  answer: listed,
})

export const updatePreset = defineCall({
  id: 'notificationPresets.update',
  method: 'PUT',
  path: '/v1/notification-presets/{id}',
  access: 'user',
  summary: 'Replace a saved search; its type stays, what is left out takes its usual value',
  params: byId,
  body: savedSearchInputSchema,
  answer: savedSearchSchema,
  errors: ['preset.not_found', 'preset.exists'],
})

export const deletePreset = defineCall({
  id: 'notificationPresets.delete',
  method: 'DELETE',
  path: '/v1/notification-presets/{id}',
  access: 'user',
  summary: 'Delete a saved search',
  params: byId,
  answer: removed,
  errors: ['preset.not_found'],
})
