import { adsCommand } from '../modules/ads/public.ts'
import { createMailingFeature } from '../modules/mailings/public.ts'
import type { ReferenceCache } from '../modules/reference/public.ts'
import { createSavedSearchesService, createSearchNames } from '../modules/saved-searches/public.ts'
import type { SearchService } from '../modules/search/public.ts'
import type { BotFeature } from '../modules/telegram-bot/public.ts'
import type { Database } from '../platform/database/connect.ts'

interface BotFeaturesDependencies {
  db: Database
  reference: ReferenceCache
  search: SearchService
  publicUrl: string
}

/** What the modules add to the bot. */
export const botFeatures = ({
  db,
  reference,
  search,
  publicUrl,
}: BotFeaturesDependencies): BotFeature[] => [
  createMailingFeature({
    search,
    searches: createSavedSearchesService({ db, reference, search }),
    nameOf: createSearchNames({ db, reference }),
    publicUrl,
  }),
  adsCommand({ publicUrl }),
]
