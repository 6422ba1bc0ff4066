import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createRenderQueue, RenderingShed } from './render-queue.ts'

const LIMITS = { running: 2, waiting: 3, waitMs: 1000 }
const stays = () => new AbortController().signal

/** A rendering that ends when told to, and says when it began. */
function rendering() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const began = vi.fn()
  const work = async () => {
    began()
    await ended
    return 'page'
  }
  return { work, began, end }
}

const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate()
}

it('renders so many at once; the others in the order they came', async () => {
  const queue = createRenderQueue(LIMITS)
  const all = [rendering(), rendering(), rendering(), rendering()]
  const pages = all.map(({ work }) => queue.run(work, { signal: stays() }))
  const begun = () => all.map(({ began }) => began.mock.calls.length)
  await turns()
  expect(begun()).toEqual([1, 1, 0, 0])
  all[1]?.end()
  await turns()
  expect(begun()).toEqual([1, 1, 1, 0])
  for (const { end } of all) end()
  expect(await Promise.all(pages)).toEqual(Array(4).fill('page'))
})

it('refuses at once when the line is full', async () => {
  const queue = createRenderQueue(LIMITS)
  const all = Array.from({ length: 5 }, rendering)
  const pages = all.map(({ work }) => queue.run(work, { signal: stays() }))
  const sixth = rendering()
  await expect(queue.run(sixth.work, { signal: stays() })).rejects.toEqual(
    new RenderingShed('full'),
  )
  expect(sixth.began).not.toHaveBeenCalled()
  for (const { end } of all) end()
  await Promise.all(pages)
  sixth.end()
  expect(await queue.run(sixth.work, { signal: stays() })).toBe('page')
})

it('crawlers and prefetches get half of the line', async () => {
  const queue = createRenderQueue({ ...LIMITS, waiting: 4 })
  const all = Array.from({ length: 4 }, rendering)
  const pages = all.map(({ work }) => queue.run(work, { signal: stays() }))
  const shed = queue.run(rendering().work, { signal: stays(), isDeferrable: true })
  await expect(shed).rejects.toEqual(new RenderingShed('full'))
  const person = rendering()
  pages.push(queue.run(person.work, { signal: stays() }))
  for (const { end } of [...all, person]) end()
  expect(await Promise.all(pages)).toHaveLength(5)
})

it('refuses what has waited too long, and its place is free', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const queue = createRenderQueue({ running: 1, waiting: 1, waitMs: 1000 })
    const [first, late, next] = [rendering(), rendering(), rendering()]
    const pages = [queue.run(first.work, { signal: stays() })]
    const waited = expect(queue.run(late.work, { signal: stays() })).rejects.toEqual(
      new RenderingShed('waited'),
    )
    await vi.advanceTimersByTimeAsync(1000)
    await waited
    pages.push(queue.run(next.work, { signal: stays() }))
    first.end()
    next.end()
    expect(await Promise.all(pages)).toEqual(['page', 'page'])
    expect(late.began).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})

it('a visitor who has gone leaves the line', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 1, waitMs: 1000 })
  const [first, gone, next] = [rendering(), rendering(), rendering()]
  const leaving = new AbortController()
  const pages = [queue.run(first.work, { signal: stays() })]
  const left = expect(queue.run(gone.work, { signal: leaving.signal })).rejects.toEqual(
    new RenderingShed('gone'),
  )
  leaving.abort()
  await left
  pages.push(queue.run(next.work, { signal: stays() }))
  first.end()
  next.end()
  expect(await Promise.all(pages)).toEqual(['page', 'page'])
  expect(gone.began).not.toHaveBeenCalled()
})

it('a rendering that fails gives its place to the next', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 1, waitMs: 1000 })
  const failing = queue.run(() => Promise.reject(new Error('no page')), { signal: stays() })
  const next = rendering()
  next.end()
  const page = queue.run(next.work, { signal: stays() })
  await expect(failing).rejects.toThrow('no page')
  expect(await page).toBe('page')
})
