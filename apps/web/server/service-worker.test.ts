import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'

const SOURCE = readFileSync(new URL('../../../resources/site/service-worker.js', import.meta.url))
const ORIGIN = 'https://trassa.example'

type Listener = (event: object) => void

/** A cache as the browser has it: entries in the order in which they were put. */
function fakeCache() {
  const entries = new Map<string, Response>()
  const keyOf = (request: string | { url: string }) =>
    typeof request === 'string' ? request : request.url
  return {
    entries,
    match: async (request: string | { url: string }) => entries.get(keyOf(request))?.clone(),
    put: async (request: string | { url: string }, response: Response) =>
      void entries.set(keyOf(request), response),
    delete: async (request: string | { url: string }) => entries.delete(keyOf(request)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  }
}

/** The worker of build 2 in a browser whose network is the test's. */
function worker(network: { fetch: (url: string) => Promise<Response> }) {
  const stores = new Map([['trassa-pages-1', fakeCache()]])
  const open = async (name: string) => {
    const store = stores.get(name) ?? fakeCache()
    stores.set(name, store)
    return store
  }
  const listeners: Record<string, Listener> = {}
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: { url: string }, { cacheName }: { cacheName: string }) =>
      (await open(cacheName)).match(request),
  }
  const self = {
    location: new URL('/service-worker.js?v=2', ORIGIN),
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener
    },
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
  }
  const fetch = (request: string | { url: string }) =>
    network.fetch(typeof request === 'string' ? request : request.url)
  runInContext(String(SOURCE), createContext({ self, caches, fetch, URL, Response }))

  async function raise(type: string, event: object): Promise<Response | undefined> {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners[type]?.({
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise
      },
      ...event,
    })
    const response = await answer
    await Promise.all(work)
    return response
  }
  const request = (path: string, mode: string, destination: string) =>
    raise('fetch', { request: { method: 'GET', url: ORIGIN + path, mode, destination } })
  return {
    stores,
    raise,
    open: (path: string) => request(path, 'navigate', 'document'),
    load: (path: string, destination: string) => request(path, 'no-cors', destination),
  }
}

const page = (title: string) =>
  new Response(`<title>${title} — Трасса</title>`, { headers: { 'content-type': 'text/html' } })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

it('§4 offline: a page that was seen is shown again, another one lists what was seen', async () => {
  const network = { fetch: async (_url: string) => page('Lada Granta') }
  const { open } = worker(network)
  await open('/kazan/auto/lada-1')
  network.fetch = offline
  expect(await (await open('/kazan/auto/lada-1'))?.text()).toContain('Lada Granta')
  const other = await open('/aboutUs')
  expect(other?.status).toBe(503)
  expect(await other?.text()).toContain('<a href="/kazan/auto/lada-1">Lada Granta</a>')
})

it('the network goes first, and what fails there is not kept', async () => {
  const network = { fetch: async (_url: string) => page('Старое') }
  const { open } = worker(network)
  await open('/Search')
  network.fetch = async () => page('Новое')
  expect(await (await open('/Search'))?.text()).toContain('Новое')
  network.fetch = async () => new Response('', { status: 410 })
  expect((await open('/Search'))?.status).toBe(410)
  network.fetch = offline
  expect(await (await open('/Search'))?.text()).toContain('Новое')
})

it.each([
  '/profile/ProfileSettings',
  '/Profile/MyAdsAll/MyAdsDraft',
  '/createAd',
  '/editAd?id=1',
  '/clearCache',
  '/dev/outbox',
])('personal pages, forms and tools are left to the browser: %s', async (path) => {
  const { open } = worker({ fetch: async () => page('Чужое') })
  expect(await open(path)).toBeUndefined()
})

it('calls are never answered or kept; photographs and files of the build are', async () => {
  const { load, stores } = worker({ fetch: async () => new Response('x') })
  expect(await load('/gateway/v1/profiles/me', '')).toBeUndefined()
  expect(await load('/Search.data', '')).toBeUndefined()
  await load('/files/images/a-320.webp', 'image')
  await load('/assets/root-1.js', 'script')
  expect(stores.get('trassa-pictures-2')?.entries.size).toBe(1)
  expect(stores.get('trassa-files-2')?.entries.size).toBe(1)
})

it('a page that was reached by a click is fetched once, and only if it may be kept', async () => {
  const asked: string[] = []
  const { raise, stores } = worker({
    fetch: async (url) => {
      asked.push(url)
      return page('Lada')
    },
  })
  for (const path of ['/kazan/auto/lada-1', '/kazan/auto/lada-1#photo', '/profile/x']) {
    await raise('message', { data: { shown: ORIGIN + path } })
  }
  expect(asked).toEqual([`${ORIGIN}/kazan/auto/lada-1`])
  expect(stores.get('trassa-pages-2')?.entries.size).toBe(1)
})

it('at most 30 pages are kept, the newest ones, and none that is too large', async () => {
  const network = { fetch: async (_url: string) => page('Список') }
  const { open, stores } = worker(network)
  for (let number = 0; number < 31; number += 1) await open(`/Search?markId=${number}`)
  network.fetch = async () => page('x'.repeat(1_000_001))
  await open('/large')
  const kept = [...(stores.get('trassa-pages-2')?.entries.keys() ?? [])]
  expect(kept).toHaveLength(30)
  expect(kept[0]).toBe(`${ORIGIN}/Search?markId=1`)
  expect(kept).not.toContain(`${ORIGIN}/large`)
})

it('§9 caches of former builds are removed', async () => {
  const { raise, stores } = worker({ fetch: offline })
  await raise('activate', {})
  expect([...stores.keys()]).toEqual([])
})
