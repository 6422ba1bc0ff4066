import { z } from 'zod'
import { answeredFileSchema, defineCall } from '../call.ts'
import { invoiceSchema, statementRowSchema } from '../entities/invoice.ts'
import { orderSchema } from '../entities/order.ts'
import { paymentOrderSchema } from '../entities/payment-order.ts'
import { requisitesSchema } from '../entities/requisites.ts'
import { staffOrderSchema } from '../entities/staff-order.ts'
import { idSchema, reasonSchema } from '../values.ts'

const idParams = z.object({ id: idSchema })

/** A bank statement as base64: the call's body stays below a megabyte, some two thousand payments. */
const STATEMENT_CHARACTERS = 1_040_000
export const STATEMENT_BYTES = (STATEMENT_CHARACTERS / 4) * 3

export const invoiceRequisites = defineCall({
  id: 'payments.requisites',
  method: 'GET',
  path: '/payments/invoices/requisites',
  access: 'user',
  summary:
    'Whether invoices are made out, and the requisites of the user’s latest one; before it, what the profile knows',
  answer: z.object({
    offered: z.boolean(),
    requisites: z.object({
      name: z.string(),
      inn: z.string(),
      kpp: z.string().nullable(),
      address: z.string(),
      bik: z.string().nullable(),
      account: z.string().nullable(),
      email: z.string(),
    }),
  }),
})

export const requestInvoice = defineCall({
  id: 'payments.requestInvoice',
  method: 'POST',
  path: '/payments/orders/{id}/invoice',
  access: 'user',
  summary:
    'An invoice for an unpaid order of a company, by e-mail and for download; a repeat with other requisites makes it out anew under its number',
  params: idParams,
  body: requisitesSchema,
  answer: z.object({ order: orderSchema, invoice: invoiceSchema }),
  errors: [
    'order.not_found',
    'order.forbidden',
    'order.illegal_transition',
    'order.expired',
    'invoice.companies_only',
    'invoice.unavailable',
  ],
})

export const invoicePdf = defineCall({
  id: 'payments.invoicePdf',
  method: 'GET',
  path: '/payments/invoices/{id}/pdf',
  access: 'user',
  summary: 'An invoice as a PDF, for its buyer and for senior moderators',
  params: idParams,
  file: 'application/pdf',
  answer: answeredFileSchema,
  errors: ['invoice.not_found'],
})

export const actPdf = defineCall({
  id: 'payments.actPdf',
  method: 'GET',
  path: '/payments/invoices/{id}/act',
  access: 'user',
  summary: 'The act of services of a delivered invoice as a PDF',
  params: idParams,
  file: 'application/pdf',
  answer: answeredFileSchema,
  errors: ['invoice.not_found'],
})

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
