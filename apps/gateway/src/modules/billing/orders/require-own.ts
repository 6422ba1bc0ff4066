import { AppError } from '@trassa/contracts/app-error'
import type { Visitor } from '../../../platform/http/visitor.ts'
import type { OrderRecord } from './orders.repository.ts'

/** @throws AppError `order.not_found`, `order.forbidden` */
export function requireOwn(order: OrderRecord | undefined, visitor: Visitor): OrderRecord {
  if (!order) throw new AppError('order.not_found')
  if (order.userId !== visitor.userId) throw new AppError('order.forbidden')
  return order
}
