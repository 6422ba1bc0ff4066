import { AppError } from '@trassa/contracts/app-error'
import { decideOrder } from '@trassa/machines/order/order.decision'
import type { OrderChanges, OrderEffect, OrderEvent } from '@trassa/machines/order/order.types'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type AuditFacts, insertAuditRows } from '../../audit/public.ts'
import { type OrderRecord, writeOrder } from './orders.repository.ts'

/** What an effect of an order's event is carried out with; everything runs in the transaction of the event. */
export interface OrderStep {
  order: OrderRecord
  event: OrderEvent
}

/** Carries out one effect of an order's event. */
export type OrderEffectHandler = (
  tx: Transaction,
  step: OrderStep,
  audit: AuditFacts,
) => Promise<void>

/** Every effect with what it does: a new one does not compile without its row. */
export type OrderEffectHandlers = Readonly<Record<OrderEffect, OrderEffectHandler>>

const stateChange = (order: OrderRecord, changes: OrderChanges) => ({
  before: { orderId: order.id, state: order.state },
  after: { orderId: order.id, ...changes },
})

export type ApplyOrderEvent = ReturnType<typeof createApplyOrderEvent>

/** The only way in which an order changes after it is created (domain §5). */
export function createApplyOrderEvent(handlers: OrderEffectHandlers) {
  /**
   * Asks the order machine, writes its changes, carries out its effects and adds the history. The order must be
   * locked by the transaction. An event that changes nothing leaves no trace.
   *
   * @throws AppError with the machine's refusal; then nothing has changed
   */
  return async (
    tx: Transaction,
    { order, event }: OrderStep,
    audit: AuditFacts,
  ): Promise<OrderRecord> => {
    const decision = decideOrder(order, event)
    if (!decision.ok) throw new AppError(decision.code)
    const { changes, effects } = decision
    if (Object.keys(changes).length === 0 && effects.length === 0) return order
    if (Object.keys(changes).length > 0) await writeOrder(tx, order.id, changes)
    const changed = { ...order, ...changes }
    for (const effect of effects) await handlers[effect](tx, { order: changed, event }, audit)
    await insertAuditRows(tx, [
      {
        ...audit,
        at: event.now,
        actorId: event.actor.kind === 'user' ? event.actor.userId : null,
        event: event.type,
        userId: order.userId,
        ...stateChange(order, changes),
      },
    ])
    return changed
  }
}
