import { idSchema } from '@trassa/contracts/values'
import { z } from 'zod'
import { failureSchema } from './ask.ts'

/**
 * A document of an order: its invoice, or the act of that invoice, `id` is the invoice's; or the rows with mistakes of
 * an import.
 */
export const documentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['invoice', 'act']), id: idSchema }),
  z.strictObject({ kind: z.literal('stockMistakes'), id: z.uuid() }),
])
export type DocumentRequest = z.infer<typeof documentSchema>

/** What has become of a document that was to be saved; `unwritable`: the place does not take the file. */
export const saveResultSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['saved', 'cancelled', 'unwritable']) }),
  z.object({ outcome: z.literal('failed'), failure: failureSchema }),
])
export type SaveResult = z.infer<typeof saveResultSchema>
