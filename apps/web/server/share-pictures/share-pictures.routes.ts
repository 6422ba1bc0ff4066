import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import { adBySlug } from '@trassa/contracts/calls/ads'
import type { Ad } from '@trassa/contracts/entities/ad'
import type { MakePanelPicture } from '@trassa/gateway/modules/media/public'
import { answersAre } from '@trassa/gateway/platform/http/security-headers'
import { networkOf } from '@trassa/gateway/platform/net/network-of'
import { createWindowCounter } from '@trassa/gateway/platform/rate-limit/window-counter'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { SHARE_SIZE } from '../../app/lib/document/share-picture.ts'
import { adPicturePath } from '../../app/shared/ad-view/ad-picture-path.ts'
import { adPicture, PHOTO_WIDTH } from './ad-picture.ts'

/** Some 100 KB each: what is asked for several times is asked for within minutes, by the servers of messengers. */
const KEPT_PICTURES = 100
/** Pictures that one network may have made in a minute. */
const MADE_BY_NETWORK = 60
const MINUTE_MS = 60_000

/** The picture of a version never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Where the present version is. */
const BRIEFLY = 'public, max-age=300'

interface SharePicturesOptions {
  apiFor: (request: FastifyRequest) => ApiClient
  makePicture: MakePanelPicture
}

/**
 * `/share/{slug}/{version}.jpg`: the picture of an ad in link previews, made when it is asked for (decision 093).
 * Another version leads to the present one; an ad that is not public has none: 404.
 */
export async function sharePictures(
  app: FastifyInstance,
  { apiFor, makePicture }: SharePicturesOptions,
): Promise<void> {
  /** By address; a picture that is being made is its promise, so that each is made once. */
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT_PICTURES })
  const made = createWindowCounter(MINUTE_MS)
  app.addHook('onRequest', answersAre('picture'))

  app.get<{ Params: { slug: string; version: string } }>(
    '/share/:slug/:version.jpg',
    async (request, reply) => {
      const { slug, version } = request.params
      const ad = await apiFor(request).ask(adBySlug, { query: { slug } }).catch(noPicture)
      const path = adPicturePath(ad)
      if (path !== `/share/${slug}/${version}.jpg`) {
        return reply.header('cache-control', BRIEFLY).redirect(path, 302)
      }
      const picture = await (kept.get(path) ?? make(ad, path, request))
      return reply.header('cache-control', FOREVER).type('image/jpeg').send(picture)
    },
  )

  function make(ad: Ad, path: string, request: FastifyRequest): Promise<Buffer> {
    const { hits, secondsLeft } = made.count(networkOf(request.ip))
    if (hits > MADE_BY_NETWORK) {
      throw new AppError('request.too_many', { retryAfter: Math.max(1, secondsLeft) })
    }
    const photoId = ad.photos[0]?.id
    const svg = adPicture(ad, photoId !== undefined)
    const making = makePicture(photoId, { svg, ...SHARE_SIZE, photoWidth: PHOTO_WIDTH })
    kept.set(path, making)
    making.catch(() => kept.delete(path))
    return making
  }
}

/** An ad that is gone or was never there; other failures keep their own status. */
function noPicture(error: unknown): never {
  const codes: unknown[] = ['ad.gone', 'ad.not_found', 'request.invalid']
  if (error instanceof AppError && codes.includes(error.code)) {
    throw new AppError('request.not_found')
  }
  throw error
}
