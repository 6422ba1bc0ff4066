import { z } from 'zod'
import { defineCall } from '../call.ts'
import { listedCitySchema } from '../entities/city.ts'
import { listedRegionSchema } from '../entities/region.ts'

export const listCities = defineCall({
  id: 'cities.list',
  method: 'GET',
  path: '/v1/cities',
  access: 'public',
  summary: 'Every city, by name',
  answer: z.array(listedCitySchema),
})

/** Beside the specification's calls: the city picker's field names regions, too (spec §2). */
export const listRegions = defineCall({
  id: 'cities.regions',
  method: 'GET',
  path: '/v1/regions',
  access: 'public',
  summary: 'Every region that has a city, by name',
  answer: z.array(listedRegionSchema),
})
