/** The path of the site's service worker. */
export const WORKER_PATH = '/service-worker.js'
/** The names of its caches begin so; it removes those of former builds itself. */
const CACHE_PREFIX = 'trassa-'

/**
 * Removes the service workers and caches that former versions of the site left behind (spec §9).
 *
 * @param spared `current`: all but those of the site's worker; `none`: also these.
 */
export async function removeOldCaches(
  spared: 'current' | 'none',
): Promise<{ workers: number; caches: number }> {
  const isSpared = (own: boolean) => spared === 'current' && own
  return { workers: await unregisterWorkers(isSpared), caches: await deleteCaches(isSpared) }
}

type IsSpared = (own: boolean) => boolean

async function unregisterWorkers(isSpared: IsSpared): Promise<number> {
  const all = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const workers = all.filter((worker) => !isSpared(isOwn(worker)))
  await Promise.all(workers.map((worker) => worker.unregister()))
  return workers.length
}

function isOwn({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const worker = active ?? waiting ?? installing
  return worker !== null && new URL(worker.scriptURL).pathname === WORKER_PATH
}

async function deleteCaches(isSpared: IsSpared): Promise<number> {
  if (!('caches' in globalThis)) return 0
  const all = await caches.keys()
  const names = all.filter((name) => !isSpared(name.startsWith(CACHE_PREFIX)))
  await Promise.all(names.map((name) => caches.delete(name)))
  return names.length
}
