import { setImmediate } from 'node:timers/promises'
import { AppError } from '@trassa/contracts/app-error'
import { expect, it, vi } from 'vitest'
import { createPage } from '../page-body/page.ts'
import { RenderingShed } from '../pages/render-queue.ts'
import type { Rendered } from './kept-page.ts'
import { createKeptPages } from './kept-pages.ts'

const STATE = 'open'
const ADDRESS = '/kazan/auto'
const PAGE = { address: ADDRESS, siteState: STATE, network: '203.0.113.1' }

/** A world with one answer, whose tag the test changes, and pages that show it. */
function setup({ maxBytes = 10_000_000 } = {}) {
  const world = { tag: 'one', revision: 1, clock: 1000, renderings: 0, questions: 0 }
  const upToDate = vi.fn(async () => undefined)
  const source = { upToDate, revision: () => world.revision }
  const pages = createKeptPages({ maxBytes, source, now: () => world.clock })
  const countFor = vi.fn((_network: string) => undefined)
  const ask = async () => {
    world.questions += 1
    return { tag: world.tag }
  }
  const rendered = (record: Partial<Rendered['record']> = {}, size = 2000): Rendered => ({
    page: createPage({
      status: 200,
      headers: {},
      body: Buffer.from(`${world.tag}${' '.repeat(size)}`),
    }),
    record: {
      answers: [{ tag: world.tag, countFor, ask }],
      isSameForAll: true,
      isWhole: true,
      ...record,
    },
  })
  const render = vi.fn(async (_signal: AbortSignal, onBegun: () => void) => {
    onBegun()
    world.renderings += 1
    return rendered()
  })
  const visit = (options: object = {}) => ({
    ...PAGE,
    signal: new AbortController().signal,
    isDeferrable: false,
    render,
    ...options,
  })
  const text = ({ page }: Rendered) => page.body.toString().trim()
  const read = async (options: Partial<typeof PAGE> = {}) => {
    const kept = await pages.current({ ...PAGE, ...options })
    return text(kept ?? (await pages.render(visit(options))))
  }
  const change = (tag: string) => {
    world.tag = tag
    world.revision += 1
  }
  return { world, source, pages, countFor, render, rendered, visit, read, change, text }
}

type Setup = ReturnType<typeof setup>

/** Has the page kept: it is at its second request. */
async function keep({ read, world }: Setup) {
  await read()
  await read()
  expect(world.renderings).toBe(2)
}

it('a page is kept from its second request, and asks nothing while nothing changes', async () => {
  const all = setup()
  await keep(all)
  expect([await all.read(), await all.read()]).toEqual(['one', 'one'])
  expect(all.world).toMatchObject({ renderings: 2, questions: 0 })
})

it('a change elsewhere is asked about once; one of the page renders it anew', async () => {
  const all = setup()
  await keep(all)
  all.world.revision += 1
  await Promise.all([all.read(), all.read(), all.read()])
  expect(all.world).toMatchObject({ renderings: 2, questions: 1 })
  all.change('two')
  expect(await Promise.all([all.read(), all.read()])).toEqual(['two', 'two'])
  expect(all.world).toMatchObject({ renderings: 3, questions: 2 })
})

it('docs/decisions/050: a check counts for the visitor who starts it; a refusal is theirs alone', async () => {
  const all = setup()
  await keep(all)
  all.world.revision += 1
  await Promise.all([all.read({ network: '203.0.113.1' }), all.read({ network: '203.0.113.2' })])
  expect(all.countFor.mock.calls).toEqual([['203.0.113.1']])
  await all.read({ network: '203.0.113.3' })
  expect(all.countFor).toHaveBeenCalledOnce()
  all.world.revision += 1
  all.countFor.mockImplementationOnce(() => {
    throw new AppError('request.too_many')
  })
  expect(await all.pages.current(PAGE)).toBeUndefined()
  expect(all.world.questions).toBe(1)
  expect(await all.pages.current({ ...PAGE, network: '203.0.113.2' })).toBeDefined()
  expect(all.world).toMatchObject({ renderings: 2, questions: 2 })
})

it('what changes with time alone is noticed after a second, and no page gets older than a minute', async () => {
  const all = setup()
  await keep(all)
  all.world.tag = 'later'
  expect(await all.read()).toBe('one')
  all.world.clock += 1000
  expect(await all.read()).toBe('later')
  for (let second = 0; second < 61; second += 1) {
    all.world.clock += 1000
    await all.read()
  }
  expect(all.world.renderings).toBe(4)
})

it('other links or a closed site are another page at once', async () => {
  const all = setup()
  await keep(all)
  await all.read({ siteState: 'closed' })
  expect(all.world.renderings).toBe(3)
})

it('while the database is away no page is kept but those that show nothing of it', async () => {
  const all = setup()
  await keep(all)
  all.render.mockImplementation(async () => all.rendered({ answers: [] }))
  for (let time = 0; time < 2; time += 1) await all.read({ address: '/aboutUs' })
  all.source.upToDate.mockRejectedValue(new Error('away'))
  expect(await all.pages.current(PAGE)).toBeUndefined()
  expect(await all.pages.current({ ...PAGE, address: '/aboutUs' })).toBeDefined()
})

it.each([
  ['that was made for a visitor', { isSameForAll: false }],
  ['in which a part failed', { isWhole: false }],
])('a page %s is never kept', async (_, record) => {
  const all = setup()
  all.render.mockImplementation(async () => all.rendered(record))
  for (let time = 0; time < 3; time += 1) await all.read()
  expect(all.render).toHaveBeenCalledTimes(3)
})

it('memory is bounded, and addresses that are asked for once take none', async () => {
  const all = setup({ maxBytes: 30_000 })
  await keep(all)
  for (let page = 0; page < 50; page += 1) await all.read({ address: `/${page}` })
  expect(await all.pages.current(PAGE)).toBeDefined()
  for (let page = 0; page < 50; page += 1) await all.read({ address: `/${page}` })
  expect(await all.pages.current(PAGE)).toBeUndefined()
  const none = setup({ maxBytes: 0 })
  for (let time = 0; time < 3; time += 1) await none.read()
  expect(none.world.renderings).toBe(3)
})

/** A rendering that ends when the test says so. */
function slow(all: Setup) {
  const end = Promise.withResolvers<Rendered>()
  const signals: AbortSignal[] = []
  all.render.mockImplementationOnce(async (signal, onBegun) => {
    onBegun()
    signals.push(signal)
    return end.promise
  })
  return { ...end, signals }
}

it('those who ask meanwhile wait for one rendering', async () => {
  const all = setup()
  const { resolve } = slow(all)
  const asked = Array.from({ length: 20 }, () => all.read())
  await setImmediate()
  resolve(all.rendered())
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['one']))
  expect(all.render).toHaveBeenCalledOnce()
})

it('a rendering that began before a change is not given to those who came after it', async () => {
  const all = setup()
  const { resolve } = slow(all)
  const early = all.read()
  await setImmediate()
  const before = all.rendered()
  all.change('sold')
  all.world.clock += 50
  const late = [all.read(), all.read()]
  await setImmediate()
  resolve(before)
  expect(await early).toBe('one')
  expect(await Promise.all(late)).toEqual(['sold', 'sold'])
  expect(all.render).toHaveBeenCalledTimes(2)
})

it('neither is one in which a call failed: what failed has no tag to compare', async () => {
  const all = setup()
  const { resolve } = slow(all)
  const early = all.read()
  await setImmediate()
  const missing = all.rendered({ answers: [], isWhole: false })
  all.change('published')
  all.world.clock += 50
  const late = all.read()
  await setImmediate()
  resolve(missing)
  expect([await early, await late]).toEqual(['one', 'published'])
})

it('a visitor who leaves aborts only what no other waits for', async () => {
  const all = setup()
  const { signals, resolve } = slow(all)
  const [first, second] = [new AbortController(), new AbortController()]
  const pages = [first, second].map(({ signal }) => all.pages.render(all.visit({ signal })))
  await setImmediate()
  first.abort()
  expect(signals[0]?.aborted).toBe(false)
  second.abort()
  expect(signals[0]?.aborted).toBe(true)
  // Another visitor needs another rendering.
  expect(await all.read()).toBe('one')
  expect(all.render).toHaveBeenCalledTimes(2)
  resolve(all.rendered())
  await Promise.all(pages)
})

it('a page that is one visitor’s own is rendered for each of those who waited', async () => {
  const all = setup()
  const { resolve } = slow(all)
  const asked = [all.read(), all.read(), all.read()]
  await setImmediate()
  resolve(all.rendered({ isSameForAll: false }))
  await Promise.all(asked)
  expect(all.render).toHaveBeenCalledTimes(3)
})

it('a failure is that of all who waited; the next request renders again', async () => {
  const all = setup()
  const { reject } = slow(all)
  const asked = [all.read(), all.read()]
  await setImmediate()
  reject(new Error('broken'))
  const results = await Promise.allSettled(asked)
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await all.read()).toBe('one')
})

it('docs/decisions/049: a person is not shed with the crawler whose rendering was waited for', async () => {
  const all = setup()
  const { reject } = slow(all)
  const crawler = all.pages.render(all.visit({ isDeferrable: true }))
  const person = all.read()
  await setImmediate()
  reject(new RenderingShed('full'))
  await expect(crawler).rejects.toEqual(new RenderingShed('full'))
  expect(await person).toBe('one')
})
