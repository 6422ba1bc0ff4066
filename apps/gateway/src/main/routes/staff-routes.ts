import type { FastifyInstance } from 'fastify'
import { createAdPhotosService, createOwnerAsking } from '../../modules/ads/public.ts'
import { createAccountBlocks, createAccountMerging } from '../../modules/identity/public.ts'
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
  publishStaffEvent,
  registerAdsExport,
  registerEvidence,
  registerFigures,
  registerLookUps,
  registerMerging,
  registerModeration,
  registerStaffEvents,
} from '../../modules/moderation/public.ts'
import {
  createOperatorSettings,
  registerOperatorSettings,
} from '../../modules/operator-settings/public.ts'
import {
  createStockImportsService,
  registerStockImports,
} from '../../modules/stock-import/public.ts'
import type { Services } from '../compose/services.ts'

/** Registers what the console asks: decisions, look-ups, batches, imports, figures and settings (domain §9). */
export function registerStaffRoutes(app: FastifyInstance, services: Services): void {
  const { config, db, now, siteState, environment, reference, notifications, publicUrl } = services
  registerOperatorSettings(app, {
    settings: createOperatorSettings({ db, now, environment, onChanged: siteState.forget }),
    siteState,
  })
  registerStockImports(
    app,
    createStockImportsService({
      db,
      now,
      reference,
      notifications,
      publicUrl,
      adPhotos: createAdPhotosService({ db, now, lifecycle: services.lifecycle }),
      tellStarter: (tx, moderatorId, importId) =>
        publishStaffEvent(tx, { type: 'stock.steered', moderatorId, importId }),
    }),
  )
  registerEvidence(app, createEvidenceService({ db, now, search: services.search }))
  registerFigures(app, createFiguresService({ db }))
  registerLookUps(app, createLookUpsService({ db }))
  registerAdsExport(app, createExportService({ db, now }))
  registerStaffEvents(
    app,
    createStaffFeed({
      db,
      rolesOfSessions: services.sessions.rolesOf,
      onError: (err) => app.log.warn({ err }, 'The staff is told of changes later'),
    }),
  )
  registerMerging(app, createMergingService({ db, merging: createAccountMerging(services) }))
  registerModeration(app, {
    ...decisionServices(services),
    views: createViewsService({ db }),
    search: createSearchAllService({ db, now }),
    userCard: createUserCardService({ db }),
    users: createModeratorUsersService({
      sessions: services.sessions,
      db,
      now,
      phonesPerHour: config.staffPhonesPerHour,
    }),
  })
}

/** What moderators change: ads, many ads at once, complaints and accounts. */
function decisionServices(services: Services) {
  const { db, now, enqueue, lifecycle, notifications, publicUrl, tellOfSecurity } = services
  return {
    queue: createQueueService({ db, now }),
    ads: createModeratorAdsService({
      db,
      now,
      lifecycle,
      ownerAsking: createOwnerAsking({ notifications, publicUrl }),
    }),
    batches: createBatchesService({
      db,
      now,
      workOf: createWorkOf({ lifecycle, notifications, publicUrl }),
    }),
    complaints: createComplaintsDecisions({ db, now, lifecycle }),
    accounts: createAccountsService({
      db,
      blocks: createAccountBlocks({ tellOfSecurity }),
      enqueue,
    }),
  }
}
