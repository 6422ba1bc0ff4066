import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { OWNER } from './samples.ts'

const AT = '2026-11-21T09:00:00.000Z'

/** A package that was paid by card and delivered. */
export const staffOrder = (id: string, change: Partial<StaffOrder> = {}): StaffOrder => ({
  id,
  userId: OWNER.id,
  state: 'delivered',
  lines: [{ good: 'package', title: 'Пакет: 5 публикаций', ad: null, price: 1350 }],
  amount: 1350,
  method: 'card',
  createdAt: AT,
  dueAt: '2026-11-22T09:00:00.000Z',
  paidAt: AT,
  decline: null,
  invoice: null,
  act: null,
  buyer: { id: OWNER.id, username: OWNER.username, maskedPhone: OWNER.maskedPhone },
  refundReason: null,
  refundAmount: null,
  payments: [
    {
      id: '11111111-1111-4111-8111-111111111111',
      provider: 'yookassa',
      providerId: '2d1f0f3c-000f-5000-a000-1f0f3c000f50',
      state: 'succeeded',
      amount: 1350,
      decline: null,
      createdAt: AT,
      settledAt: AT,
    },
  ],
  transfers: [],
  refunds: [],
  entries: [
    { id: '1', kind: 'payment', source: 'buyers', target: 'cash.yookassa', amount: 1350, at: AT },
    { id: '2', kind: 'sale', source: 'sales', target: 'buyers', amount: 1350, at: AT },
  ],
  balances: [
    { account: 'cash.yookassa', amount: 1350 },
    { account: 'buyers', amount: 0 },
    { account: 'sales', amount: -1350 },
  ],
  given: [
    {
      kind: 'package',
      id: '31',
      quantity: 5,
      left: 3,
      expiresAt: '2027-02-19T09:00:00.000Z',
      revokedAt: null,
    },
  ],
  timeline: [
    {
      id: '1',
      at: AT,
      actorName: OWNER.username,
      event: 'order.checkoutStarted',
      state: 'awaiting',
      reason: null,
    },
    {
      id: '2',
      at: AT,
      actorName: 'Система',
      event: 'order.paymentReceived',
      state: 'paid',
      reason: null,
    },
    {
      id: '3',
      at: AT,
      actorName: 'Система',
      event: 'order.delivered',
      state: 'delivered',
      reason: null,
    },
  ],
  ...change,
})

/** The money of an order on its way back. */
export const refundOf = (change: Partial<StaffOrder['refunds'][number]> = {}) => ({
  id: '22222222-2222-4222-8222-222222222222',
  byCard: true,
  transferId: null,
  state: 'pending' as const,
  amount: 1350,
  decline: null,
  createdAt: AT,
  settledAt: null,
  isRepeatable: false,
  ...change,
})
