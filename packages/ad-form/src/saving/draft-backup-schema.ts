import { z } from 'zod'
import { storedContentSchema } from '../content/stored-content-schema.ts'

/** The unsaved content of a form, as the browser's storage keeps it. */
export const draftBackupSchema = z.object({
  /** The ad's version that was being edited; `null` for an ad that the server does not have yet. */
  version: z.number().nullable(),
  content: storedContentSchema,
})
