import { z } from 'zod'

/** A region that lists of ads can be narrowed down to. `nameIn` stands in headings: "в Татарстане". */
export const regionSchema = z.object({ slug: z.string(), name: z.string(), nameIn: z.string() })
export type Region = z.infer<typeof regionSchema>
