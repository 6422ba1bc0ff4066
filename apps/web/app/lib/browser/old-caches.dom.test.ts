import { afterEach, expect, it, vi } from 'vitest'
import { removeOldCaches } from './old-caches.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

function browser() {
  const removed: string[] = []
  const registrations = ['/sw.js', '/service-worker.js?v=1'].map((path) => ({
    active: { scriptURL: `${location.origin}${path}` },
    unregister: async () => removed.push(path),
  }))
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => registrations },
  })
  vi.stubGlobal('caches', {
    keys: async () => ['workbox-1', 'trassa-pages-1'],
    delete: async (name: string) => removed.push(name),
  })
  return removed
}

it("§9 old service workers and caches are removed, the site's own are not", async () => {
  const removed = browser()
  expect(await removeOldCaches('current')).toEqual({ workers: 1, caches: 1 })
  expect(removed).toEqual(['/sw.js', 'workbox-1'])
})

it("§2 clearCache: the site's own are removed as well", async () => {
  browser()
  expect(await removeOldCaches('none')).toEqual({ workers: 2, caches: 2 })
})
