import { z } from 'zod'
import { defineCall } from '../../call.ts'
import {
  adChangesSchema,
  marketBandSchema,
  ownerHistorySchema,
  twinsSchema,
} from '../../entities/moderator/evidence.ts'
import { idSchema } from '../../values.ts'

const adParams = z.object({ id: idSchema })

export const readTwins = defineCall({
  id: 'moderator.twins',
  method: 'GET',
  path: '/v1/moderator/ads/{id}/twins',
  access: 'support',
  summary: 'Other ads with the VIN or a photograph of this one (domain §3, §9)',
  params: adParams,
  answer: twinsSchema,
  errors: ['ad.not_found'],
})

export const readMarketBand = defineCall({
  id: 'moderator.marketBand',
  method: 'GET',
  path: '/v1/moderator/ads/{id}/market',
  access: 'support',
  summary: 'The prices of comparable live ads; `null` where there are fewer than eight',
  params: adParams,
  answer: z.object({ band: marketBandSchema.nullable() }),
  errors: ['ad.not_found'],
})

export const readOwnerHistory = defineCall({
  id: 'moderator.ownerHistory',
  method: 'GET',
  path: '/v1/moderator/ads/{id}/owner-history',
  access: 'support',
  summary:
    'What is known of the owner of an ad: ads, complaints and decisions against them; every look-up is logged',
  params: adParams,
  answer: ownerHistorySchema,
  errors: ['ad.not_found'],
})

export const readAdChanges = defineCall({
  id: 'moderator.adChanges',
  method: 'GET',
  path: '/v1/moderator/ads/{id}/changes',
  access: 'support',
  summary:
    'The reasons of the last request for a fix and what has changed since; `null` where none was made, or the ad was approved after it',
  params: adParams,
  answer: z.object({ changes: adChangesSchema.nullable() }),
  errors: ['ad.not_found'],
})
