import multipart from '@fastify/multipart'
import type { CallBase } from '@trassa/contracts/envelopes'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { sessionPlugin } from '../modules/identity/public.ts'
import { registerLegacyApi } from '../modules/legacy-api/public.ts'
import { createClosedSite } from '../modules/operator-settings/public.ts'
import { registerPayApi } from '../modules/pay-api/public.ts'
import type { ReferenceCache } from '../modules/reference/public.ts'
import type { SearchService } from '../modules/search/public.ts'
import type { Understanding } from '../modules/understanding/public.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Health } from '../platform/health/health.ts'
import { announceSuccessors } from '../platform/http/older-bases/announce-successors.ts'
import { openApiPages } from '../platform/http/openapi.ts'
import { checkAnswerStrictly } from '../platform/http/register-call.ts'
import { checkOrigin } from '../platform/http/requests/check-origin.ts'
import { parseJsonBodies } from '../platform/http/requests/json-body.ts'
import { refuseUnknownPaths } from '../platform/http/requests/unknown-paths.ts'
import type { Enqueue } from '../platform/jobs/job-queue.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { createCallLimits } from '../platform/rate-limit/call-limits.ts'
import { composeServices, type Services } from './compose/services.ts'
import { basesOf, type Config } from './config.ts'
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

/** The gateway as a plugin of its own server or the site's: mounts each base of calls at its path (domain §1). */
export async function gateway(
  app: FastifyInstance,
  dependencies: GatewayDependencies,
): Promise<void> {
  const { config } = dependencies
  const services = composeServices({ ...dependencies, log: app.log })
  const { search, searches, counter } = services
  const checks = createChecks(services, dependencies.strictAnswers ?? false)
  dependencies.health?.add('index', search.isLoaded)
  dependencies.metrics?.watchIndex(search.statistics)
  app.addHook('onClose', async () => {
    await Promise.all([counter.flush(), searches.flush()])
  })
  prepareLater(app, services)

  const mount = async (base: CallBase, register: (scope: FastifyInstance) => void) => {
    const address = basesOf(config)[base]
    const mounted = async (scope: FastifyInstance) => {
      if (base !== 'gateway') announceSuccessors(scope, config.gatewayBase)
      await checkRequests(scope, checks, { base, address })
      register(scope)
    }
    await app.register(mounted, { prefix: address })
  }
  await mount('gateway', (scope) => {
    registerAccountRoutes(scope, services)
    registerVisitorRoutes(scope, services)
    registerSellerRoutes(scope, services)
    registerStaffRoutes(scope, services)
  })
  await mount('legacy', registerLegacyApi)
  await mount('pay', registerPayApi)
}

/** The pages that were waiting for the start come first. A query that is typed meanwhile makes names at once. */
const PREPARED_AFTER_MS = 5000

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

/** What the requests of all bases share: their limits are those of a user, whatever the base. */
const createChecks = ({ config, db, sessions, siteState }: Services, strictAnswers: boolean) => ({
  publicUrl: config.publicUrl,
  sessions,
  checkAnswer: strictAnswers ? checkAnswerStrictly : null,
  callLimits: createCallLimits({ db, factor: config.callLimitFactor }),
  refuseWhileClosed: createClosedSite(siteState),
})

/** What every call passes before its route: its shape, its origin, its session, its limits. */
async function checkRequests(
  app: FastifyInstance,
  { publicUrl, sessions, ...checks }: ReturnType<typeof createChecks>,
  documented: { base: CallBase; address: string },
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  parseJsonBodies(app)
  app.decorate('callBase', documented.base)
  app.decorate('checkAnswer', checks.checkAnswer)
  app.decorate('callLimits', checks.callLimits)
  app.decorate('refuseWhileClosed', checks.refuseWhileClosed)
  refuseUnknownPaths(app)
  checkOrigin(app, publicUrl)
  await app.register(sessionPlugin, { sessions, publicUrl })
  await app.register(multipart, { limits: { files: 1, fileSize: PHOTO_LIMITS.bytes } })
  await app.register(openApiPages, documented)
}
