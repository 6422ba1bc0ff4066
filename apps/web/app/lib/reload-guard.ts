import { KEPT_KEYS } from './kept-keys.ts'

const KEY = KEPT_KEYS.reloaded
/** spec §9: milliseconds between two reloads for the same reason. */
const GUARD_MS = 60_000

/**
 * Reloads the page because a chunk of it could not be loaded – mostly it is gone since the last
 * release –, but not more than once a minute (spec §4, §8). Says whether it did.
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  // Without a network a reload would only take away what is there.
  if (!navigator.onLine) return false
  try {
    if (now - Number(sessionStorage.getItem(KEY)) < GUARD_MS) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Nothing would stop a second reload: better none.
    return false
  }
  reload()
  return true
}

/** Listens for chunks that fail to load. */
export function watchChunks(): () => void {
  const onFailure = (event: Event) => {
    if (reloadOnce()) event.preventDefault()
  }
  addEventListener('vite:preloadError', onFailure)
  return () => removeEventListener('vite:preloadError', onFailure)
}
