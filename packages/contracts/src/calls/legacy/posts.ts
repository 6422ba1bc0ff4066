import { z } from 'zod'
import { defineOlderCall } from '../../older/define-older-call.ts'
import { olderObject } from '../../older/older-names.ts'
import { olderListedPostSchema, olderPostSchema } from '../../older/older-post.ts'
import { descriptionMarkdownSchema, idSchema } from '../../values.ts'
import { adById, adBySlug } from '../ads.ts'
import { similarAds } from '../filter.ts'

const postOf = <const Id extends string, const Path extends string>(id: Id, path: Path) =>
  defineOlderCall({
    base: 'legacy',
    becomes: [adById],
    id: `legacy.${id}`,
    method: 'GET',
    path: `/posts/{id}${path}`,
    access: 'public',
    summary:
      'An ad as a buyer sees it, by its id or by the number that it had in this group before',
    params: z.object({ id: idSchema }),
    query: olderObject(z.object({ descriptionMarkdown: descriptionMarkdownSchema })),
    answer: olderPostSchema,
  })

export const readCar = postOf('readCar', '')
export const readTruck = postOf('readTruck', '/truck')
export const readSpare = postOf('readSpare', '/spare')
export const readWheels = postOf('readWheels', '/wheels')
export const readAccessory = postOf('readAccessory', '/accessories')
export const readService = postOf('readService', '/services')

export const readPostBySlug = defineOlderCall({
  base: 'legacy',
  becomes: [adBySlug],
  id: 'legacy.readPostBySlug',
  method: 'GET',
  path: '/posts/by-slug',
  access: 'public',
  summary: 'An ad as a buyer sees it, by its slug',
  query: olderObject(adBySlug.query),
  answer: olderPostSchema,
})

export const similarPosts = defineOlderCall({
  base: 'legacy',
  becomes: [similarAds],
  id: 'legacy.similarPosts',
  method: 'GET',
  path: '/posts/similar',
  access: 'public',
  summary: 'Active ads like the one of this id, the most similar first',
  query: olderObject(z.object({ id: idSchema })),
  answer: similarAds.answer.extend({ items: z.array(olderListedPostSchema) }),
})
