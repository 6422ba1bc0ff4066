import multipart from '@fastify/multipart'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { sessionPlugin } from '../modules/identity/public.ts'
import { createClosedSite } from '../modules/operator-settings/public.ts'
import type { ReferenceCache } from '../modules/reference/public.ts'
import type { SearchService } from '../modules/search/public.ts'
import type { Understanding } from '../modules/understanding/public.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Health } from '../platform/health/health.ts'
import { openApiPages } from '../platform/http/openapi.ts'
import { checkAnswerStrictly } from '../platform/http/register-call.ts'
import { checkOrigin } from '../platform/http/requests/check-origin.ts'
import { parseJsonBodies } from '../platform/http/requests/json-body.ts'
import { refuseUnknownPaths } from '../platform/http/requests/unknown-paths.ts'
import type { Enqueue } from '../platform/jobs/job-queue.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { createCallLimits } from '../platform/rate-limit/call-limits.ts'
import { composeServices, type Services } from './compose/services.ts'
import type { Config } from './config.ts'
import { registerAccountRoutes } from './routes/account-routes.ts'
import { registerSellerRoutes } from './routes/seller-routes.ts'
import { registerStaffRoutes } from './routes/staff-routes.ts'
import { registerVisitorRoutes } from './routes/visitor-routes.ts'

export interface GatewayDependencies {
  config: Config
  db: Database
  enqueue: Enqueue
  /** Learns what the gateway needs before it may be asked. */
  health?: Health
  metrics?: Pick<Metrics, 'watchIndex'> | undefined
  /** Shared with what else the process does; its own by default. */
  reference?: ReferenceCache
  search?: SearchService
  understanding?: Understanding
  /** Tests hold every answer against its contract; see `checkAnswerStrictly`. */
  strictAnswers?: boolean
}

/** The gateway as a plugin: mounted at its base by its own server or by the site's. */
export async function gateway(
  app: FastifyInstance,
  dependencies: GatewayDependencies,
): Promise<void> {
  const services = composeServices({ ...dependencies, log: app.log })
  const { search, searches, counter } = services
  await checkRequests(app, services, dependencies.strictAnswers ?? false)
  dependencies.health?.add('index', search.isLoaded)
  dependencies.metrics?.watchIndex(search.statistics)
  app.addHook('onClose', async () => {
    await Promise.all([counter.flush(), searches.flush()])
  })
  prepareLater(app, services)

  registerAccountRoutes(app, services)
  registerVisitorRoutes(app, services)
  registerSellerRoutes(app, services)
  registerStaffRoutes(app, services)
}

/** After a start other things come first; who searches meanwhile waits for it. */
const PREPARED_AFTER_MS = 30_000

function prepareLater(
  app: FastifyInstance,
  { understanding, searches, suggestions }: Services,
): void {
  let timer: NodeJS.Timeout | undefined
  const prepare = async () => {
    await Promise.all([understanding.prepare(), searches.refresh()])
    await suggestions.prepare()
  }
  app.addHook('onListen', async () => {
    timer = setTimeout(
      () => prepare().catch((err) => app.log.warn({ err }, 'No query is understood')),
      PREPARED_AFTER_MS,
    ).unref()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}

/** What every call passes before its route: its shape, its origin, its session, its limits. */
async function checkRequests(
  app: FastifyInstance,
  { config, db, sessions, siteState }: Services,
  strictAnswers: boolean,
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  parseJsonBodies(app)
  app.decorate('callBase', 'gateway')
  app.decorate('checkAnswer', strictAnswers ? checkAnswerStrictly : null)
  app.decorate('callLimits', createCallLimits({ db, factor: config.callLimitFactor }))
  app.decorate('refuseWhileClosed', createClosedSite(siteState))
  refuseUnknownPaths(app)
  checkOrigin(app, config.publicUrl)
  await app.register(sessionPlugin, { sessions, publicUrl: config.publicUrl })
  await app.register(multipart, { limits: { files: 1, fileSize: PHOTO_LIMITS.bytes } })
  await app.register(openApiPages, { base: 'gateway', address: config.gatewayBase })
}
