import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { AUDIT_EVENT_NAMES, type AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { ORDER_STATES, type OrderState } from '@trassa/contracts/enumerations/orders'

/** A step on an order's way; `at: null`: it is still to come. */
export interface TimelineStep {
  key: string
  label: string
  /** `null`: something happened that left the order's state as it was. */
  state: OrderState | null
  at: string | null
  actorName: string | null
  reason: string | null
}

/** The states that a paid order goes through, and from each of them what is still to come. */
const WAY: readonly OrderState[] = ['created', 'awaiting', 'paid', 'delivered']

/** States that an order stays in: nothing is still to come. */
const ENDS: Record<OrderState, boolean> = {
  created: false,
  awaiting: false,
  paid: false,
  delivered: true,
  cancelled: true,
  expired: true,
  refunded: true,
}

/** Money that left the order's state as it was has come a second time. */
const RECEIVED: AuditEvent = 'order.paymentReceived'
const SECOND_PAYMENT = 'Пришёл второй платёж, он возвращается'

const NAMES: Record<string, string> = AUDIT_EVENT_NAMES

/** What has happened to an order, and the states of the order machine that are still ahead of it. */
export function timelineSteps({ state, createdAt, buyer, timeline }: StaffOrder): TimelineStep[] {
  const created: TimelineStep = {
    key: 'created',
    label: 'Заказ оформлен',
    state: 'created',
    at: createdAt,
    actorName: buyer.username,
    reason: null,
  }
  const past = timeline.map(
    ({ id, event, ...entry }): TimelineStep => ({
      ...entry,
      key: id,
      label: event === RECEIVED && entry.state === null ? SECOND_PAYMENT : (NAMES[event] ?? event),
    }),
  )
  const reached = WAY.indexOf(state)
  const ahead = ENDS[state] ? [] : WAY.slice(reached + 1)
  const coming = ahead.map(
    (one): TimelineStep => ({
      key: one,
      label: ORDER_STATES[one],
      state: one,
      at: null,
      actorName: null,
      reason: null,
    }),
  )
  return [created, ...past, ...coming]
}
