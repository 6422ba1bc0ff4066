import { z } from 'zod'
import { STATEMENT_OUTCOMES, type StatementOutcome } from '../enumerations/statements.ts'
import { idSchema, timestampSchema } from '../values.ts'

/** An invoice of an order (domain §5), as its buyer sees it in lists; the whole of it is a PDF. */
export const invoiceSchema = z.object({
  id: idSchema,
  /** `Т-2026-000123` */
  number: z.string(),
  issuedAt: timestampSchema,
  /** How often its requisites were changed since; 0 for never. */
  revision: z.int(),
  /** The address that the letter with it goes to; `null` where no letters are sent. */
  sentTo: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoiceSchema>

/** The act of services that were rendered, once an order that was paid by transfer is delivered. */
export const actSchema = z.object({
  number: z.string(),
  issuedAt: timestampSchema,
  /** What a refund has changed; `left`: whole roubles that it is still about, 0 for an annulled one. */
  correction: z.object({ at: timestampSchema, left: z.int().min(0) }).nullable(),
})
export type Act = z.infer<typeof actSchema>

/** One payment of a bank statement and what became of it. */
export const statementRowSchema = z.object({
  /** Where its section begins in the file. */
  line: z.int(),
  /** Of the payment order. */
  number: z.string(),
  date: z.iso.date(),
  kopecks: z.int(),
  payer: z.string(),
  payerInn: z.string(),
  purpose: z.string(),
  outcome: z.enum(Object.keys(STATEMENT_OUTCOMES) as [StatementOutcome, ...StatementOutcome[]]),
  /** The invoice that its purpose names, where we know it. */
  invoice: z.object({ number: z.string(), orderId: idSchema, userId: idSchema }).nullable(),
})
export type StatementRow = z.infer<typeof statementRowSchema>
