import { z } from 'zod'
import { LINK_IDS } from '../enumerations/operator-settings.ts'
import { timestampSchema } from '../values.ts'

/** The https addresses of outside links that are shown, by their ids (spec §1, §2). */
export const outsideLinksSchema = z.partialRecord(z.enum(LINK_IDS), z.string())

/** What a page has to know of the operator's settings, the same for every visitor. */
export const siteStateSchema = z.object({
  outsideLinks: outsideLinksSchema,
  /** The site is closed for technical work (spec §2). */
  maintenance: z
    .object({
      text: z.string(),
      /** When the work is expected to end; `null`: not announced. */
      until: timestampSchema.nullable(),
      /** Seconds after which a client asks again. */
      retryAfter: z.int(),
    })
    .nullable(),
})
export type SiteState = z.infer<typeof siteStateSchema>
