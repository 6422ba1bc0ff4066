import { idSchema } from '@trassa/contracts/values'
import { z } from 'zod'

/** What a link into the console leads to, and its page: `trassa://ad/12` and the like. */
const PAGE_PATHS = {
  ad: (id: string) => `/ads/${id}`,
  user: (id: string) => `/users?id=${id}`,
  order: (id: string) => `/orders?number=${id}`,
} as const satisfies Record<string, (id: string) => string>

export const linkedPageSchema = z.strictObject({
  kind: z.enum(Object.keys(PAGE_PATHS) as [keyof typeof PAGE_PATHS]),
  id: idSchema,
})
export type LinkedPage = z.infer<typeof linkedPageSchema>

/** The page's path in the renderer's router. */
export const pathOfPage = ({ kind, id }: LinkedPage): string => PAGE_PATHS[kind](id)
