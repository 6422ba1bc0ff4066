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

/** The errors of preloads that failed: they reload no page. */
const aheadErrors = new WeakSet<object>()

/**
 * Loads a chunk before it is needed, because a pointer or the focus comes near: where it fails the page is not reloaded, which
 * would take it away from a visitor who has pressed nothing. What needs the chunk then loads it without this, and the guard acts.
 */
export async function loadAhead<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error) aheadErrors.add(error)
    throw error
  }
}

/** Listens for chunks that fail to load. @param reload called for each that is no preload */
export function watchChunks(reload: () => unknown = reloadOnce): () => void {
  const onFailure = ({ payload }: VitePreloadErrorEvent) => {
    // Vite tells of the error before it rejects with it.
    setTimeout(() => aheadErrors.has(payload) || reload())
  }
  addEventListener('vite:preloadError', onFailure)
  return () => removeEventListener('vite:preloadError', onFailure)
}
