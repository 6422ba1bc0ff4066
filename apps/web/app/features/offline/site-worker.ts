import { removeOldCaches, WORKER_PATH } from '../../lib/browser/old-caches.ts'
import { openInsteadOfReloading } from './open-instead-of-reloading.ts'

/** The build that the page belongs to; React Router's manifest names it. */
const buildVersion = (): string | undefined =>
  (globalThis as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version

/** Registers the worker that keeps what was seen for a time without a network (docs/decisions/082). */
async function startWorker(): Promise<void> {
  await removeOldCaches('current')
  const version = buildVersion()
  if (!('serviceWorker' in navigator) || !version) return
  await navigator.serviceWorker.register(`${WORKER_PATH}?v=${encodeURIComponent(version)}`)
}

let started: Promise<void> | undefined

function start(): Promise<void> {
  openInsteadOfReloading()
  return startWorker()
}

/** Tells the worker which page is shown: one that was reached by a click was never loaded as a page. */
export async function keepShownPage(href: string): Promise<void> {
  started ??= start()
  await started
  if (!('serviceWorker' in navigator) || !navigator.onLine) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ shown: href })
}
