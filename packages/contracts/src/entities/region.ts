import { z } from 'zod'
import { alsoSchema } from './dictionary.ts'

/** A region that lists of ads can be narrowed down to. `nameIn` stands in headings: "в Татарстане". */
export const regionSchema = z.object({ slug: z.string(), name: z.string(), nameIn: z.string() })
export type Region = z.infer<typeof regionSchema>

/** A region in the list of all, with what people call it. */
export const listedRegionSchema = regionSchema.extend({ also: alsoSchema })
export type ListedRegion = z.infer<typeof listedRegionSchema>
