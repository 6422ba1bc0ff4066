import { AppError } from '@trassa/contracts/app-error'
import { adById, adBySlug } from '@trassa/contracts/calls/ads'
import { similarAds } from '@trassa/contracts/calls/filter'
import {
  readAccessory,
  readCar,
  readPostBySlug,
  readService,
  readSpare,
  readTruck,
  readWheels,
  similarPosts,
} from '@trassa/contracts/calls/legacy/posts'
import type { Ad } from '@trassa/contracts/entities/ad'
import type { PostGroup } from '@trassa/contracts/older/post-groups'
import type { FastifyInstance } from 'fastify'
import { registerOlder } from '../../../platform/http/older-bases/register-older.ts'
import { typeIdOf, typesOf } from '../types/post-types.ts'

/** `/posts/{id}` reads an ad of any group: programs that know an id from a list ask there, whatever its type. */
const READS = {
  truck: readTruck,
  spare: readSpare,
  wheels: readWheels,
  accessories: readAccessory,
  services: readService,
} as const satisfies Record<Exclude<PostGroup, 'car'>, object>

const toPost = (ad: Ad) => ({ ...ad, typeId: typeIdOf(ad.adType) })

/** The parameter as the gateway takes it. */
const markdown = (asked: boolean | undefined) => (asked ? { descriptionMarkdown: 'true' } : {})

/** spec §7: one ad of the legacy API. */
export function registerPosts(app: FastifyInstance): void {
  registerOlder(app, readCar, async ({ params, query }, ask) => {
    const asked = { ...markdown(query.descriptionMarkdown), oldAdCategory: 'car' }
    return toPost(await ask(adById, { params, query: asked }))
  })
  for (const [group, call] of Object.entries(READS) as [
    keyof typeof READS,
    (typeof READS)[keyof typeof READS],
  ][]) {
    registerOlder(app, call, async ({ params, query }, ask) => {
      const asked = { ...markdown(query.descriptionMarkdown), oldAdCategory: group }
      const ad = await ask(adById, { params, query: asked })
      if (!typesOf(group).includes(ad.adType)) throw new AppError('ad.not_found')
      return toPost(ad)
    })
  }
  registerOlder(app, readPostBySlug, async ({ query }, ask) => {
    const { slug, descriptionMarkdown } = query
    return toPost(await ask(adBySlug, { query: { slug, ...markdown(descriptionMarkdown) } }))
  })
  registerOlder(app, similarPosts, ({ query }, ask) => ask(similarAds, { params: query }))
}
