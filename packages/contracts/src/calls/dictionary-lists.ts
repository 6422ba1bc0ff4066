import { z } from 'zod'
import { defineCall } from '../call.ts'
import { markSchema, optionSchema, vehicleModelSchema } from '../entities/dictionary.ts'
import { idSchema } from '../values.ts'

/**
 * The small dictionaries of spec §7, which the site itself reads from its forms. A list without a
 * parameter: the choices of one enumeration.
 */
const listCall = <const Name extends string>(name: Name, id: string, summary: string) =>
  defineCall({
    id: `dictionaries.${id}`,
    method: 'GET',
    path: `/v1/dictionaries/${name}`,
    access: 'public',
    summary,
    answer: z.array(optionSchema),
  })

export const bodyTypes = listCall('dic-body-types', 'bodyTypes', 'Bodies of cars')
export const gearboxes = listCall('dic-gearbox', 'gearboxes', 'Gearboxes')
export const fuels = listCall('dic-fuel', 'fuels', 'Fuels')
export const busTypes = listCall('dic-bus-types', 'busTypes', 'Types of buses')
export const trailerTypes = listCall('dic-trailers', 'trailerTypes', 'Types of trailers')
export const trailerClasses = listCall('dic-trailer-class', 'trailerClasses', 'Trailer classes')
export const brakes = listCall('dic-brakes', 'brakes', 'Brakes of trailers')
export const wheelDrives = listCall('dic-wheel-drive', 'wheelDrives', 'Driven wheels')
export const engineTypes = listCall('dic-engines', 'engineTypes', 'Engines of motorcycles')
export const cylinderArrangements = listCall(
  'dic-cylinder-arrangement',
  'cylinderArrangements',
  'Arrangements of cylinders',
)
export const strokes = listCall('dic-stroke', 'strokes', 'Strokes of an engine')
export const seasonality = listCall('dic-seasonality', 'seasonality', 'Seasons of tyres')
export const rims = listCall('dic-rims', 'rims', 'Types of rims')

export const vehicleTypes = defineCall({
  id: 'dictionaries.vehicleTypes',
  method: 'GET',
  path: '/v1/dictionaries/dic-types',
  access: 'public',
  summary: 'Types of what ads with a prodId offer: of vehicles, parts, services',
  query: z.object({ carTypeId: idSchema }),
  answer: z.array(optionSchema),
})

export const boatMarks = defineCall({
  id: 'dictionaries.boatMarks',
  method: 'GET',
  path: '/v1/dictionaries/dic-boats',
  access: 'public',
  summary: 'Marks of boats, by name',
  answer: z.array(markSchema),
})

export const wheelMarks = defineCall({
  id: 'dictionaries.wheelMarks',
  method: 'GET',
  path: '/v1/dictionaries/dic-wheel-mark',
  access: 'public',
  summary: 'Marks of tyres and rims, by name',
  answer: z.array(markSchema),
})

export const wheelModels = defineCall({
  id: 'dictionaries.wheelModels',
  method: 'GET',
  path: '/v1/dictionaries/dic-wheel-modeles',
  access: 'public',
  summary: 'Models of a mark of tyres or rims',
  query: z.object({ markId: idSchema }),
  answer: z.array(vehicleModelSchema),
})
