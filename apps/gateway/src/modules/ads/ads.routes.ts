import {
  adById,
  adBySlug,
  createAd,
  ownAd,
  revealPhone,
  updateAd,
  updateStat,
} from '@trassa/contracts/calls/ads'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { OwnAdsService } from './own/own-ads.service.ts'
import type { LiveAdsService } from './public-page/live-ads.service.ts'

interface AdsServices {
  ownAds: OwnAdsService
  liveAds: LiveAdsService
}

const readerOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
})

/** spec §7: Ads. */
export function registerAds(app: FastifyInstance, { ownAds, liveAds }: AdsServices): void {
  registerCall(app, createAd, ({ body, visitor, sessionId, idempotencyKey }) =>
    ownAds.create(body, { visitor, sessionId, key: idempotencyKey }),
  )
  registerCall(app, updateAd, ({ params, body, ...asked }) => ownAds.update(params.id, body, asked))
  registerCall(app, updateStat, ({ params, body, ...asked }) =>
    ownAds.updateStat(params.id, body, asked),
  )
  registerCall(app, ownAd, ({ params, visitor }) => ownAds.read(params.id, visitor))
  registerCall(app, adBySlug, ({ query, request }) =>
    liveAds.bySlug(query.slug, readerOf(request), query),
  )
  registerCall(app, adById, ({ params, query, request }) =>
    liveAds.byId(params.id, readerOf(request), query),
  )
  registerCall(app, revealPhone, async ({ params, request, reply, sessionId }) => {
    const visitor = await app.readVisitor(request, reply)
    return liveAds.revealPhone(params.id, { ...readerOf(request), visitor, sessionId })
  })
}
