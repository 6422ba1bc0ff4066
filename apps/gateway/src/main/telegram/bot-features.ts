import { adsCommand, createAnswerStillOffered } from '../../modules/ads/public.ts'
import { createFindFeature, createMailingFeature } from '../../modules/mailings/public.ts'
import type { Notifications } from '../../modules/notifications/public.ts'
import type { ReferenceCache } from '../../modules/reference/public.ts'
import {
  createSavedSearchesService,
  createSearchNames,
} from '../../modules/saved-searches/public.ts'
import type { SearchService } from '../../modules/search/public.ts'
import type { BotFeature } from '../../modules/telegram-bot/public.ts'
import type { UnderstandingService } from '../../modules/understanding/public.ts'
import type { Database } from '../../platform/database/connect.ts'
import { adLifecycle } from '../compose/ad-lifecycle.ts'
import { createStillOfferedFeature } from './still-offered-feature.ts'

interface BotFeaturesDependencies {
  db: Database
  reference: ReferenceCache
  search: SearchService
  understanding: UnderstandingService
  notifications: Notifications
  publicUrl: string
}

/** What the modules add to the bot. */
export function botFeatures({
  db,
  reference,
  search,
  understanding,
  notifications,
  publicUrl,
}: BotFeaturesDependencies): BotFeature[] {
  const searches = createSavedSearchesService({ db, reference, search })
  const nameOf = createSearchNames({ db, reference })
  return [
    createFindFeature({ db, understanding, search, searches, nameOf, publicUrl }),
    createMailingFeature({ search, searches, nameOf, publicUrl }),
    adsCommand({ publicUrl }),
    createStillOfferedFeature(createAnswerStillOffered(adLifecycle({ notifications, publicUrl }))),
  ]
}
