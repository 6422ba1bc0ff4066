import multipart from '@fastify/multipart'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import {
  createActivityCounter,
  createActivityService,
  createAdPhotosService,
  createConfirmationService,
  createLiveAdsService,
  createOwnAdsService,
  createOwnerAsking,
  createSellersService,
  createStillOfferedLinks,
  createStillOfferedService,
  registerActivity,
  registerAdPhotos,
  registerAds,
  registerConfirmation,
  registerSellers,
  registerStillOffered,
} from '../modules/ads/public.ts'
import { adBilling, registerBilling, registerInvoices } from '../modules/billing/public.ts'
import { createBuybackService, registerBuyback } from '../modules/buyback/public.ts'
import { createComplaintsService, registerComplaints } from '../modules/complaints/public.ts'
import { createFavoritesService, registerFavorites } from '../modules/favorites/public.ts'
import { createFeedsService, registerFeeds } from '../modules/feeds/public.ts'
import {
  createAccountBlocks,
  createAccountDeletion,
  createAccountMerging,
  createAccountService,
  createAuthService,
  createEmailService,
  createNoticeChoices,
  createPhoneChange,
  createProfilesService,
  createSecondFactorService,
  createSessionsService,
  createSignInNotice,
  createTelegramDeepLinkService,
  createTelegramService,
  createTelegramSignature,
  registerAccount,
  registerAuth,
  registerEmail,
  registerProfiles,
  registerSecondFactor,
  sessionPlugin,
  type TellOfSecurity,
} from '../modules/identity/public.ts'
import { createMailFormsService, registerMailForms } from '../modules/mail-forms/public.ts'
import {
  createAvatars,
  createPhotosService,
  filesFolder,
  incomingFolder,
  openFileStorage,
  registerUpload,
} from '../modules/media/public.ts'
import { createChannels, createFormLetters } from '../modules/messaging/public.ts'
import {
  createAccountsService,
  createBatchesService,
  createComplaintsDecisions,
  createEvidenceService,
  createExportService,
  createFiguresService,
  createLookUpsService,
  createMergingService,
  createModeratorAdsService,
  createModeratorUsersService,
  createQueueService,
  createSearchAllService,
  createStaffFeed,
  createUserCardService,
  createViewsService,
  createWorkOf,
  registerAdsExport,
  registerEvidence,
  registerFigures,
  registerLookUps,
  registerMerging,
  registerModeration,
  registerStaffEvents,
} from '../modules/moderation/public.ts'
import { createUnsubscription, registerNotifications } from '../modules/notifications/public.ts'
import {
  createClosedSite,
  createOperatorSettings,
  createSiteState,
  registerOperatorSettings,
} from '../modules/operator-settings/public.ts'
import {
  answersDigest,
  createReferenceCache,
  type ReferenceCache,
  registerCities,
  registerDictionaries,
} from '../modules/reference/public.ts'
import {
  createSavedSearchesService,
  registerSavedSearches,
} from '../modules/saved-searches/public.ts'
import {
  createOwnListsService,
  createSearchService,
  registerSearch,
  type SearchService,
} from '../modules/search/public.ts'
import { createStockImportsService, registerStockImports } from '../modules/stock-import/public.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Health } from '../platform/health/health.ts'
import { checkOrigin } from '../platform/http/check-origin.ts'
import { parseJsonBodies } from '../platform/http/json-body.ts'
import { openApiPages } from '../platform/http/openapi.ts'
import { checkAnswerStrictly } from '../platform/http/register-call.ts'
import { revalidate } from '../platform/http/revalidation.ts'
import { refuseUnknownPaths } from '../platform/http/unknown-paths.ts'
import type { Enqueue } from '../platform/jobs/job-queue.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { createCallLimits } from '../platform/rate-limit/call-limits.ts'
import { accountParts } from './account-parts.ts'
import { adLifecycle } from './ad-lifecycle.ts'
import { botUrlOf } from './bot-url.ts'
import { composeBilling } from './compose-billing.ts'
import type { Config } from './config.ts'
import { messageFiles } from './message-files.ts'
import { composeMessaging } from './messaging.ts'

export interface GatewayDependencies {
  config: Config
  db: Database
  enqueue: Enqueue
  /** Learns what the gateway needs before it may be asked. */
  health?: Health
  metrics?: Metrics | undefined
  /** Shared with what else the process does; its own by default. */
  reference?: ReferenceCache
  search?: SearchService
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
  parseJsonBodies(app)
  app.decorate('callBase', 'gateway')
  app.decorate(
    'checkAnswer',
    dependencies.strictAnswers ? checkAnswerStrictly : (_, detail) => detail,
  )
  app.decorate('callLimits', createCallLimits({ db, factor: config.callLimitFactor }))
  const environment = { outsideLinks: config.outsideLinks, isClosed: config.maintenance }
  const siteState = createSiteState({
    db,
    now,
    environment,
    onError: (err) => app.log.warn({ err }, 'Settings cannot be read, the former ones count'),
  })
  app.decorate('refuseWhileClosed', createClosedSite(siteState))
  refuseUnknownPaths(app)
  checkOrigin(app, config.publicUrl)

  const sessions = createSessionsService(db, config.staffSecondFactor)
  const reference = dependencies.reference ?? createReferenceCache(db)
  await app.register(sessionPlugin, { sessions, publicUrl: config.publicUrl })
  await app.register(multipart, { limits: { files: 1, fileSize: PHOTO_LIMITS.bytes } })
  await app.register(openApiPages, { base: 'gateway', address: config.gatewayBase })

  const storage = openFileStorage(config)
  const signature = createTelegramSignature(config.telegram)
  const { outbox, notifications } = composeMessaging({
    db,
    enqueue: dependencies.enqueue,
    channels: createChannels(config, db, messageFiles(db, storage)),
    config,
  })
  const lifecycle = adLifecycle({ notifications, publicUrl: config.publicUrl })
  const { codeSecret } = config
  const tellOfSecurity: TellOfSecurity = (tx, user, notice) =>
    notifications.tellAs(tx, user, notice)
  const tellOfSignIn = createSignInNotice({ codeSecret, tellOfSecurity })
  registerAuth(app, {
    auth: createAuthService({ db, sessions, outbox, codeSecret, signature, tellOfSignIn }),
    telegram: createTelegramService({ db, sessions, signature, tellOfSignIn }),
    deepLinks: createTelegramDeepLinkService({ db, botUrl: botUrlOf(config) }),
    sessions,
  })
  registerSecondFactor(app, createSecondFactorService({ db, sessions, tellOfSecurity, codeSecret }))
  const isMailOn = config.email.provider !== 'off'
  const letters = createFormLetters({ db, outbox, isOn: isMailOn })
  registerMailForms(app, createMailFormsService(letters, config.formRecipients))
  registerBuyback(app, createBuybackService(letters, config.formRecipients.buyback))
  const parts = accountParts({ db, lifecycle })
  const incoming = incomingFolder(filesFolder(config))
  registerProfiles(app, createProfilesService({ db, sessions, parts }))
  const coded = { db, outbox, enqueue: dependencies.enqueue, codeSecret, tellOfSecurity }
  registerNotifications(app, createUnsubscription({ db, codeSecret }))
  registerAccount(app, {
    account: createAccountService({ db, avatars: createAvatars({ storage }), parts }),
    notices: createNoticeChoices(db),
    phoneChange: createPhoneChange(coded),
    deletion: createAccountDeletion(coded),
    incoming,
  })
  const { publicUrl } = config
  registerEmail(app, createEmailService({ db, outbox, publicUrl, isOn: isMailOn }))
  await app.register(async (scope) => {
    const digest = answersDigest()
    revalidate(scope, async () => `${digest} ${await reference.revision()}`)
    registerCities(scope, reference)
    registerDictionaries(scope, { db, reference })
  })
  const counter = createActivityCounter(db)
  app.addHook('onClose', () => counter.flush())
  registerActivity(app, createActivityService({ db, counter }))
  registerAds(app, {
    ownAds: createOwnAdsService({ db, now, lifecycle, billing: adBilling }),
    liveAds: createLiveAdsService({ db, counter }),
  })
  registerComplaints(app, createComplaintsService({ db, now }))
  const billing = composeBilling(config, {
    db,
    now,
    lifecycle,
    outbox,
    notifications,
    log: app.log,
  })
  registerBilling(app, billing)
  registerInvoices(app, billing)
  registerSellers(app, createSellersService(db))
  registerConfirmation(app, createConfirmationService({ db, now, lifecycle }))
  const search = dependencies.search ?? createSearchService({ db, reference, log: app.log })
  dependencies.health?.add('index', search.isLoaded)
  dependencies.metrics?.watchIndex(search.statistics)
  registerSearch(app, {
    search,
    ownLists: createOwnListsService({ db, now }),
  })
  registerSavedSearches(app, createSavedSearchesService({ db, reference, search }))
  registerFavorites(app, createFavoritesService({ db, now, counter }))
  registerFeeds(app, createFeedsService({ db, enqueue: dependencies.enqueue, reference, now }))
  registerStillOffered(
    app,
    createStillOfferedService({
      db,
      now,
      lifecycle,
      links: createStillOfferedLinks({ codeSecret, publicUrl }),
    }),
  )
  registerAdPhotos(app, createAdPhotosService({ db, now, lifecycle }))
  registerUpload(app, {
    photos: createPhotosService({ db, storage }),
    incoming,
  })
  registerOperatorSettings(app, {
    settings: createOperatorSettings({ db, now, environment, onChanged: siteState.forget }),
    siteState,
  })
  registerStockImports(
    app,
    createStockImportsService({ db, now, reference, notifications, publicUrl }),
  )
  registerEvidence(app, createEvidenceService({ db, now, search }))
  registerFigures(app, createFiguresService({ db }))
  registerLookUps(app, createLookUpsService({ db }))
  registerAdsExport(app, createExportService({ db, now }))
  registerStaffEvents(
    app,
    createStaffFeed({
      db,
      rolesOfSessions: sessions.rolesOf,
      onError: (error) => app.log.warn({ err: error }, 'The staff is told of changes later'),
    }),
  )
  registerMerging(
    app,
    createMergingService({
      db,
      merging: createAccountMerging({ db, parts, enqueue: dependencies.enqueue, tellOfSecurity }),
    }),
  )
  registerModeration(app, {
    accounts: createAccountsService({
      db,
      blocks: createAccountBlocks({ tellOfSecurity }),
      enqueue: dependencies.enqueue,
    }),
    ads: createModeratorAdsService({
      db,
      now,
      lifecycle,
      ownerAsking: createOwnerAsking({ notifications, publicUrl: config.publicUrl }),
    }),
    batches: createBatchesService({
      db,
      now,
      workOf: createWorkOf({ lifecycle, notifications, publicUrl }),
    }),
    complaints: createComplaintsDecisions({ db, now, lifecycle }),
    views: createViewsService({ db }),
    queue: createQueueService({ db, now }),
    search: createSearchAllService({ db, now }),
    userCard: createUserCardService({ db }),
    users: createModeratorUsersService({
      sessions,
      db,
      now,
      phonesPerHour: config.staffPhonesPerHour,
    }),
  })
}
