import {
  actPdf,
  invoicePdf,
  invoiceRequisites,
  requestInvoice,
} from '@trassa/contracts/calls/invoices'
import {
  bookStatement,
  confirmTransfer,
  returnTransfer,
} from '@trassa/contracts/calls/moderator/transfers'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { Billing } from '../billing.ts'

/** domain §5: invoices for companies, and what senior moderators do about their payment. */
export function registerInvoices(
  app: FastifyInstance,
  { invoices, transfers, statements }: Pick<Billing, 'invoices' | 'transfers' | 'statements'>,
): void {
  registerCall(app, invoiceRequisites, ({ visitor }) => invoices.requisites(visitor))
  registerCall(app, requestInvoice, ({ params, body, visitor, trace }) =>
    invoices.request(params.id, body, { visitor, trace }),
  )
  registerCall(app, invoicePdf, ({ params, visitor }) => invoices.pdf(params.id, visitor))
  registerCall(app, actPdf, ({ params, visitor }) => invoices.act(params.id, visitor))
  registerCall(app, confirmTransfer, ({ params, body, visitor, trace }) =>
    transfers.confirm(params.id, body, { visitor, trace }),
  )
  registerCall(app, returnTransfer, ({ params, body, visitor, trace }) =>
    transfers.returnSurplus(params.id, body, { visitor, trace }),
  )
  registerCall(app, bookStatement, ({ body, visitor, trace }) =>
    statements.book(body, { visitor, trace }),
  )
}
