import { formOf } from '@trassa/catalog/ad-types/form-of'
import { expect, it, vi } from 'vitest'
import type { ReferenceCache } from '../reference/public.ts'
import { createAdList } from './ad-list.ts'
import type { LiveCard } from './cards/live-card.ts'
import { createFindList } from './find-list.ts'
import { countBits, slotsOf } from './live-index/bitset.ts'
import type { LiveRow } from './live-index/live-row.ts'
import { createArena } from './live-index/memory/arena.ts'
import { createSegment } from './live-index/segment.ts'
import type { TextSource } from './text/database/text-source.ts'
import { createPace } from './text/following/pace.ts'
import { createTextMatches } from './text/following/text-matches.ts'

const row = (id: number) =>
  ({ id: String(id), userId: '1', adType: 'auto', stat: 1, fields: {} }) as unknown as LiveRow

const reference = {
  places: async () => ({ cities: [], cityIdsAt: () => undefined }),
} as unknown as ReferenceCache

/** An index of two ads that are called «granta», and what PostgreSQL has until it is brought up to date. */
async function setup() {
  const pending: (() => void)[] = []
  let meanwhile: (() => void) | undefined
  /** What takes long: changes are committed before it ends. */
  const slowly = () => {
    if (meanwhile) pending.push(meanwhile)
    meanwhile = undefined
  }
  const parse = vi.fn<TextSource['parse']>(async (text) => {
    slowly()
    return { query: { op: 'word', word: text }, written: [text], writtenOf: new Map() }
  })
  const source: TextSource = {
    read: async (known) =>
      known.map(({ id }) => ({
        id,
        ad: {
          hash: 1,
          words: new Map([['granta', [1]]]),
          nameWords: ['granta'],
          nameStems: ['granta'],
        },
      })),
    find: async () => {
      slowly()
      return { ids: [1, 2], named: [] }
    },
    parse,
  }
  const segment = createSegment(formOf('auto'), createArena())
  const searched = { segment, matches: createTextMatches(segment, source) }
  let revision = 0
  const upToDate = async () => {
    for (const apply of pending.splice(0)) {
      apply()
      revision += 1
    }
    return searched
  }
  const index = {
    upToDate,
    upToDateAgain: async () => new Map([['auto' as const, await upToDate()]]),
    revisionOf: () => revision,
  }
  segment.upsert(row(1))
  segment.upsert(row(2))
  return {
    ...searched,
    index,
    find: createFindList({ reference, index }),
    parse,
    slowly,
    during: (change: () => void) => {
      meanwhile = change
    },
  }
}
type World = Awaited<ReturnType<typeof setup>>

async function found({ find, segment }: World): Promise<string[]> {
  const bits = (await find('auto', { q: 'granta' }))?.bits() ?? new Uint32Array()
  return [...slotsOf(bits, countBits(bits))].map(segment.idAt).sort()
}

it('§7 filter-ads: a list with a text has what has changed while PostgreSQL was asked about the text', async () => {
  const world = await setup()
  await world.matches.follow(createPace(async () => undefined))
  world.during(() => {
    world.segment.remove(1)
    world.segment.upsert(row(3))
  })
  expect(await found(world)).toEqual(['2', '3'])
  expect(world.parse).toHaveBeenCalledOnce()
})

it('§7 filter-ads: the same while words are not in memory yet', async () => {
  const world = await setup()
  world.during(() => {
    world.segment.remove(1)
    world.segment.upsert(row(3))
  })
  const list = await world.find('auto', { q: 'granta' })
  expect([...slotsOf(list?.bits() ?? new Uint32Array(), 1)].map(world.segment.idAt)).toEqual(['2'])
  // The ad that came meanwhile is not in it: nothing may take it for a list of the present revision.
  expect(list?.revision).toBeUndefined()
  expect((await world.find('auto', { q: 'granta' }))?.revision).toBe(1)
})

it('§7 filter-ads: an ad that is sold while the cards of its page are read is neither in the page nor counted', async () => {
  const { index, find, segment, slowly, during } = await setup()
  const read = async (ids: readonly string[]) => {
    slowly()
    const card = (id: string) => ({ json: Buffer.from(id), validUntil: Infinity }) as LiveCard
    return new Map(ids.map((id) => [id, card(id)]))
  }
  // As after more changes than are remembered: what they do to the page is not known.
  const changesSince = (_: unknown, since: number) =>
    since === index.revisionOf() ? [] : undefined
  const adList = createAdList({ index: { ...index, changesSince }, find, cards: { read } })
  during(() => segment.remove(1))
  const { parts } = await adList({ ad_type: 'auto' } as Parameters<typeof adList>[0], undefined)
  expect(JSON.parse(Buffer.concat(parts).toString())).toMatchObject({ items: [2], total: 1 })
})
