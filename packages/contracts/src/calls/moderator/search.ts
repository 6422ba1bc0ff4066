import { z } from 'zod'
import { defineCall } from '../../call.ts'
import {
  foundAdSchema,
  foundOrderSchema,
  foundUserSchema,
} from '../../entities/moderator/search-hit.ts'
import { textSchema } from '../../values.ts'

/** The most that the palette lists of each kind. */
export const SEARCH_LIMIT = 8

/** The longest text that is searched for: a pasted address with a query string. */
export const SEARCH_TEXT_MAX = 300

export const searchAll = defineCall({
  id: 'moderator.search',
  method: 'GET',
  path: '/v1/moderator/search',
  access: 'support',
  summary:
    'Users, ads and orders by any identifier or words (domain §9); looking for a person is logged, without what was typed',
  query: z.object({ q: textSchema(SEARCH_TEXT_MAX).trim().min(1, 'Введите, что найти') }),
  answer: z.object({
    users: z.array(foundUserSchema),
    ads: z.array(foundAdSchema),
    orders: z.array(foundOrderSchema),
    /** The text is a whole identifier: its only hit is what was meant. */
    exact: z.boolean(),
  }),
})
