import type { FastifyBaseLogger } from 'fastify'
import { createActivityCounter } from '../../modules/ads/public.ts'
import { createSessionsService, type TellOfSecurity } from '../../modules/identity/public.ts'
import { filesFolder, incomingFolder, openFileStorage } from '../../modules/media/public.ts'
import { createChannels } from '../../modules/messaging/public.ts'
import { createSiteState } from '../../modules/operator-settings/public.ts'
import { createReferenceCache, type ReferenceCache } from '../../modules/reference/public.ts'
import type { SearchService } from '../../modules/search/public.ts'
import {
  createSearchCounter,
  createSuggestionsService,
  createUnderstanding,
  type Understanding,
} from '../../modules/understanding/public.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Enqueue } from '../../platform/jobs/job-queue.ts'
import type { Config } from '../config.ts'
import { accountParts } from './account-parts.ts'
import { adLifecycle } from './ad-lifecycle.ts'
import { messageFiles } from './message-files.ts'
import { composeMessaging } from './messaging.ts'
import { composeSearch } from './search.ts'

interface ServiceDependencies {
  config: Config
  db: Database
  enqueue: Enqueue
  log: FastifyBaseLogger
  /** Shared with what else the process does; its own by default. */
  reference?: ReferenceCache
  search?: SearchService
  understanding?: Understanding
}

/** What routes of several modules need, made once for a gateway. */
export type Services = ReturnType<typeof composeServices>

/** @returns the dependencies themselves and everything that more than one module's service takes */
export function composeServices({ config, db, enqueue, log, ...shared }: ServiceDependencies) {
  const now = () => new Date()
  const { publicUrl, codeSecret } = config
  const environment = { outsideLinks: config.outsideLinks, isClosed: config.maintenance }
  const reference = shared.reference ?? createReferenceCache(db)
  const storage = openFileStorage(config)
  const channels = createChannels(config, db, messageFiles(db, storage))
  const { outbox, notifications } = composeMessaging({ db, enqueue, channels, config })
  const search = shared.search ?? composeSearch(config, { db, reference, log })
  const understanding = shared.understanding ?? createUnderstanding({ db, reference, search, log })
  const searches = createSearchCounter({ db, understand: understanding.understand, log })
  const lifecycle = adLifecycle({ notifications, publicUrl })
  const tellOfSecurity: TellOfSecurity = (tx, user, notice) =>
    notifications.tellAs(tx, user, notice)
  return {
    config,
    db,
    enqueue,
    log,
    now,
    publicUrl,
    codeSecret,
    environment,
    siteState: createSiteState({
      db,
      now,
      environment,
      onError: (err) => log.warn({ err }, 'Settings cannot be read, the former ones count'),
    }),
    sessions: createSessionsService(db, config.staffSecondFactor),
    reference,
    search,
    understanding,
    searches,
    suggestions: createSuggestionsService({
      market: understanding.market,
      search,
      popular: searches.popular,
      log,
    }),
    storage,
    incoming: incomingFolder(filesFolder(config)),
    outbox,
    notifications,
    tellOfSecurity,
    lifecycle,
    parts: accountParts({ db, lifecycle }),
    counter: createActivityCounter(db),
  }
}
