import { z } from 'zod'
import { defineCall } from '../call.ts'
import { citySchema } from '../entities/city.ts'

export const listCities = defineCall({
  id: 'cities.list',
  method: 'GET',
  path: '/v1/cities',
  access: 'public',
  summary: 'Every city, by name',
  answer: z.array(citySchema),
})
