import { KEPT_KEYS } from '../../lib/browser/kept-keys.ts'
import { storeOver, useStore } from '../../lib/browser/store.ts'
import type { Place } from './place.ts'

const KEY = KEPT_KEYS.city

export type RememberedCity = Pick<Place, 'slug' | 'name'>

const kept = storeOver<string | null>({
  read() {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return null
    }
  },
  write(text) {
    try {
      if (text === null) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, text)
    } catch {
      // Storage is not available: the city is lost with the page; the address still has it.
    }
  },
})

/** `null` for what is no city with its name. */
function parse(text: string | null): RememberedCity | null {
  try {
    const { slug, name } = JSON.parse(text ?? 'null') ?? {}
    return typeof slug === 'string' && typeof name === 'string' ? { slug, name } : null
  } catch {
    return null
  }
}

/**
 * The city or region chosen last in the picker, for the logo, the menus and the main page: a convenience
 * of this browser that no page depends on (domain §7, docs/decisions/073). `null` is the whole country.
 */
export const rememberedCity = {
  read: (): RememberedCity | null => parse(kept.read()),
  write: (place: RememberedCity | null): void =>
    kept.write(place && JSON.stringify({ slug: place.slug, name: place.name })),
}

/** Subscribes to the remembered city; `null` on the server. */
export const useRememberedCity = (): RememberedCity | null => parse(useStore(kept, null))
