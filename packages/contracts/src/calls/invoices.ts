import { z } from 'zod'
import { answeredFileSchema, defineCall } from '../call.ts'
import { invoiceSchema } from '../entities/invoice.ts'
import { orderSchema } from '../entities/order.ts'
import { requisitesSchema } from '../entities/requisites.ts'
import { idSchema } from '../values.ts'

const idParams = z.object({ id: idSchema })

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
