import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer } from '@trassa/contracts/call'
import type {
  findStaffOrder,
  userLedger,
  userOrders,
  userPackages,
} from '@trassa/contracts/calls/moderator/orders'
import type { StaffOrder, StaffPackage } from '@trassa/contracts/entities/moderator/staff-order'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { idSchema } from '@trassa/contracts/values'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { newestFirst } from '../../../platform/keyset/newest-first.ts'
import { insertAuditRows, insertLookUp } from '../../audit/public.ts'
import { findUserById } from '../../identity/public.ts'
import { readDocumentNumber } from '../invoices/document-number.ts'
import { findOrderOfDocument } from '../invoices/invoices.repository.ts'
import { countEntriesOf, readEntriesOf } from '../ledger/ledger.repository.ts'
import { viewOrders } from '../orders/order-view.ts'
import {
  countOrdersOf,
  findOrder,
  type OrderRecord,
  readOrdersOf,
} from '../orders/orders.repository.ts'
import { viewPackages } from '../packages/package-view.ts'
import {
  countPackagesOf,
  type PackageRecord,
  readPackagesOf,
} from '../packages/packages.repository.ts'
import { readCompensations, readOrdersOfLines } from './staff-order.repository.ts'
import { viewEntry, viewStaffOrder } from './staff-order-view.ts'

const PAGE = 20
const isId = (text: string): boolean => idSchema.safeParse(text).success
const ORDER_LOOKED_UP: AuditEvent = 'order.lookedUp'

export type StaffOrdersService = ReturnType<typeof createStaffOrdersService>

/** What the staff read of purchases; each look-up is an audit row (domain §9). */
export function createStaffOrdersService({ db, now }: { db: Database; now: () => Date }) {
  async function logPurchases(userId: string, { visitor, trace }: RequestContext): Promise<void> {
    if (!(await findUserById(db, userId))) throw new AppError('user.not_found')
    const facts = { actorId: visitor.userId, userId, ...trace }
    const kind = { place: 'purchases' } as const
    await insertLookUp(db, { ...facts, event: 'purchases.lookedUp', kind })
  }

  async function viewStaffPackages(records: readonly PackageRecord[]): Promise<StaffPackage[]> {
    const lineIds = records.flatMap(({ lineId }) => lineId ?? [])
    const [views, orderOf] = await Promise.all([
      viewPackages(db, records, now()),
      readOrdersOfLines(db, lineIds),
    ])
    const lineOf = new Map(records.map(({ id, lineId }) => [id, lineId]))
    return views.map((view) => {
      const lineId = lineOf.get(view.id) ?? null
      return { ...view, orderId: lineId === null ? null : (orderOf.get(lineId) ?? null) }
    })
  }

  const orderIdOf = (number: string) => {
    const document = readDocumentNumber(number)
    if (document) return findOrderOfDocument(db, document)
    return isId(number) ? number : undefined
  }

  const logOrder = ({ id, userId }: OrderRecord, { visitor, trace }: RequestContext) =>
    insertAuditRows(db, [
      {
        actorId: visitor.userId,
        userId,
        ...trace,
        event: ORDER_LOOKED_UP,
        after: { orderId: id },
      },
    ])

  return {
    /** @throws AppError `order.not_found` */
    find: async (
      number: string,
      asked: RequestContext,
    ): Promise<CallAnswer<typeof findStaffOrder>> => {
      const id = await orderIdOf(number)
      const order = id === undefined ? undefined : await findOrder(db, id)
      if (!order) throw new AppError('order.not_found')
      await logOrder(order, asked)
      return { orderId: order.id, userId: order.userId }
    },

    /** @throws AppError `order.not_found` */
    read: async (id: string, asked: RequestContext): Promise<StaffOrder> => {
      const order = await findOrder(db, id)
      if (!order) throw new AppError('order.not_found')
      await logOrder(order, asked)
      return viewStaffOrder(db, order, now())
    },

    /** @throws AppError `user.not_found` */
    ofUser: async (
      userId: string,
      cursor: string | undefined,
      asked: RequestContext,
    ): Promise<CallAnswer<typeof userOrders>> => {
      await logPurchases(userId, asked)
      const [{ rows, nextCursor }, total] = await Promise.all([
        newestFirst(cursor, PAGE, (page) => readOrdersOf(db, userId, page)),
        countOrdersOf(db, userId),
      ])
      return { items: await viewOrders(db, rows), total, nextCursor }
    },

    /** @throws AppError `user.not_found` */
    ledgerOf: async (
      userId: string,
      cursor: string | undefined,
      asked: RequestContext,
    ): Promise<CallAnswer<typeof userLedger>> => {
      await logPurchases(userId, asked)
      const [{ rows, nextCursor }, total] = await Promise.all([
        newestFirst(cursor, PAGE, (page) => readEntriesOf(db, userId, page)),
        countEntriesOf(db, userId),
      ])
      const items = rows.map((entry) => ({ ...viewEntry(entry), orderId: entry.orderId }))
      return { items, total, nextCursor }
    },

    /** @throws AppError `user.not_found` */
    packagesOf: async (
      userId: string,
      cursor: string | undefined,
      asked: RequestContext,
    ): Promise<CallAnswer<typeof userPackages>> => {
      await logPurchases(userId, asked)
      const [{ rows, nextCursor }, total, compensations] = await Promise.all([
        newestFirst(cursor, PAGE, (page) => readPackagesOf(db, userId, page)),
        countPackagesOf(db, userId),
        readCompensations(db, userId),
      ])
      return { items: await viewStaffPackages(rows), total, nextCursor, compensations }
    },
  }
}
