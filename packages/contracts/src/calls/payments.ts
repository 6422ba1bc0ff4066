import { z } from 'zod'
import { defineCall } from '../call.ts'
import { adTypeSchema, editableAdSchema } from '../entities/ad.ts'
import {
  goodSchema,
  orderSchema,
  packageQuantitySchema,
  packageTypeSchema,
  paymentMethodSchema,
  promotionSchema,
} from '../entities/order.ts'
import { currentPackageSchema, packageSchema } from '../entities/package.ts'
import { AD_TYPES } from '../enumerations/ads.ts'
import { PACKAGE_TYPES } from '../enumerations/goods.ts'
import { cursorSchema, idSchema, pageOf } from '../values.ts'

const orderParams = z.object({ id: idSchema })
const ofType = z.object({ packageType: packageTypeSchema.default('GENERAL') })

export const packagePrices = defineCall({
  id: 'payments.packagePrices',
  method: 'GET',
  path: '/payments/pricelists/ads/packages/{type}',
  access: 'public',
  summary:
    'What packages cost, smallest first; the type of an ad or of a package changes nothing, for a GENERAL one is good for every ad',
  params: z.object({ type: z.enum([...PACKAGE_TYPES, ...AD_TYPES]) }),
  query: ofType,
  answer: z.array(
    z.object({
      quantity: packageQuantitySchema,
      /** Whole roubles, of the package. */
      price: z.int(),
      /** Percent less than as many single publications of the smallest package. */
      discount: z.int(),
    }),
  ),
})

export const servicePrices = defineCall({
  id: 'payments.servicePrices',
  method: 'GET',
  path: '/payments/pricelists/ads/services/{adType}',
  access: 'public',
  summary: 'What a publication and each promotion of an ad of this type costs, in whole roubles',
  params: z.object({ adType: adTypeSchema }),
  answer: z.object({
    publication: z.int(),
    promotions: z.array(z.object({ promotion: promotionSchema, price: z.int() })),
  }),
})

export const createPackage = defineCall({
  id: 'payments.createPackage',
  method: 'POST',
  path: '/payments/packages/create',
  access: 'user',
  idempotent: true,
  summary:
    'Order a package; it exists once the order is paid. The same unpaid order is answered with again',
  body: ofType.extend({ quantity: packageQuantitySchema, adId: idSchema.optional() }),
  answer: orderSchema,
  errors: ['ad.not_found', 'ad.forbidden', 'ad.illegal_transition'],
})

export const createOrder = defineCall({
  id: 'payments.createOrder',
  method: 'POST',
  path: '/payments/orders/create',
  access: 'user',
  idempotent: true,
  summary:
    'Order goods at the prices of now; an unpaid order of the same goods is answered with again',
  body: z.object({ goods: z.array(goodSchema).min(1).max(10) }),
  answer: orderSchema,
  errors: ['ad.not_found', 'ad.forbidden', 'ad.illegal_transition'],
})

export const checkOut = defineCall({
  id: 'payments.checkOut',
  method: 'POST',
  path: '/payments/orders/{id}/checkout',
  access: 'user',
  summary: 'Begin to pay by card: the address of the page where the buyer pays',
  params: orderParams,
  body: z.object({ method: paymentMethodSchema.extract(['card']).default('card') }),
  answer: z.object({ order: orderSchema, confirmationUrl: z.url() }),
  errors: [
    'order.not_found',
    'order.forbidden',
    'order.illegal_transition',
    'order.expired',
    'payment.unavailable',
  ],
})

export const orderById = defineCall({
  id: 'payments.order',
  method: 'GET',
  path: '/payments/orders/{id}',
  access: 'user',
  summary: 'An order of the session’s user; the provider is asked where its payment is open',
  params: orderParams,
  answer: orderSchema,
  errors: ['order.not_found', 'order.forbidden'],
})

export const ownOrders = defineCall({
  id: 'payments.ownOrders',
  method: 'GET',
  path: '/payments/orders',
  access: 'user',
  summary: 'The orders of the session’s user, newest first',
  query: z.object({ cursor: cursorSchema }),
  answer: pageOf(orderSchema),
})

export const cancelOrder = defineCall({
  id: 'payments.cancelOrder',
  method: 'POST',
  path: '/payments/orders/{id}/cancel',
  access: 'user',
  summary: 'Cancel an unpaid order; money that arrives all the same is delivered for',
  params: orderParams,
  answer: orderSchema,
  errors: ['order.not_found', 'order.forbidden', 'order.illegal_transition'],
})

export const bindAd = defineCall({
  id: 'payments.bindAd',
  method: 'POST',
  path: '/payments/packages/bind-ad',
  access: 'user',
  idempotent: true,
  summary: 'Publish an ad of the user with a publication of a package',
  body: z.object({ adId: idSchema }),
  answer: editableAdSchema,
  errors: [
    'ad.not_found',
    'ad.forbidden',
    'ad.illegal_transition',
    'ad.incomplete',
    'ad.owner_blocked',
    'package.none_left',
  ],
})

export const currentPackage = defineCall({
  id: 'payments.currentPackage',
  method: 'GET',
  path: '/payments/packages/current/{userId}',
  access: 'user',
  summary: 'Publications left in the valid packages of the session’s user; staff ask about others',
  params: z.object({ userId: idSchema }),
  query: ofType,
  answer: currentPackageSchema,
  errors: ['session.forbidden'],
})

export const packageById = defineCall({
  id: 'payments.package',
  method: 'GET',
  path: '/payments/packages/{id}',
  access: 'user',
  summary: 'A package of the session’s user with the ads that were published with it',
  params: orderParams,
  answer: packageSchema,
  errors: ['package.not_found'],
})

export const ownPackages = defineCall({
  id: 'payments.ownPackages',
  method: 'GET',
  path: '/payments/packages',
  access: 'user',
  summary: 'The packages of the session’s user, newest first',
  query: z.object({ cursor: cursorSchema }),
  answer: pageOf(packageSchema),
})

export const paymentNotice = defineCall({
  id: 'payments.notice',
  method: 'POST',
  path: '/payments/notices',
  access: 'public',
  whileClosed: true,
  summary: 'The payment provider says that a payment has changed; it is asked how',
  body: z.looseObject({ type: z.string().max(100) }),
  answer: z.object({ accepted: z.literal(true) }),
  errors: ['payment.unavailable'],
})
