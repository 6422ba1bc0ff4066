import { z } from 'zod'
import {
  LEDGER_ACCOUNTS,
  LEDGER_KINDS,
  PAYMENT_PROVIDERS,
  PAYMENT_STATES,
  REFUND_STATES,
} from '../../enumerations/money.ts'
import { keysOf } from '../../keys-of.ts'
import { idSchema, timestampSchema } from '../../values.ts'
import { orderSchema, orderStateSchema, promotionSchema } from '../order.ts'
import { packageSchema } from '../package.ts'
import { maskedPhoneShape } from './moderation.ts'
import { paymentOrderSchema } from './payment-order.ts'

/** Bank transfers may have kopecks. */
const roublesSchema = z.number()

const attemptShape = {
  id: z.uuid(),
  amount: roublesSchema,
  /** Why the provider refused it, in words. */
  decline: z.string().nullable(),
  createdAt: timestampSchema,
  settledAt: timestampSchema.nullable(),
}

/** What an order has given its buyer and a refund takes back. */
const givenSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('package'),
    id: idSchema,
    quantity: z.int(),
    /** Publications that are not used; 0 where it has expired or was taken back. */
    left: z.int(),
    expiresAt: timestampSchema,
    revokedAt: timestampSchema.nullable(),
  }),
  z.object({
    kind: z.literal('promotion'),
    promotion: promotionSchema,
    ad: z.object({ id: idSchema, title: z.string() }),
    /** `null` for what has no time, only lifts. */
    endsAt: timestampSchema.nullable(),
    /** Lifts that are left, those at the owner's choice and the daily ones. */
    liftsLeft: z.int(),
    /** Whether its time or its lifts go on. */
    isRunning: z.boolean(),
    revokedAt: timestampSchema.nullable(),
  }),
])

/** A transfer between two accounts of the ledger. */
export const ledgerEntrySchema = z.object({
  id: idSchema,
  kind: z.enum(keysOf(LEDGER_KINDS)),
  source: z.enum(keysOf(LEDGER_ACCOUNTS)),
  target: z.enum(keysOf(LEDGER_ACCOUNTS)),
  amount: roublesSchema,
  at: timestampSchema,
})

/** An order as the staff read it: who bought, what moved, what happened when. */
export const staffOrderSchema = orderSchema.extend({
  buyer: z.object({ id: idSchema, username: z.string(), ...maskedPhoneShape }),
  refundReason: z.string().nullable(),
  /** Attempts to pay by card, newest first. */
  payments: z.array(
    z.object({
      ...attemptShape,
      provider: z.enum(keysOf(PAYMENT_PROVIDERS)),
      /** The provider's own id. */
      providerId: z.string().nullable(),
      state: z.enum(keysOf(PAYMENT_STATES)),
    }),
  ),
  /** Money that has come to the bank account, oldest first. */
  transfers: z.array(
    paymentOrderSchema.extend({
      id: z.uuid(),
      payerInn: z.string(),
      amount: roublesSchema,
      bookedAt: timestampSchema,
      /** The order was paid for before it came. */
      isSurplus: z.boolean(),
    }),
  ),
  refunds: z.array(
    z.object({
      ...attemptShape,
      /** `false`: by bank transfer, which a person makes. */
      byCard: z.boolean(),
      state: z.enum(keysOf(REFUND_STATES)),
      /** The bank transfer that it returns. */
      transferId: z.uuid().nullable(),
      /** Refused, and not sent again yet. */
      isRepeatable: z.boolean(),
    }),
  ),
  /** Transfers of the ledger, oldest first. */
  entries: z.array(ledgerEntrySchema),
  /** Of the accounts that this order has used; they sum to zero. */
  balances: z.array(z.object({ account: z.enum(keysOf(LEDGER_ACCOUNTS)), amount: roublesSchema })),
  given: z.array(givenSchema),
  /** What has happened, oldest first; `state` where the order came to another one. */
  timeline: z.array(
    z.object({
      id: idSchema,
      at: timestampSchema,
      actorName: z.string(),
      event: z.string(),
      state: orderStateSchema.nullable(),
      reason: z.string().nullable(),
    }),
  ),
})
export type StaffOrder = z.infer<typeof staffOrderSchema>

/** A package as the staff read it. */
export const staffPackageSchema = packageSchema.extend({
  /** `null`: given without an order, as a compensation or for a publication that came back. */
  orderId: idSchema.nullable(),
})
export type StaffPackage = z.infer<typeof staffPackageSchema>

/** domain §5: what was given without being paid for, and why. */
export const compensationSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  actorName: z.string(),
  /** What was given, as people read it. */
  title: z.string(),
  adId: idSchema.nullable(),
  reason: z.string(),
})
export type Compensation = z.infer<typeof compensationSchema>
