import { z } from 'zod'
import { defineCall } from '../call.ts'
import { linkTokenSchema } from '../values.ts'

/** `no`: sold, or not offered any more. */
const stillOfferedAnswerSchema = z.enum(['yes', 'no'])
export type StillOfferedAnswer = z.infer<typeof stillOfferedAnswerSchema>

export const readStillOfferedLink = defineCall({
  id: 'ads.stillOfferedLink',
  method: 'GET',
  path: '/v1/ads/still-offered',
  access: 'public',
  personal: true,
  summary: 'The ad that a link of «Ещё продаёте?» asks about (domain §8)',
  query: z.object({ token: linkTokenSchema }),
  answer: z.object({ title: z.string(), service: z.boolean() }),
  errors: ['confirmation.unknown', 'confirmation.expired', 'confirmation.used'],
})

export const answerStillOfferedLink = defineCall({
  id: 'ads.answerStillOfferedLink',
  method: 'POST',
  path: '/v1/ads/still-offered',
  access: 'public',
  summary: 'The owner’s answer by such a link, once: confirms the ad or takes it off',
  body: z.object({ token: linkTokenSchema, answer: stillOfferedAnswerSchema }),
  answer: z.object({ answer: stillOfferedAnswerSchema }),
  errors: ['confirmation.unknown', 'confirmation.expired', 'confirmation.used'],
})
