import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { editableAdSchema, paymentStatusSchema } from '../../entities/ad.ts'
import { paymentOrderSchema } from '../../entities/moderator/payment-order.ts'
import {
  compensationSchema,
  ledgerEntrySchema,
  staffOrderSchema,
  staffPackageSchema,
} from '../../entities/moderator/staff-order.ts'
import { orderSchema, promotionSchema } from '../../entities/order.ts'
import { cursorSchema, idSchema, pageOf, reasonSchema, textSchema } from '../../values.ts'

const idParams = z.object({ id: idSchema })

/** domain §5: publications of one compensation. */
export const COMPENSATION_MAX = 100

export const userOrders = defineCall({
  id: 'moderator.userOrders',
  method: 'GET',
  path: '/v1/moderator/users/{id}/orders',
  access: 'support',
  summary: 'The orders of a user, newest first; every look-up is logged',
  params: idParams,
  query: z.object({ cursor: cursorSchema }),
  answer: pageOf(orderSchema),
  errors: ['user.not_found'],
})

export const userPackages = defineCall({
  id: 'moderator.userPackages',
  method: 'GET',
  path: '/v1/moderator/users/{id}/packages',
  access: 'support',
  summary: 'The packages of a user and what they were given for nothing; every look-up is logged',
  params: idParams,
  query: z.object({ cursor: cursorSchema }),
  answer: pageOf(staffPackageSchema).extend({
    /** Newest first, at most 100. */
    compensations: z.array(compensationSchema),
  }),
  errors: ['user.not_found'],
})

export const userLedger = defineCall({
  id: 'moderator.userLedger',
  method: 'GET',
  path: '/v1/moderator/users/{id}/ledger',
  access: 'support',
  summary:
    'What the ledger has booked for the orders of a user, newest first; every look-up is logged',
  params: idParams,
  query: z.object({ cursor: cursorSchema }),
  answer: pageOf(ledgerEntrySchema.extend({ orderId: idSchema })),
  errors: ['user.not_found'],
})

export const staffOrder = defineCall({
  id: 'moderator.order',
  method: 'GET',
  path: '/v1/moderator/orders/{id}',
  access: 'support',
  summary: 'An order with its payments, refunds, ledger and history; every look-up is logged',
  params: idParams,
  answer: staffOrderSchema,
  errors: ['order.not_found'],
})

export const findStaffOrder = defineCall({
  id: 'moderator.findOrder',
  method: 'GET',
  path: '/v1/moderator/orders',
  access: 'support',
  summary: 'An order by its number, or by that of its invoice or act; every look-up is logged',
  query: z.object({
    /** `12`, `Т-2026-000123` or `А-2026-000045`, with any dashes and spaces. */
    number: textSchema(40),
  }),
  answer: z.object({ orderId: idSchema, userId: idSchema }),
  errors: ['order.not_found'],
})

export const refundOrder = defineCall({
  id: 'moderator.refundOrder',
  method: 'POST',
  path: '/v1/moderator/orders/{id}/refund',
  access: 'seniorModerator',
  idempotent: true,
  summary:
    'Return the money of an order, whole or a part; what it has given and is not used up is taken back (domain §5)',
  params: idParams,
  body: z.object({
    reason: reasonSchema,
    /** Whole roubles. */
    amount: z.int().min(1).max(10_000_000),
  }),
  answer: staffOrderSchema,
  errors: [
    'order.not_found',
    'order.own',
    'order.illegal_transition',
    'order.amount_mismatch',
    'moderation.reasons_missing',
  ],
})

export const repeatRefund = defineCall({
  id: 'moderator.repeatRefund',
  method: 'POST',
  path: '/v1/moderator/orders/{id}/repeat-refund',
  access: 'seniorModerator',
  summary: 'Send a refund again that the provider has refused',
  params: idParams,
  body: z.object({ refundId: z.uuid() }),
  answer: staffOrderSchema,
  errors: ['order.not_found', 'order.own', 'order.illegal_transition'],
})

export const confirmRefund = defineCall({
  id: 'moderator.confirmRefund',
  method: 'POST',
  path: '/v1/moderator/orders/{id}/confirm-refund',
  access: 'seniorModerator',
  summary: 'The money of an invoice was sent back by a payment order; each one is for one refund',
  params: idParams,
  body: paymentOrderSchema.extend({ refundId: z.uuid() }),
  answer: staffOrderSchema,
  errors: ['order.not_found', 'order.own', 'order.illegal_transition', 'transfer.booked'],
})

export const compensate = defineCall({
  id: 'moderator.compensate',
  method: 'POST',
  path: '/v1/moderator/users/{id}/compensations',
  access: 'seniorModerator',
  idempotent: true,
  summary: 'Give a user publications or an ad of theirs a promotion, for nothing and with a reason',
  params: idParams,
  body: z.object({
    gift: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('publications'),
        quantity: z.int().min(1, 'От 1').max(COMPENSATION_MAX, `До ${COMPENSATION_MAX}`),
      }),
      z.object({ kind: z.literal('promotion'), adId: idSchema, promotion: promotionSchema }),
    ]),
    reason: reasonSchema,
  }),
  answer: compensationSchema,
  errors: ['user.not_found', 'ad.not_found', 'ad.illegal_transition'],
})

export const updatePaymentStatus = defineCall({
  id: 'ads.updatePaymentStatus',
  method: 'PATCH',
  path: '/ads/{id}/update-payment-status',
  access: 'seniorModerator',
  summary:
    'An ad that waits for its payment was paid singly (1 → 2), which publishes it; every other change is refused (domain §3)',
  params: idParams,
  body: z.object({ paymentStatus: paymentStatusSchema, userId: idSchema }),
  answer: editableAdSchema,
  errors: ['ad.not_found', 'ad.illegal_transition', 'moderation.own_ad'],
})
