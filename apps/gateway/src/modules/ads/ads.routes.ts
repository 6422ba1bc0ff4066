import {
  adById,
  adBySlug,
  confirmStillOffered,
  countView,
  createAd,
  goneAd,
  ownAd,
  ownMessages,
  priceHistory,
  publicationQuota,
  revealPhone,
  updateAd,
  updateStat,
} from '@trassa/contracts/calls/ads'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keptAnswer } from '../../platform/http/kept-answer.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import { registerKept } from '../../platform/http/register-kept.ts'
import type { OwnAdsService } from './own/own-ads.service.ts'
import type { LiveAdsService } from './public-page/live-ads.service.ts'

interface AdsServices {
  ownAds: OwnAdsService
  liveAds: LiveAdsService
}

const clientOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
})

/** spec §7: Ads. */
export function registerAds(app: FastifyInstance, { ownAds, liveAds }: AdsServices): void {
  registerCall(app, createAd, ({ body, visitor, trace, idempotencyKey }) =>
    ownAds.create(body, { visitor, trace, key: idempotencyKey }),
  )
  registerCall(app, updateAd, ({ params, body, ...asked }) => ownAds.update(params.id, body, asked))
  registerCall(app, updateStat, ({ params, body, ...asked }) =>
    ownAds.updateStat(params.id, body, asked),
  )
  registerCall(app, ownMessages, ({ visitor }) => ownAds.messages(visitor))
  registerCall(app, confirmStillOffered, ({ params, ...asked }) =>
    ownAds.confirmStillOffered(params.id, asked),
  )
  registerCall(app, publicationQuota, ({ query, visitor }) => ownAds.quota(query.userId, visitor))
  registerCall(app, ownAd, ({ params, visitor }) => ownAds.read(params.id, visitor))
  registerKept(app, adBySlug, ({ query }) => liveAds.bySlug(query.slug, query))
  registerKept(app, adById, ({ params, query }) => liveAds.byId(params.id, query))
  registerKept(app, goneAd, async ({ query }) => keptAnswer(goneAd, await liveAds.gone(query)))
  registerCall(app, countView, async ({ params, request, reply }) => {
    const visitor = await app.readVisitor(request, reply)
    return liveAds.countView(params.id, { ...clientOf(request), visitor })
  })
  registerKept(app, priceHistory, async ({ params }) =>
    keptAnswer(priceHistory, await liveAds.priceHistory(params.id)),
  )
  registerCall(app, revealPhone, async ({ params, request, reply, trace }) => {
    const visitor = await app.readVisitor(request, reply)
    return liveAds.revealPhone(params.id, { ...clientOf(request), visitor, trace })
  })
}
