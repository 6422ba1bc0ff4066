import { useMemo } from 'react'
import { KEPT_KEYS } from '../../lib/browser/kept-keys.ts'
import { storeOver, useStore } from '../../lib/browser/store.ts'

const KEY = KEPT_KEYS.queries
const KEPT = 6

const kept = storeOver<string>({
  read() {
    try {
      return localStorage.getItem(KEY) ?? '[]'
    } catch {
      return '[]'
    }
  },
  write(text) {
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // Storage is not available: nothing is remembered.
    }
  },
})

function parse(text: string): string[] {
  try {
    const queries: unknown = JSON.parse(text)
    return Array.isArray(queries) ? queries.filter((query) => typeof query === 'string') : []
  } catch {
    return []
  }
}

/** What was searched for in this browser, the latest first. */
export function useRecentQueries(): string[] {
  const text = useStore(kept, '[]')
  return useMemo(() => parse(text), [text])
}

export function rememberQuery(query: string): void {
  const others = parse(kept.read()).filter((one) => one !== query)
  kept.write(JSON.stringify([query, ...others].slice(0, KEPT)))
}

export const forgetQueries = (): void => kept.write('[]')
