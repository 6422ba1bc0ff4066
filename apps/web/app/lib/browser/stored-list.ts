import { type Store, storeOver } from './store.ts'

interface StoredListOptions<T> {
  /** Items at most; the last ones are dropped. */
  max: number
  /** Whether a stored value is an item: another version of the site, or a person, may have written it. */
  isItem: (value: unknown) => value is T
}

/**
 * A list that this browser keeps under `key` of `localStorage`, the same in all tabs. Where storage is not
 * available the list lives as long as the page.
 */
export function storedList<T>(
  key: string,
  { max, isItem }: StoredListOptions<T>,
): Store<readonly T[]> {
  let text: string | null = null
  let items: readonly T[] = []

  const parse = (stored: string): readonly T[] => {
    try {
      const parsed: unknown = JSON.parse(stored)
      return Array.isArray(parsed) ? parsed.filter(isItem).slice(0, max) : []
    } catch {
      return []
    }
  }

  const store = storeOver<readonly T[]>({
    // The same text gives the same array, as `useSyncExternalStore` requires.
    read() {
      try {
        const stored = localStorage.getItem(key)
        if (stored !== text) {
          text = stored
          items = parse(stored ?? '[]')
        }
      } catch {
        // Storage is not available: what was written last stands in `items`.
      }
      return items
    },
    write(next) {
      items = next.slice(0, max)
      try {
        const written = JSON.stringify(items)
        localStorage.setItem(key, written)
        text = written
      } catch {
        // Storage is not available or full.
      }
    },
  })

  return {
    ...store,
    subscribe: (listener) => {
      const fromOtherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      globalThis.addEventListener('storage', fromOtherTab)
      const unsubscribe = store.subscribe(listener)
      return () => {
        globalThis.removeEventListener('storage', fromOtherTab)
        unsubscribe()
      }
    },
  }
}
