import { useSyncExternalStore } from 'react'

const KEY = 'trassa.city'

const listeners = new Set<() => void>()

/**
 * The slug of the city chosen last, for links to the main list: a convenience of this browser that
 * no page depends on (domain §7). Where storage is forbidden, nothing is remembered.
 */
export const rememberedCity = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return null
    }
  },
  write(slug: string | null): void {
    try {
      if (slug) localStorage.setItem(KEY, slug)
      else localStorage.removeItem(KEY)
    } catch {
      // Storage is not available: the city is lost with the page; the address still has it.
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Subscribes to the remembered city; `null` on the server. */
export const useRememberedCity = (): string | null =>
  useSyncExternalStore(rememberedCity.subscribe, rememberedCity.read, () => null)
