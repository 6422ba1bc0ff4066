import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { type DocumentKind, type DocumentNumber, documentYear } from './document-number.ts'
import { acts, documentSeries, invoiceRequisites, invoices } from './invoices.table.ts'

export type InvoiceRecord = typeof invoices.$inferSelect
export type ActRecord = typeof acts.$inferSelect
export type NewInvoice = Omit<InvoiceRecord, 'id' | 'year' | 'number' | 'revision' | 'revisedAt'>

/**
 * The next number of a series. Other documents of the series wait until the transaction ends, and a rollback gives the
 * number back: there are no gaps.
 */
async function nextNumber(tx: Transaction, kind: DocumentKind, at: Date): Promise<DocumentNumber> {
  const year = documentYear(at)
  const [row] = await tx
    .insert(documentSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentSeries.kind, documentSeries.year],
      set: { last: sql`${documentSeries.last} + 1` },
    })
    .returning({ number: documentSeries.last })
  if (!row) throw new Error('No number was given')
  return { year, number: row.number }
}

export async function insertInvoice(tx: Transaction, invoice: NewInvoice): Promise<InvoiceRecord> {
  const numbered = { ...invoice, ...(await nextNumber(tx, 'invoice', invoice.issuedAt)) }
  const [stored] = await tx.insert(invoices).values(numbered).returning()
  if (!stored) throw new Error('The invoice was not stored')
  return stored
}

export async function writeInvoice(
  tx: Transaction,
  id: string,
  changes: Partial<InvoiceRecord>,
): Promise<InvoiceRecord> {
  const [written] = await tx.update(invoices).set(changes).where(eq(invoices.id, id)).returning()
  if (!written) throw new Error('The invoice is gone')
  return written
}

/** An invoice with its act, found by what is known of it. */
export async function findInvoice(
  db: Executor,
  key: { id: string } | { orderId: string } | DocumentNumber,
): Promise<InvoiceRecord | undefined> {
  const where =
    'id' in key
      ? eq(invoices.id, key.id)
      : 'orderId' in key
        ? eq(invoices.orderId, key.orderId)
        : and(eq(invoices.year, key.year), eq(invoices.number, key.number))
  const [invoice] = await db.select().from(invoices).where(where)
  return invoice
}

/** The invoices of these orders, with their acts. */
export const readInvoicesOf = (db: Executor, orderIds: string[]) =>
  db
    .select({ invoice: invoices, act: acts })
    .from(invoices)
    .leftJoin(acts, eq(acts.invoiceId, invoices.id))
    .where(inArray(invoices.orderId, orderIds))

/** The act of an order's invoice, numbered; an order without an invoice gets none, and a second one is not made. */
export async function insertAct(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const [known] = await readInvoicesOf(tx, [orderId])
  if (!known || known.act) return
  const number = await nextNumber(tx, 'act', at)
  await tx.insert(acts).values({ invoiceId: known.invoice.id, issuedAt: at, ...number })
}

export async function findAct(db: Executor, invoiceId: string): Promise<ActRecord | undefined> {
  const [act] = await db.select().from(acts).where(eq(acts.invoiceId, invoiceId))
  return act
}

/** The order that an invoice or an act with this number is of. */
export async function findOrderOfDocument(
  db: Executor,
  { kind, year, number }: DocumentNumber & { kind: DocumentKind },
): Promise<string | undefined> {
  const table = kind === 'act' ? acts : invoices
  const [row] = await db
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .leftJoin(acts, eq(acts.invoiceId, invoices.id))
    .where(and(eq(table.year, year), eq(table.number, number)))
  return row?.orderId
}

export async function findRequisites(db: Executor, userId: string) {
  const [row] = await db
    .select({ requisites: invoiceRequisites.requisites })
    .from(invoiceRequisites)
    .where(eq(invoiceRequisites.userId, userId))
  return row?.requisites
}

export async function writeRequisites(
  tx: Transaction,
  row: typeof invoiceRequisites.$inferInsert,
): Promise<void> {
  await tx
    .insert(invoiceRequisites)
    .values(row)
    .onConflictDoUpdate({ target: invoiceRequisites.userId, set: row })
}

/** Forgets the requisites that the user's next invoice would be filled with. @returns how many. */
export async function deleteRequisites(tx: Executor, userId: string): Promise<number> {
  const { rowCount } = await tx
    .delete(invoiceRequisites)
    .where(eq(invoiceRequisites.userId, userId))
  return rowCount ?? 0
}
