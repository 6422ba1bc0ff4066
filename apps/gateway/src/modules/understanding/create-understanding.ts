import type { Database } from '../../platform/database/connect.ts'
import type { ReferenceCache } from '../reference/public.ts'
import type { SearchService } from '../search/public.ts'
import { createCurrentUnderstanding } from './current-understanding.ts'
import { createUnderstandingService } from './understanding.service.ts'

interface Dependencies {
  db: Database
  reference: ReferenceCache
  search: Pick<SearchService, 'measure'>
  log: Parameters<typeof createCurrentUnderstanding>[0]['log']
}

export type Understanding = ReturnType<typeof createUnderstanding>

/** Understands queries by the database. What it needs of memory, it takes at the first query: one is enough for a process. */
export function createUnderstanding({ db, reference, search, log }: Dependencies) {
  const market = createCurrentUnderstanding({ db, reference, log })
  return { ...createUnderstandingService({ market, search }), market }
}
