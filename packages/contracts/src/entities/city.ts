import { z } from 'zod'
import { idSchema } from '../values.ts'
import { alsoSchema } from './dictionary.ts'

/** spec §3: City; `sortingNumber` null means not popular. `nameIn` stands in headings: "в Казани". */
export const citySchema = z.object({
  id: idSchema,
  name: z.string(),
  nameIn: z.string(),
  slug: z.string(),
  sortingNumber: z.int().nullable(),
  kladrRegionName: z.string(),
  kladrRegionTypeName: z.string(),
})
export type City = z.infer<typeof citySchema>

/** A city in the list of all, with what people call it. */
export const listedCitySchema = citySchema.extend({ also: alsoSchema })
export type ListedCity = z.infer<typeof listedCitySchema>
