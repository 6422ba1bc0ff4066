import { KEPT_KEYS } from './kept-keys.ts'

const KEY = KEPT_KEYS.reloaded
/** spec §9: milliseconds between two reloads for the same reason. */
const GUARD_MS = 60_000

/**
 * Reloads the page because a chunk of it could not be loaded – mostly it is gone since the last
 * release –, but not more than once a minute (spec §4, §8), and only where the server answers: without it
 * the browser's error page would take the place of a form.
 */
export async function reloadOnce(now = Date.now(), reload = () => location.reload()) {
  try {
    const { ok } = await fetch('/robots.txt', { method: 'HEAD' })
    if (ok && now - Number(sessionStorage.getItem(KEY)) >= GUARD_MS) {
      sessionStorage.setItem(KEY, String(now))
      reload()
    }
  } catch {
    // No network, or nothing that would stop a second reload: better none.
  }
}

/** Listens for chunks that fail to load. */
export function watchChunks(): () => void {
  const onFailure = () => void reloadOnce()
  addEventListener('vite:preloadError', onFailure)
  return () => removeEventListener('vite:preloadError', onFailure)
}
