import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
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
import type { PostGroup } from '@trassa/contracts/older/post-groups'
import type { FastifyInstance } from 'fastify'
import type { AskCall } from '../../../platform/http/older-bases/ask-call.ts'
import { registerOlder } from '../../../platform/http/older-bases/register-older.ts'
import { toPost, typesOf } from '../types/post-types.ts'

/** `/posts/{id}` reads an ad of any group: programs that know an id from a list ask there, whatever its type. */
const READS = {
  car: readCar,
  truck: readTruck,
  spare: readSpare,
  wheels: readWheels,
  accessories: readAccessory,
  services: readService,
} as const satisfies Record<PostGroup, object>

/** The parameter as the gateway takes it. */
const markdown = (asked: boolean | undefined) => (asked ? { descriptionMarkdown: 'true' } : {})

/** Whether no live ad of this group has the id, so that it may be a number of the older product. */
const isNotLive = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'ad.not_found' || error.code === 'ad.gone')

/**
 * Reads an ad of a group by its id, which present lists tell, and else by its number in the older product.
 *
 * @throws AppError `ad.not_found` for an ad of another group
 */
async function readPost(
  group: PostGroup,
  { params, query }: Pick<CallArguments<typeof readCar, 'output'>, 'params' | 'query'>,
  ask: AskCall,
) {
  const asked = markdown(query.descriptionMarkdown)
  const read = async (category: object) => {
    const ad = await ask(adById, { params, query: { ...asked, ...category } })
    if (group !== 'car' && !typesOf(group).includes(ad.adType)) throw new AppError('ad.not_found')
    return toPost(ad)
  }
  try {
    return await read({})
  } catch (error) {
    if (!isNotLive(error)) throw error
    return read({ oldAdCategory: group })
  }
}

/** spec §7: one ad of the legacy API. */
export function registerPosts(app: FastifyInstance): void {
  for (const [group, call] of Object.entries(READS) as [PostGroup, (typeof READS)[PostGroup]][]) {
    registerOlder(app, call, (asked, ask) => readPost(group, asked, ask))
  }
  registerOlder(app, readPostBySlug, async ({ query }, ask) => {
    const { slug, descriptionMarkdown } = query
    return toPost(await ask(adBySlug, { query: { slug, ...markdown(descriptionMarkdown) } }))
  })
  registerOlder(app, similarPosts, async ({ query }, ask) => {
    const { items, market } = await ask(similarAds, { params: query })
    return { items: items.map(toPost), market }
  })
}
