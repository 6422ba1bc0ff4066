import { adBySlug } from '@trassa/contracts/calls/ads'
import { adCards, filterAds, sellerAds, similarAds } from '@trassa/contracts/calls/filter'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY, insertAd } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { ads } from '../ads/ads.table.ts'
import { plainAnswers } from './testing/plain-answers.ts'

const gateway = await createTestGateway({ SEARCH_FRESHNESS_MS: '1000' })
const { db } = gateway
const plain = plainAnswers(db)
const seller = await gateway.createUser()
const MINUTE = 60_000

/** The process's clock, which only the test moves; PostgreSQL has its own. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await db.delete(ads)
})
afterEach(() => {
  vi.useRealTimers()
})

/** The statements of a piece of work but for those that read what has changed. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  gateway.statements.length = 0
  await work()
  return gateway.statements.filter((text) => !text.includes('pg_current_snapshot'))
}

it('domain §5: a kept list has other VIP ads from the next minute on, and not before', async () => {
  vi.setSystemTime(Math.floor(Date.now() / MINUTE) * MINUTE + MINUTE - 1000)
  const vipUntil = new Date(Date.now() + DAY)
  for (let one = 0; one < 6; one += 1) await insertAd(db, seller.id, { vipUntil })
  const shown = async () =>
    (await gateway.get(filterAds, { query: { ad_type: 'auto' } })).vip?.map(({ id }) => id)
  const first = await shown()
  vi.advanceTimersByTime(999)
  expect(await statementsOf(async () => expect(await shown()).toEqual(first))).toEqual([])
  vi.advanceTimersByTime(1)
  const second = await shown()
  expect(second).toHaveLength(4)
  expect(second?.slice(0, 3)).toEqual(first?.slice(1))
  expect(first).not.toContain(second?.[3])
})

it.each([
  ['a place among VIP ads', (end: Date) => ({ vipUntil: end })],
  ['the mark «срочно»', (end: Date) => ({ urgentUntil: end })],
  ['a highlight', (end: Date) => ({ highlightedUntil: end })],
  [
    'the mark of a lower price',
    (end: Date) => ({
      priceDropFrom: 900_000_00,
      priceDroppedAt: new Date(Number(end) - 30 * DAY),
    }),
  ],
])('domain §5: kept cards, lists and pages lose %s at its end', async (_, fields) => {
  const end = Date.now() + 1000
  const ad = await insertAd(db, seller.id, { generationId: null, ...fields(new Date(end)) })
  const other = await insertAd(db, seller.id, { generationId: null })
  const byId = <Card extends { id: string }>(cards: readonly Card[]) =>
    cards.find(({ id }) => id === ad.id)
  const answered = async () => {
    const { items, vip = [] } = await gateway.get(filterAds, { query: { ad_type: 'auto' } })
    const ofSeller = await gateway.get(sellerAds, { query: { userId: seller.id } })
    const named = await gateway.get(adCards, { query: { ids: ad.id } })
    const similar = await gateway.get(similarAds, { params: { id: other.id } })
    const query = { slug: ad.slug, descriptionMarkdown: 'true' } as const
    return {
      list: byId(items),
      vips: vip.map(({ id }) => id),
      ofSeller: byId(ofSeller.items),
      named: byId(named.items),
      similar: byId(similar.items),
      page: await gateway.get(adBySlug, { query }),
    }
  }
  const expected = async (vips: string[]) => {
    const [listed] = await plain.listed([ad.id])
    const [named] = await plain.short([ad.id])
    const page = await plain.ad(ad.slug)
    return { list: listed, vips, ofSeller: listed, named, similar: listed, page }
  }
  const isVip = 'vipUntil' in fields(new Date(end))
  const before = await expected(isVip ? [ad.id] : [])
  expect(await answered()).toEqual(before)
  vi.setSystemTime(end - 1)
  expect(await statementsOf(async () => expect(await answered()).toEqual(before))).toEqual([])
  vi.setSystemTime(end)
  const after = await expected([])
  expect(after.list).not.toEqual(before.list)
  expect(await answered()).toEqual(after)
})

it.each([-1, 1])(
  '§3 which ads are live tells PostgreSQL’s clock, in a process whose own is %i h off',
  async (hours) => {
    const half = DAY / 48
    const inHalfAnHour = new Date(Date.now() + half)
    vi.setSystemTime(Date.now() + hours * 2 * half)
    const live = await insertAd(db, seller.id, { expiresAt: inHalfAnHour })
    const over = await insertAd(db, seller.id, {
      expiresAt: new Date(Number(inHalfAnHour) - 2 * half),
    })
    const statusOf = async ({ slug }: { slug: string }) =>
      (await gateway.ask(adBySlug, { query: { slug } })).status
    for (let time = 0; time < 2; time += 1) {
      const { items, total } = await gateway.get(filterAds, { query: { ad_type: 'auto' } })
      expect([items.map(({ id }) => id), total]).toEqual([[live.id], 1])
      expect([await statusOf(live), await statusOf(over)]).toEqual([200, 410])
    }
  },
)
