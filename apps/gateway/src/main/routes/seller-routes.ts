import type { FastifyInstance } from 'fastify'
import {
  createActivityService,
  createAdPhotosService,
  createConfirmationService,
  createLiveAdsService,
  createOwnAdsService,
  createStillOfferedLinks,
  createStillOfferedService,
  registerActivity,
  registerAdPhotos,
  registerAds,
  registerConfirmation,
  registerStillOffered,
} from '../../modules/ads/public.ts'
import { adBilling, registerBilling, registerInvoices } from '../../modules/billing/public.ts'
import { createFeedsService, registerFeeds } from '../../modules/feeds/public.ts'
import { createPhotosService, registerUpload } from '../../modules/media/public.ts'
import { composeBilling } from '../compose/billing.ts'
import type { Services } from '../compose/services.ts'

/** Registers the ads, what their owners do with them, and what they pay for. */
export function registerSellerRoutes(app: FastifyInstance, services: Services): void {
  const { config, db, now, lifecycle, counter, codeSecret, publicUrl } = services
  registerActivity(app, createActivityService({ db, counter }))
  registerAds(app, {
    ownAds: createOwnAdsService({ db, now, lifecycle, billing: adBilling }),
    liveAds: createLiveAdsService({ db, counter, answers: services.search.sellerAnswers }),
  })
  registerAdPhotos(app, createAdPhotosService({ db, now, lifecycle }))
  registerUpload(app, {
    photos: createPhotosService({ db, storage: services.storage }),
    incoming: services.incoming,
  })
  registerConfirmation(app, createConfirmationService({ db, now, lifecycle }))
  const links = createStillOfferedLinks({ codeSecret, publicUrl })
  registerStillOffered(app, createStillOfferedService({ db, now, lifecycle, links }))
  const { enqueue, reference } = services
  registerFeeds(app, createFeedsService({ db, enqueue, reference, now }))
  const billing = composeBilling(config, services)
  registerBilling(app, billing)
  registerInvoices(app, billing)
}
