import type { PhotoMemory } from '@trassa/ad-form/photos/preparing/known-files'
import { KEPT_KEYS } from '../../../lib/browser/kept-keys.ts'

/** A fingerprint takes some hundred characters; an ad has at most twenty photographs (domain §4). */
const MOST = 100

/** Which photo each uploaded file became, for this tab. A browser that keeps nothing forgets it with a reload. */
export const photoMemory: PhotoMemory = {
  read() {
    try {
      return JSON.parse(sessionStorage.getItem(KEPT_KEYS.photos) ?? '{}')
    } catch {
      return {}
    }
  },
  write(photoIds) {
    try {
      const latest = Object.entries(photoIds).slice(-MOST)
      sessionStorage.setItem(KEPT_KEYS.photos, JSON.stringify(Object.fromEntries(latest)))
    } catch {
      // Storage is full or forbidden.
    }
  },
}
