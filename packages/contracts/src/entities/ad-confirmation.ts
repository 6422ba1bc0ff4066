import { z } from 'zod'
import { timestampSchema } from '../values.ts'
import { adSchema, ownAdCardSchema } from './ad.ts'
import { userTypeSchema } from './user.ts'

/**
 * domain §9: an ad that a moderator has prepared, as its owner sees it behind the one-time link – the
 * way buyers will. The holder of the link may not be its owner: no phone, and no VIN in full.
 */
export const confirmableAdSchema = ownAdCardSchema
  .pick({
    id: true,
    adType: true,
    title: true,
    price: true,
    cityName: true,
    photos: true,
    version: true,
  })
  .extend(
    adSchema.pick({
      description: true,
      descriptionTree: true,
      contactName: true,
      address: true,
      fields: true,
      names: true,
    }).shape,
  )
  .extend({ linkExpiresAt: timestampSchema })
export type ConfirmableAd = z.infer<typeof confirmableAdSchema>

/** What has become of the ad once its owner has answered. */
export const confirmedAdSchema = ownAdCardSchema
  .pick({
    id: true,
    adType: true,
    slug: true,
    citySlug: true,
    title: true,
    stat: true,
    paymentStatus: true,
  })
  .extend({ sellerType: userTypeSchema })
export type ConfirmedAd = z.infer<typeof confirmedAdSchema>

/**
 * A draft made on behalf of its owner, who has not confirmed it yet: what a moderator sees of the
 * link; `null` before it is sent for the first time.
 */
export const confirmationSchema = z.object({
  sentAt: timestampSchema.nullable(),
  expiresAt: timestampSchema.nullable(),
})
export type Confirmation = z.infer<typeof confirmationSchema>

/** domain §9: the ways on which the owner may be sent the link. */
export const confirmationChannelSchema = z.enum(['sms', 'telegram'])
export type ConfirmationChannel = z.infer<typeof confirmationChannelSchema>
