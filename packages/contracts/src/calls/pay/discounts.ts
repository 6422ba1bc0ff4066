import { z } from 'zod'
import { defineOlderCall } from '../../older/define-older-call.ts'
import { olderObject } from '../../older/older-names.ts'
import { olderIdSchema } from '../../older/older-values.ts'
import { idSchema } from '../../values.ts'
import { ownAd, publicationQuota, updateStat } from '../ads.ts'

export const currentDiscount = defineOlderCall({
  base: 'pay',
  becomes: [publicationQuota],
  id: 'pay.currentDiscount',
  method: 'GET',
  path: '/discount/current/{userId}',
  access: 'user',
  summary:
    'How many free publications the session’s user has and has taken; staff ask about others',
  params: z.object({ userId: idSchema }),
  answer: publicationQuota.answer,
})

export const publishFree = defineOlderCall({
  base: 'pay',
  becomes: [updateStat, ownAd, publicationQuota],
  id: 'pay.publishFree',
  method: 'POST',
  path: '/discount/pack',
  access: 'user',
  summary:
    'Publish an ad of the user, for the first time or again, with one of the free publications',
  body: olderObject(z.object({ id: olderIdSchema })),
  answer: updateStat.answer,
})
