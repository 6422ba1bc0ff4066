import { createKeptFigures } from '@trassa/gateway/platform/kept/kept-figures'
import { expect, vi } from 'vitest'
import type { Rendered } from '../kept-pages/kept-page.ts'
import { createKeptPages } from '../kept-pages/kept-pages.ts'
import { createPage } from '../page-body/page.ts'

export const STATE = 'open'
export const ADDRESS = '/kazan/auto'
export const PAGE = { address: ADDRESS, siteState: STATE, network: '203.0.113.1' }

/** A world with one answer, whose tag the test changes, and pages that show it. */
export function keptWorld({ maxBytes = 10_000_000 } = {}) {
  const world = { tag: 'one', revision: 1, clock: 1000, renderings: 0, questions: 0 }
  const follows = vi.fn(async () => true)
  const source = { follows, revision: () => world.revision }
  const figures = createKeptFigures()
  const onChecked = vi.fn()
  const pages = createKeptPages({ maxBytes, source, now: () => world.clock, figures, onChecked })
  const countFor = vi.fn((_network: string) => undefined)
  const ask = vi.fn(async () => {
    world.questions += 1
    return { tag: world.tag }
  })
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
  return {
    world,
    figures,
    onChecked,
    source,
    pages,
    ask,
    countFor,
    render,
    rendered,
    visit,
    read,
    change,
    text,
  }
}

type KeptWorld = ReturnType<typeof keptWorld>

/** Has the page kept: it is at its second request. */
export async function keep({ read, world }: KeptWorld) {
  await read()
  await read()
  expect(world.renderings).toBe(2)
}

/** A rendering that ends when the test says so. */
export function slow(all: KeptWorld) {
  const end = Promise.withResolvers<Rendered>()
  const signals: AbortSignal[] = []
  all.render.mockImplementationOnce(async (signal, onBegun) => {
    onBegun()
    signals.push(signal)
    return end.promise
  })
  return { ...end, signals }
}
