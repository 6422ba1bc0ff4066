import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@trassa/contracts/app-error'
import type { Invoice } from '@trassa/contracts/entities/invoice'
import type { Order } from '@trassa/contracts/entities/order'
import type { Requisites } from '@trassa/contracts/entities/requisites'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { actorOf } from '../../ads/public.ts'
import { findUserById } from '../../identity/public.ts'
import type { Outbox } from '../../messaging/public.ts'
import { readInvoiceLines } from '../orders/ad-titles.ts'
import type { ApplyOrderEvent } from '../orders/apply-order-event.ts'
import { viewOrder } from '../orders/order-view.ts'
import { findOrder, lockOrder, type OrderRecord } from '../orders/orders.repository.ts'
import { requireOwn } from '../orders/require-own.ts'
import { actFile, type DocumentFile, invoiceFile } from './invoice-files.ts'
import { writeInvoiceLetter } from './invoice-letter.ts'
import { viewInvoice } from './invoice-view.ts'
import {
  findInvoice,
  findRequisites,
  type InvoiceRecord,
  insertInvoice,
  writeInvoice,
  writeRequisites,
} from './invoices.repository.ts'
import type { Seller } from './seller.ts'

/** Each invoice is a letter to an address that the buyer names. */
const LETTERS = { hits: 20, seconds: 60 * 60 }

interface Dependencies {
  db: Database
  now: () => Date
  /** `null` where the operator has given no requisites: no invoices are made out then. */
  seller: Seller | null
  /** Whether letters can leave. */
  sendsLetters: boolean
  applyOrderEvent: ApplyOrderEvent
  outbox: Outbox
  publicUrl: string
}

export type InvoicesService = ReturnType<typeof createInvoicesService>

/** Invoices for companies (domain §5). */
export function createInvoicesService(dependencies: Dependencies) {
  const { db, now, seller, sendsLetters, applyOrderEvent, outbox, publicUrl } = dependencies

  /** The order begins to wait for the transfer; asked again in time, it waits no longer for that. */
  async function awaitTransfer(
    tx: Transaction,
    order: OrderRecord,
    { visitor, trace }: RequestContext,
  ): Promise<OrderRecord> {
    const waits = order.state === 'awaiting' && order.method === 'invoice' && order.dueAt > now()
    if (waits) return order
    const event = { type: 'order.checkoutStarted', method: 'invoice' } as const
    const step = { order, event: { ...event, actor: actorOf(visitor), now: now() } }
    return applyOrderEvent(tx, step, trace)
  }

  async function makeOut(
    tx: Transaction,
    order: OrderRecord,
    buyer: Requisites,
    from: Seller,
  ): Promise<InvoiceRecord> {
    const known = await findInvoice(tx, { orderId: order.id })
    const { dueAt } = order
    if (known && isDeepStrictEqual(known.buyer, buyer))
      return known.dueAt.getTime() === dueAt.getTime()
        ? known
        : writeInvoice(tx, known.id, { dueAt })

    await limitRate(tx, { key: `invoice:${order.userId}`, ...LETTERS })
    await writeRequisites(tx, { userId: order.userId, requisites: buyer })
    const sentTo = sendsLetters ? buyer.email : null
    const invoice = known
      ? await writeInvoice(tx, known.id, {
          buyer,
          sentTo,
          dueAt,
          revision: known.revision + 1,
          revisedAt: now(),
        })
      : await insertInvoice(tx, {
          orderId: order.id,
          issuedAt: now(),
          dueAt,
          amount: order.amount,
          seller: from,
          buyer,
          lines: await readInvoiceLines(tx, order.id),
          sentTo,
        })
    await writeInvoiceLetter(tx, invoice, { outbox, publicUrl })
    return invoice
  }

  /** An invoice that the visitor may read: its buyer, or staff. Others do not learn that there is one. */
  async function readable(id: string, { userId, role }: Visitor): Promise<InvoiceRecord> {
    const invoice = await findInvoice(db, { id })
    const order = invoice && (await findOrder(db, invoice.orderId))
    if (!invoice || !(order?.userId === userId || hasRole(role, 'support')))
      throw new AppError('invoice.not_found')
    return invoice
  }

  return {
    requisites: async ({ userId, type }: Visitor) => {
      const known = await findRequisites(db, userId)
      const user = await findUserById(db, userId)
      return {
        offered: seller !== null && type === 1,
        requisites: known ?? {
          name: user?.companyName ?? '',
          inn: user?.inn ?? '',
          kpp: null,
          address: '',
          bik: null,
          account: null,
          email: '',
        },
      }
    },

    /** @throws AppError `invoice.companies_only`, `invoice.unavailable`, and the order machine's refusals */
    request: async (
      orderId: string,
      buyer: Requisites,
      context: RequestContext,
    ): Promise<{ order: Order; invoice: Invoice }> => {
      if (context.visitor.type !== 1) throw new AppError('invoice.companies_only')
      if (seller === null) throw new AppError('invoice.unavailable')
      return db.transaction(async (tx) => {
        const order = requireOwn(await lockOrder(tx, orderId), context.visitor)
        const awaiting = await awaitTransfer(tx, order, context)
        const invoice = await makeOut(tx, awaiting, buyer, seller)
        return { order: await viewOrder(tx, awaiting), invoice: viewInvoice(invoice) }
      })
    },

    /** @throws AppError `invoice.not_found` */
    pdf: async (id: string, visitor: Visitor): Promise<DocumentFile> =>
      invoiceFile(await readable(id, visitor)),

    /** @throws AppError `invoice.not_found`, also while there is no act */
    act: async (id: string, visitor: Visitor): Promise<DocumentFile> => {
      const file = await actFile(db, await readable(id, visitor))
      if (!file) throw new AppError('invoice.not_found')
      return file
    },
  }
}
