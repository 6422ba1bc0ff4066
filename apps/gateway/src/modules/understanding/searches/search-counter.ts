import type { Understood } from '@trassa/contracts/entities/understood'
import type { Database } from '../../../platform/database/connect.ts'
import { networkOf } from '../../../platform/net/network-of.ts'
import { createWindowCounter } from '../../../platform/rate-limit/window-counter.ts'
import { isCrawler } from '../../ads/public.ts'
import type { SearchedList } from '../suggestions/popular.ts'
import type { Typed } from '../understanding.service.ts'
import { addSearches, readPopular } from './searched-lists.repository.ts'

const FLUSH_MS = 60_000
const FRESH_MS = 5 * 60_000
const HOUR_MS = 3_600_000
/** Searches of one network that count in an hour; each list counts once. */
const BY_NETWORK = 30
/** Lists that are counted between two writings. */
const MOST_LISTS = 2000

/** Ranges and several values have no name to be suggested by. */
const UNNAMED = /(?:From|To)=|,|%2C/

interface Client {
  address: string
  userAgent: string | undefined
}

interface Dependencies {
  db: Database
  understand: (typed: Typed) => Promise<Pick<Understood, 'list' | 'text' | 'ignored'>>
  log: { warn: (context: { err: unknown }, message: string) => void }
}

export type SearchCounter = ReturnType<typeof createSearchCounter>

/**
 * Counts what people search for as the lists that their words mean: free text, which may name people and phones, is
 * kept nowhere (docs/decisions/189). Counts are written together once a minute; a killed process loses its last ones.
 */
export function createSearchCounter({ db, understand, log }: Dependencies) {
  const ofNetworks = createWindowCounter(HOUR_MS)
  const ofLists = createWindowCounter(HOUR_MS)
  let counts = new Map<string, SearchedList & { searches: number }>()
  let timer: NodeJS.Timeout | undefined
  let popular: readonly SearchedList[] = []
  let until = 0

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counted = [...counts.values()]
    counts = new Map()
    if (counted.length > 0) await addSearches(db, counted)
  }

  async function refresh(): Promise<void> {
    until = Date.now() + FRESH_MS
    popular = await readPopular(db)
  }

  const warn = (err: unknown) => log.warn({ err }, 'Searches are not counted')

  return {
    /** @returns 0 where the search does not count */
    count: async (typed: Typed, { address, userAgent }: Client): Promise<{ counted: number }> => {
      const network = networkOf(address)
      if (isCrawler(userAgent) || ofNetworks.count(network).hits > BY_NETWORK) return { counted: 0 }
      const { list, text, ignored } = await understand(typed)
      const { adType, query } = list
      const isNamed = query !== '' && text === '' && ignored === '' && !UNNAMED.test(query)
      if (!isNamed) return { counted: 0 }
      const key = `${adType} ${query}`
      const known = counts.get(key)
      if (ofLists.count(`${network} ${key}`).hits > 1) return { counted: 0 }
      if (!known && counts.size >= MOST_LISTS) return { counted: 0 }
      counts.set(key, { adType, query, searches: (known?.searches ?? 0) + 1 })
      timer ??= setTimeout(() => void flush().catch(warn), FLUSH_MS).unref()
      return { counted: 1 }
    },
    /** Writes what has been counted so far; on closing and in tests. */
    flush,
    /** What was searched for most in the last days, as it was read some minutes ago at most. */
    popular: (): readonly SearchedList[] => {
      if (Date.now() > until) void refresh().catch(warn)
      return popular
    },
    refresh,
  }
}
