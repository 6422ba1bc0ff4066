import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** So many addresses are remembered, by their hashes. */
const ADDRESSES = 20_000
/** An address that is asked for less often is not worth its place. */
const WITHIN_MS = 10 * 60_000

/**
 * Which pages are worth being kept: those that are asked for a second time. A crawler that walks through a million ads, or
 * a flood of invented addresses, drives nothing out that visitors look at.
 */
export function createAdmission(now: () => number) {
  const asked = new LRUCache<string, number>({ max: ADDRESSES })

  return {
    /** Notes that an address was asked for. @returns whether it was before */
    note(address: string): boolean {
      const key = hash('sha1', address, 'base64url')
      const last = asked.get(key)
      asked.set(key, now())
      return last !== undefined && now() - last < WITHIN_MS
    },
  }
}
