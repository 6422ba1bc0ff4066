import { storeOver, useStore } from '../../lib/store.ts'

const KEY = 'trassa.city'

/**
 * The slug of the city chosen last, for links to the main list: a convenience of this browser that
 * no page depends on (domain §7). Where storage is forbidden, nothing is remembered.
 */
export const rememberedCity = storeOver<string | null>({
  read() {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return null
    }
  },
  write(slug) {
    try {
      if (slug) localStorage.setItem(KEY, slug)
      else localStorage.removeItem(KEY)
    } catch {
      // Storage is not available: the city is lost with the page; the address still has it.
    }
  },
})

/** Subscribes to the remembered city; `null` on the server. */
export const useRememberedCity = (): string | null => useStore(rememberedCity, null)
