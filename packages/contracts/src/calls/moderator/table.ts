import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { adTableFilterSchema } from '../../entities/moderator/ad-table-filter.ts'
import { adRowSchema } from '../../entities/moderator/moderation.ts'
import { roleSchema } from '../../entities/user.ts'
import { idSchema, queryListSchema } from '../../values.ts'
import { AD_TABLE_PAGE } from './ads.ts'

export const readAdRows = defineCall({
  id: 'moderator.readAdRows',
  method: 'GET',
  path: '/v1/moderator/ad-rows',
  access: 'support',
  summary: 'Rows of the table as they are now, and whether its filter still finds them',
  query: adTableFilterSchema.extend({
    ids: queryListSchema.pipe(z.array(idSchema).min(1).max(AD_TABLE_PAGE)),
  }),
  answer: z.object({ items: z.array(z.object({ row: adRowSchema, found: z.boolean() })) }),
})

export const listStaff = defineCall({
  id: 'moderator.listStaff',
  method: 'GET',
  path: '/v1/moderator/staff',
  access: 'support',
  summary: 'The staff by name, whom the table filters deciders by',
  answer: z.object({
    items: z.array(z.object({ id: idSchema, username: z.string(), role: roleSchema })),
  }),
})
