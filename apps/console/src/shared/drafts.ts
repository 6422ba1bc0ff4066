import { z } from 'zod'

const keySchema = z.string().min(1).max(200)

/** Texts that are typed and not sent, by the key of their form: what the form stores, as JSON. */
export const draftsSchema = z.record(keySchema, z.string())
export type Drafts = z.infer<typeof draftsSchema>

/** `null` deletes the draft. */
export const draftChangeSchema = z.strictObject({
  key: keySchema,
  text: z.string().max(1_000_000).nullable(),
})
export type DraftChange = z.infer<typeof draftChangeSchema>
