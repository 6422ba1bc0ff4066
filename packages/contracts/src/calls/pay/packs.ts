import { z } from 'zod'
import { orderSchema, packageTypeSchema } from '../../entities/order.ts'
import { defineOlderCall } from '../../older/define-older-call.ts'
import { olderObject } from '../../older/older-names.ts'
import { olderIdSchema, olderQuantitySchema } from '../../older/older-values.ts'
import { refusedStepSchema } from '../../older/refused-step.ts'
import { idSchema } from '../../values.ts'
import {
  bindAd,
  checkOut,
  createPackage,
  currentPackage,
  orderById,
  packageById,
} from '../payments.ts'

const packParams = z.object({ id: idSchema })

export const buyPack = defineOlderCall({
  base: 'pay',
  becomes: [createPackage, orderById, checkOut],
  id: 'pay.buyPack',
  method: 'POST',
  path: '/v1/pack',
  access: 'user',
  idempotent: true,
  summary: 'Order a package; it exists once the order is paid at `confirmationUrl`',
  body: olderObject(
    z.object({
      type: packageTypeSchema.default('GENERAL'),
      quantity: olderQuantitySchema,
      /** The ad that its first publication is for. */
      id: olderIdSchema.optional(),
    }),
  ),
  answer: z.object({
    order: orderSchema,
    /** The page where the order is paid by card; `null` for one that is paid already, or where `refusal` says why. */
    confirmationUrl: z.url().nullable(),
    refusal: refusedStepSchema.optional(),
  }),
})

export const currentPack = defineOlderCall({
  base: 'pay',
  becomes: [currentPackage],
  id: 'pay.currentPack',
  method: 'GET',
  path: '/v1/pack/current/{id}',
  access: 'user',
  summary: 'Publications left in the valid packages of the session’s user; staff ask about others',
  params: packParams,
  answer: currentPackage.answer,
})

export const readPack = defineOlderCall({
  base: 'pay',
  becomes: [packageById],
  id: 'pay.pack',
  method: 'GET',
  path: '/v1/pack/{id}',
  access: 'user',
  summary: 'A package of the session’s user with the ads that were published with it',
  params: packParams,
  answer: packageById.answer,
})

export const bindPack = defineOlderCall({
  base: 'pay',
  becomes: [bindAd],
  id: 'pay.bindPack',
  method: 'POST',
  path: '/v1/pack/ad',
  access: 'user',
  idempotent: true,
  summary: 'Publish an ad of the user with a publication of a package',
  body: olderObject(z.object({ id: olderIdSchema })),
  answer: bindAd.answer,
})
