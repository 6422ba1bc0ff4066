import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { RenderingShed } from '../pages/render-queue.ts'
import { keptWorld, slow } from '../testing/kept-world.ts'

it('those who ask meanwhile wait for one rendering', async () => {
  const all = keptWorld()
  const { resolve } = slow(all)
  const asked = Array.from({ length: 20 }, () => all.read())
  await setImmediate()
  resolve(all.rendered())
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['one']))
  expect(all.render).toHaveBeenCalledOnce()
})

it('a rendering that began before a change is not given to those who came after it', async () => {
  const all = keptWorld()
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
  const all = keptWorld()
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
  const all = keptWorld()
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
  const all = keptWorld()
  const { resolve } = slow(all)
  const asked = [all.read(), all.read(), all.read()]
  await setImmediate()
  resolve(all.rendered({ isSameForAll: false }))
  await Promise.all(asked)
  expect(all.render).toHaveBeenCalledTimes(3)
})

it('a failure is that of all who waited; the next request renders again', async () => {
  const all = keptWorld()
  const { reject } = slow(all)
  const asked = [all.read(), all.read()]
  await setImmediate()
  reject(new Error('broken'))
  const results = await Promise.allSettled(asked)
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await all.read()).toBe('one')
})

it('docs/decisions/049: a person is not shed with the crawler whose rendering was waited for', async () => {
  const all = keptWorld()
  const { reject } = slow(all)
  const crawler = all.pages.render(all.visit({ isDeferrable: true }))
  const person = all.read()
  await setImmediate()
  reject(new RenderingShed('full'))
  await expect(crawler).rejects.toEqual(new RenderingShed('full'))
  expect(await person).toBe('one')
})
