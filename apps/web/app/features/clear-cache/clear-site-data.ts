import { removeOldCaches } from '../../lib/browser/old-caches.ts'

/** What was removed from the browser, in numbers. */
export interface Cleared {
  workers: number
  caches: number
  values: number
}

/**
 * Removes everything that the site keeps in this browser: service workers, caches, stored values (spec §9). The login
 * stays: it is a cookie.
 */
export async function clearSiteData(): Promise<Cleared> {
  return {
    ...(await removeOldCaches('none')),
    values: emptied(() => localStorage) + emptied(() => sessionStorage),
  }
}

/** Where storage is forbidden there is nothing to remove. */
function emptied(open: () => Storage): number {
  try {
    const storage = open()
    const { length } = storage
    storage.clear()
    return length
  } catch {
    return 0
  }
}
