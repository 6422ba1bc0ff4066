import { createAd, ownAd, updateAd, updateStat } from '@trassa/contracts/calls/ads'
import { setPhotos, uploadFile } from '@trassa/contracts/calls/files'
import { setPostPhotos, uploadOlderFile } from '@trassa/contracts/calls/legacy/files'
import {
  changePostStat,
  createAccessory,
  createCar,
  createService,
  createSpare,
  createTruck,
  createWheels,
  deletePost,
  updatePost,
} from '@trassa/contracts/calls/legacy/post-changes'
import type { AdInput } from '@trassa/contracts/entities/ad'
import { AD_STATS, type AdType } from '@trassa/contracts/enumerations/ads'
import type { PostGroup } from '@trassa/contracts/older/post-groups'
import type { FastifyInstance } from 'fastify'
import { registerOlder } from '../../../platform/http/older-bases/register-older.ts'
import { createdType, toPost } from '../types/post-types.ts'
import { flatFields } from './flat-fields.ts'
import { carryOutChange, carryOutNew, meantStat } from './further-steps.ts'

const CREATES = {
  car: createCar,
  truck: createTruck,
  spare: createSpare,
  wheels: createWheels,
  accessories: createAccessory,
  services: createService,
} as const satisfies Record<PostGroup, object>

const COMMON = ['cityId', 'price', 'description', 'contactName', 'address'] as const

/** What a flat body says of an ad's content, as the gateway takes it. */
export function contentOf(
  adType: AdType,
  body: Readonly<Record<string, unknown>>,
): Partial<AdInput> {
  const common = COMMON.filter((key) => body[key] !== undefined).map((key) => [key, body[key]])
  const fields = flatFields(adType, body)
  return {
    ...Object.fromEntries(common),
    ...(Object.keys(fields).length > 0 && { fields }),
  }
}

/** spec §7: posting and changing ads by the legacy API. */
export function registerPostChanges(app: FastifyInstance): void {
  for (const [group, call] of Object.entries(CREATES) as [
    PostGroup,
    (typeof CREATES)[PostGroup],
  ][]) {
    registerOlder(app, call, async ({ body }, ask) => {
      const adType = createdType(group, body.type)
      const created = await ask(createAd, { body: { adType, ...contentOf(adType, body) } })
      return carryOutNew(created, body, ask)
    })
  }
  registerOlder(app, updatePost, async ({ params, body }, ask) => {
    const ad = await ask(ownAd, { params })
    const { version, photos, stat } = body
    const content = contentOf(ad.adType, body)
    const isContentLeft = Object.keys(content).length === 0 && (photos ?? stat) !== undefined
    // What leaves the content alone must not depend on whether that could be stored again.
    if (isContentLeft && (version ?? ad.version) === ad.version)
      return carryOutChange(ad, body, ask)
    const changed = await ask(updateAd, { params, body: { ...content, version } })
    return carryOutChange(changed, body, ask)
  })
  registerOlder(app, changePostStat, async ({ body }, ask) => {
    const { id, stat, ...given } = body
    const params = { id }
    const wanted = meantStat(await ask(ownAd, { params }), stat)
    return toPost(await ask(updateStat, { params, body: { ...given, stat: wanted } }))
  })
  registerOlder(app, deletePost, async ({ params }, ask) =>
    toPost(await ask(updateStat, { params, body: { stat: AD_STATS.deleted.stat } })),
  )
  registerOlder(app, uploadOlderFile, (_, ask) => ask(uploadFile))
  registerOlder(app, setPostPhotos, ({ body }, ask) =>
    ask(setPhotos, { body: { adId: body.id, version: body.version, photoIds: body.photos } }),
  )
}
