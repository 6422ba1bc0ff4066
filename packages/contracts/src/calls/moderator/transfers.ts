import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statementRowSchema } from '../../entities/invoice.ts'
import { paymentOrderSchema } from '../../entities/moderator/payment-order.ts'
import { staffOrderSchema } from '../../entities/moderator/staff-order.ts'
import { idSchema, reasonSchema } from '../../values.ts'

const idParams = z.object({ id: idSchema })

/** A bank statement as base64: the call's body stays below a megabyte, some two thousand payments. */
const STATEMENT_CHARACTERS = 1_040_000
export const STATEMENT_BYTES = (STATEMENT_CHARACTERS / 4) * 3

export const confirmTransfer = defineCall({
  id: 'moderator.confirmTransfer',
  method: 'POST',
  path: '/v1/moderator/orders/{id}/transfer',
  access: 'seniorModerator',
  summary:
    'Mark an order as paid by a bank transfer against its invoice; each transfer counts once',
  params: idParams,
  body: paymentOrderSchema,
  answer: staffOrderSchema,
  errors: [
    'order.not_found',
    'order.own',
    'order.illegal_transition',
    'invoice.not_found',
    'transfer.booked',
  ],
})

export const returnTransfer = defineCall({
  id: 'moderator.returnTransfer',
  method: 'POST',
  path: '/v1/moderator/orders/{id}/surplus',
  access: 'seniorModerator',
  summary:
    'A further bank transfer has come for a paid order: book it and begin to return it; each transfer counts once',
  params: idParams,
  body: paymentOrderSchema.extend({
    reason: reasonSchema,
    /** As the statement has it; without it that of the invoice. */
    payerInn: z
      .string()
      .regex(/^\d{0,12}$/, 'ИНН – до 12 цифр')
      .optional(),
    /** Without it the order's amount. */
    kopecks: z.int().min(1).max(1_000_000_000_000).optional(),
  }),
  answer: staffOrderSchema,
  errors: [
    'order.not_found',
    'order.own',
    'order.illegal_transition',
    'invoice.not_found',
    'transfer.booked',
  ],
})

export const bookStatement = defineCall({
  id: 'moderator.bookStatement',
  method: 'POST',
  path: '/v1/moderator/statements',
  access: 'seniorModerator',
  bodyBytes: 1024 * 1024,
  summary:
    'A bank statement (1CClientBankExchange): what each payment would do, or, with `apply`, has done',
  body: z.object({
    /** The file as base64. */
    file: z
      .string()
      .max(STATEMENT_CHARACTERS, 'Выписка больше 750 КБ. Выгрузите её по частям')
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Файл передан не полностью'),
    apply: z.boolean(),
  }),
  answer: z.object({ applied: z.boolean(), rows: z.array(statementRowSchema) }),
  errors: ['invoice.unavailable'],
})
