import { z } from 'zod'
import { defineCall } from '../call.ts'
import { linkTokenSchema } from '../values.ts'
import { noticeChoiceSchema } from './account.ts'

/** The signed link of a letter names a user, a notice and a channel (decision 119). */
export const readUnsubscription = defineCall({
  id: 'notices.unsubscription',
  method: 'GET',
  path: '/v1/notices/unsubscription',
  access: 'public',
  personal: true,
  summary: 'What the unsubscribe link of a letter is about, and whether it is sent',
  query: z.object({ token: linkTokenSchema }),
  answer: noticeChoiceSchema,
  errors: ['confirmation.unknown'],
})

export const changeUnsubscription = defineCall({
  id: 'notices.changeUnsubscription',
  method: 'PUT',
  path: '/v1/notices/unsubscription',
  access: 'public',
  summary: 'Switch the notice of an unsubscribe link off, or on again',
  body: z.object({ token: linkTokenSchema, enabled: z.boolean() }),
  answer: noticeChoiceSchema,
  errors: ['confirmation.unknown'],
  whileClosed: true,
})
