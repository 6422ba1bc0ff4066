import { LRUCache } from 'lru-cache'

/** All that pages ask again and again – cities, regions, the dictionaries of a form – and the lists of a moment. */
const KEPT = 64

const parsed = new LRUCache<Buffer, object>({ max: KEPT })

/**
 * The JSON of a kept answer: each of a page's loaders would read the thousand cities anew. All renderings share the result,
 * which nothing may change.
 */
export function parsedBody(body: Buffer): unknown {
  const known = parsed.get(body)
  if (known) return known
  const value: unknown = JSON.parse(body.toString())
  if (typeof value === 'object' && value !== null) parsed.set(body, value)
  return value
}
