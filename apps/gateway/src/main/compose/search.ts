import type { FastifyBaseLogger } from 'fastify'
import type { ReferenceCache } from '../../modules/reference/public.ts'
import { createSearchService, type SearchService } from '../../modules/search/public.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Config } from '../config.ts'

/** The search of live ads by the settings, for requests and jobs alike. */
export const composeSearch = (
  { searchFreshnessMs, answerBytes, mode }: Config,
  dependencies: { db: Database; reference: ReferenceCache; log: FastifyBaseLogger },
): SearchService =>
  createSearchService({
    ...dependencies,
    freshness: { bound: searchFreshnessMs },
    answerBytes,
    explains: mode !== 'production',
  })
