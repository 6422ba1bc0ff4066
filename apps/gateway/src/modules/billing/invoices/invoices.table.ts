import type { Requisites } from '@trassa/contracts/entities/requisites'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../../platform/database/columns.ts'
import { users } from '../../identity/public.ts'
import { orders } from '../orders/orders.table.ts'
import type { DocumentKind } from './document-number.ts'
import type { Seller } from './seller.ts'

/** What is sold, as the invoice names it; `price` in kopecks. */
export interface InvoiceLine {
  title: string
  price: number
}

/** The last number of each series: its row stays locked until the document is committed, so that none is skipped. */
export const documentSeries = pgTable(
  'document_series',
  {
    kind: text().$type<DocumentKind>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)

/** Invoices of orders. Everything that the PDF shows is kept as it was. */
export const invoices = pgTable(
  'invoices',
  {
    id: id().primaryKey(),
    orderId: ref()
      .notNull()
      .unique()
      .references(() => orders.id),
    year: integer().notNull(),
    number: integer().notNull(),
    issuedAt: moment().notNull(),
    /** How often the requisites were changed, and when last. */
    revision: integer().notNull().default(0),
    revisedAt: moment(),
    dueAt: moment().notNull(),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    buyer: jsonb().$type<Requisites>().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    /** Where the letter goes to; `null` where no letters are sent. */
    sentTo: text(),
  },
  (table) => [
    unique('invoices_number').on(table.year, table.number),
    check('invoices_amount', sql`${table.amount} > 0`),
  ],
)

/** Acts of services, each of an invoice that was paid and delivered. */
export const acts = pgTable(
  'acts',
  {
    id: id().primaryKey(),
    invoiceId: ref()
      .notNull()
      .unique()
      .references(() => invoices.id),
    year: integer().notNull(),
    number: integer().notNull(),
    issuedAt: moment().notNull(),
  },
  (table) => [unique('acts_number').on(table.year, table.number)],
)

/** The requisites that a user gave last. */
export const invoiceRequisites = pgTable('invoice_requisites', {
  userId: ref()
    .primaryKey()
    .references(() => users.id),
  requisites: jsonb().$type<Requisites>().notNull(),
})
