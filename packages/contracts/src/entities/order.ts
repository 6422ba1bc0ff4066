import { z } from 'zod'
import { PACKAGE_QUANTITIES, PACKAGE_TYPES, PROMOTION_IDS } from '../enumerations/goods.ts'
import {
  ORDER_STATES,
  type OrderState,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../enumerations/orders.ts'
import { keysOf } from '../keys-of.ts'
import { idSchema, timestampSchema } from '../values.ts'
import { actSchema, invoiceSchema } from './invoice.ts'

export const packageTypeSchema = z.enum(PACKAGE_TYPES, 'Такого вида пакетов нет')
export const packageQuantitySchema = z.literal(PACKAGE_QUANTITIES, 'Такого пакета нет')
export const promotionSchema = z.enum(PROMOTION_IDS, 'Такой услуги нет')
export const orderStateSchema = z.enum(keysOf<OrderState>(ORDER_STATES))
export const paymentMethodSchema = z.enum(keysOf<PaymentMethod>(PAYMENT_METHODS))

/** What is bought (domain §5): a package for the buyer, or a service for one ad. */
export const goodSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('package'),
    packageType: packageTypeSchema.default('GENERAL'),
    quantity: packageQuantitySchema,
    /** The ad that is published with its first publication as soon as the package is paid. */
    adId: idSchema.optional(),
  }),
  z.object({ kind: z.literal('publication'), adId: idSchema }),
  z.object({ kind: z.literal('promotion'), adId: idSchema, promotion: promotionSchema }),
])
export type Good = z.output<typeof goodSchema>

/** Whole roubles. */
const roublesSchema = z.int()

export const orderSchema = z.object({
  id: idSchema,
  userId: idSchema,
  state: orderStateSchema,
  lines: z.array(
    z.object({
      good: z.enum(['package', 'publication', 'promotion']),
      /** What is bought, as people read it. */
      title: z.string(),
      /** The ad that a service is for; `null` for a package and where the ad is gone. */
      ad: z.object({ id: idSchema, title: z.string() }).nullable(),
      price: roublesSchema,
    }),
  ),
  amount: roublesSchema,
  method: paymentMethodSchema.nullable(),
  createdAt: timestampSchema,
  /** Until when an unpaid order may be paid. */
  dueAt: timestampSchema,
  paidAt: timestampSchema.nullable(),
  /** Why the latest card payment was declined, as the buyer reads it. */
  decline: z.string().nullable(),
  /** How much of a refunded order goes back; `null` for others. */
  refundAmount: roublesSchema.nullable(),
  /** Made out at the buyer's request; it stays when the order is then paid by card. */
  invoice: invoiceSchema.nullable(),
  act: actSchema.nullable(),
})
export type Order = z.infer<typeof orderSchema>
