import multipart from '@fastify/multipart'
import type { Call } from '@trassa/contracts/call'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import { registerAds } from './features/ads/ads.routes.ts'
import { createOwnerAsking } from './features/ads/confirmation/ask-owner.ts'
import { registerConfirmation } from './features/ads/confirmation/confirmation.routes.ts'
import { createConfirmationService } from './features/ads/confirmation/confirmation.service.ts'
import { createLiveAdsService } from './features/ads/live-ads.service.ts'
import { createOwnAdsService } from './features/ads/own-ads.service.ts'
import { createViewCounter } from './features/ads/view-counter.ts'
import { registerAuth } from './features/auth/auth.routes.ts'
import { createAuthService } from './features/auth/auth.service.ts'
import { registerCities } from './features/cities/cities.routes.ts'
import { answersDigest } from './features/dictionaries/answers-digest.ts'
import { registerDictionaries } from './features/dictionaries/dictionaries.routes.ts'
import { createBulkService } from './features/moderation/bulk.service.ts'
import { registerModeration } from './features/moderation/moderation.routes.ts'
import { createModeratorAdsService } from './features/moderation/moderator-ads.service.ts'
import { createModeratorUsersService } from './features/moderation/moderator-users.service.ts'
import { createQueueService } from './features/moderation/queue.service.ts'
import { createAdPhotosService } from './features/photos/ad-photos.service.ts'
import { incomingFolder } from './features/photos/incoming-files.ts'
import { filesFolder, openFileStorage } from './features/photos/open-file-storage.ts'
import { registerPhotos } from './features/photos/photos.routes.ts'
import { createPhotosService } from './features/photos/photos.service.ts'
import { registerProfiles } from './features/profiles/profiles.routes.ts'
import { createProfilesService } from './features/profiles/profiles.service.ts'
import { createOwnListsService } from './features/search/own-lists.service.ts'
import { registerSearch } from './features/search/search.routes.ts'
import { createSearchService } from './features/search/search.service.ts'
import { createSessionsService } from './features/sessions/sessions.service.ts'
import { createSmsSender } from './features/sms/sms-sender.ts'
import { createTelegramService } from './features/telegram/telegram.service.ts'
import { createTelegramSignature } from './features/telegram/telegram-signature.ts'
import { createReferenceCache } from './lib/reference-cache.ts'
import { checkAnswerStrictly } from './lib/register-call.ts'
import { handleErrors } from './plugins/errors.ts'
import { openApiPages } from './plugins/openapi.ts'
import { checkOrigin } from './plugins/origin.ts'
import { revalidate } from './plugins/revalidation.ts'
import { sessionPlugin } from './plugins/session.ts'

z.config(z.locales.ru())

declare module 'fastify' {
  interface FastifyInstance {
    checkAnswer: (call: Call, detail: unknown) => unknown
  }
}

export interface GatewayDependencies {
  config: Config
  db: Database
  /** Tests hold every answer against its contract; see `checkAnswerStrictly`. */
  strictAnswers?: boolean
}

/** The gateway as a plugin: mounted at its base by its own server or by the site's. */
export async function gateway(
  app: FastifyInstance,
  dependencies: GatewayDependencies,
): Promise<void> {
  const { config, db } = dependencies
  const now = () => new Date()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Only JSON and uploads: Fastify would take plain text too, which any page may send unasked.
  app.removeContentTypeParser('text/plain')
  app.decorate(
    'checkAnswer',
    dependencies.strictAnswers ? checkAnswerStrictly : (_, detail) => detail,
  )
  handleErrors(app)
  checkOrigin(app, config.publicUrl)

  const sessions = createSessionsService(db)
  const reference = createReferenceCache(db)
  await app.register(sessionPlugin, { sessions, publicUrl: config.publicUrl })
  await app.register(multipart, { limits: { files: 1, fileSize: PHOTO_LIMITS.bytes } })
  await app.register(openApiPages, { base: config.gatewayBase })

  const signature = createTelegramSignature(config.telegram)
  const sms = createSmsSender(config.sms, db)
  registerAuth(app, {
    auth: createAuthService({ db, sessions, sms, codeSecret: config.codeSecret, signature }),
    telegram: createTelegramService({ db, sessions, signature }),
    sessions,
  })
  registerProfiles(app, createProfilesService(db, sessions))
  await app.register(async (scope) => {
    const digest = answersDigest()
    revalidate(scope, async () => `${digest} ${await reference.revision()}`)
    registerCities(scope, reference)
    registerDictionaries(scope, { db, reference })
  })
  const views = createViewCounter(db)
  app.addHook('onClose', () => views.flush())
  registerAds(app, {
    ownAds: createOwnAdsService({ db, now }),
    liveAds: createLiveAdsService({ db, views }),
  })
  registerConfirmation(app, createConfirmationService({ db, now }))
  registerSearch(app, {
    search: createSearchService({ db, reference }),
    ownLists: createOwnListsService({ db, now }),
  })
  registerPhotos(app, {
    photos: createPhotosService({ db, storage: openFileStorage(config) }),
    adPhotos: createAdPhotosService({ db, now }),
    incoming: incomingFolder(filesFolder(config)),
  })
  registerModeration(app, {
    ads: createModeratorAdsService({
      db,
      now,
      ownerAsking: createOwnerAsking({ db, sms, publicUrl: config.publicUrl }),
    }),
    bulk: createBulkService({ db, now }),
    queue: createQueueService({ db, now }),
    users: createModeratorUsersService({ db, now }),
  })
}
