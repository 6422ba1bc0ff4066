import { setImmediate } from 'node:timers/promises'
import { AppError } from '@trassa/contracts/app-error'
import { expect, it } from 'vitest'
import { createPage } from '../page-body/page.ts'
import type { Rendered } from './kept-page.ts'
import { createKeptPages } from './kept-pages.ts'

const ADDRESSES = ['/', '/kazan/auto', '/kazan/auto/lada-1']
const STEPS = 3000

/** A generator of numbers below 1 (mulberry32): a failure is repeated by its seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Of pages for one visitor, and of pages in which a call has failed: with other answers, and without any. */
const RECORDS = [{ isSameForAll: false }, { isWhole: false }, { answers: [], isWhole: false }]

it.each([1, 2, 3, 4])(
  'in any order of events no visitor gets a page that is older than the request, or another’s own (%i)',
  async (seed) => {
    const random = randomOf(seed)
    const world = { version: 0, revision: 0, clock: 0, rendered: 0, given: 0 }
    const pause = async () => {
      for (let turns = Math.floor(random() * 4); turns > 0; turns -= 1) await setImmediate()
    }
    const follows = async () => {
      await pause()
      // False while the index is read anew.
      return random() < 0.9
    }
    const source = { follows, revision: () => world.revision }
    const pages = createKeptPages({ maxBytes: 100_000, source, now: () => world.clock })
    const countFor = () => {
      if (random() < 0.1) throw new AppError('request.too_many')
    }
    const ask = async () => {
      await pause()
      return { tag: String(world.version) }
    }
    const renderFor = async (visitor: number, onBegun: () => void): Promise<Rendered> => {
      await pause()
      onBegun()
      world.rendered += 1
      await pause()
      const tag = String(world.version)
      await pause()
      if (random() < 0.05) throw new Error('broken')
      const special = random() < 0.1 ? RECORDS[Math.floor(random() * RECORDS.length)] : {}
      const record = {
        answers: [{ tag, countFor, ask }],
        isSameForAll: true,
        isWhole: true,
        ...special,
      }
      const owner = record.isSameForAll ? null : visitor
      const body = Buffer.from(JSON.stringify({ version: Number(tag), owner }))
      return { page: createPage({ status: 200, headers: {}, body }), record }
    }
    async function visit(address: string, visitor: number): Promise<void> {
      const leaving = new AbortController()
      const atLeast = world.version
      const siteState = 'open'
      const wanted = { address, siteState, network: `${visitor % 3}` }
      const kept = await pages.current(wanted)
      if (kept) expect(kept.record).toMatchObject({ isSameForAll: true, isWhole: true })
      const render = (_signal: AbortSignal, onBegun: () => void) => renderFor(visitor, onBegun)
      const isDeferrable = random() < 0.2
      const { signal } = leaving
      const asked = kept ?? pages.render({ ...wanted, signal, isDeferrable, render })
      if (random() < 0.1) void pause().then(() => leaving.abort())
      const { page } = await asked
      world.given += 1
      const shown = JSON.parse(page.body.toString())
      expect(shown.version).toBeGreaterThanOrEqual(atLeast)
      expect([null, visitor]).toContain(shown.owner)
    }
    const visits: Promise<unknown>[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const dice = random()
      if (dice < 0.05) world.version += 1
      // A change elsewhere, or the one before.
      if (dice < 0.1) world.revision += 1
      if (dice > 0.8) world.clock += 1
      const address = ADDRESSES[Math.floor(random() * ADDRESSES.length)] ?? '/'
      const visited = visit(address, step).catch((error: Error) => {
        if (error.message !== 'broken') throw error
      })
      visits.push(visited)
      if (random() < 0.3) await setImmediate()
    }
    await Promise.all(visits)
    expect(world.given).toBeGreaterThan(STEPS / 2)
    expect(world.rendered).toBeLessThan(STEPS / 2)
  },
)
