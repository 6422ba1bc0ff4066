import { LRUCache } from 'lru-cache'
import { createWordSearch, type DocumentSearch, type SearchedDocuments } from './word-search.ts'
import type { AskedWords } from './words.ts'

/** What is kept of searches for one type. */
const MOST_BYTES = 8 << 20

/**
 * Searches for phrases that were completed, those asked for last: the next one for the same text looks only at documents
 * that have come since. Other searches take less time than it would take to keep them.
 */
export function createKeptSearches() {
  const completed = new LRUCache<AskedWords, ReturnType<typeof createWordSearch>>({
    maxSize: MOST_BYTES,
  })

  return {
    /** @param asked the same object for the same text; `documents` are those of one index between two compactions. */
    begin: (asked: AskedWords, documents: SearchedDocuments): DocumentSearch => {
      const search = completed.get(asked) ?? createWordSearch(asked, documents)
      // One that fails midway is not kept.
      completed.delete(asked)
      return {
        ...search,
        advance: (isOver) => {
          if (!search.advance(isOver)) return false
          const size = search.size()
          if (size > 0) completed.set(asked, search, { size })
          return true
        },
      }
    },
  }
}
