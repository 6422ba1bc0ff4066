import { randomUUID } from 'node:crypto'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import { filtersToQuery } from '@trassa/catalog/engine/filters/list-query'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addPhoto, DAY } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { users } from '../../identity/users/users.table.ts'
import { createReferenceCache } from '../../reference/reference-cache.ts'
import { createSearchService } from '../search.service.ts'
import { randomAd, WORDS } from '../testing/random-ads.ts'
import { randomListOf } from '../testing/random-lists.ts'

const ADS = 120
const LISTS = 40

const { db, app, statements, createUser } = await createTestGateway()
const seller = await createUser()
const now = Date.now()
const form = formOf('auto')
// Windows of VIP ads move on with each minute.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterAll(() => void vi.useRealTimers())

const service = (answerBytes: number) =>
  createSearchService({
    db,
    reference: createReferenceCache(db),
    log: app.log,
    answerBytes,
    // Each write of this process is in its next answer.
    freshness: { bound: 60_000 },
  })
const keeping = service(16 * 1024 * 1024)
/** Has no room for any answer: makes each of them anew. */
const forgetting = service(100)

const drawn = fc.sample(randomAd(form, now), { numRuns: ADS, seed: 177 })
const stored = await db
  .insert(ads)
  .values(
    drawn.map((ad, nth) => ({
      sellerType: 0 as const,
      ...ad,
      vipUntil: nth % 10 === 0 ? new Date(now + DAY) : null,
      adType: 'auto' as const,
      userId: seller.id,
      slug: randomUUID(),
    })),
  )
  .returning()
await Promise.all([keeping.load(), forgetting.load()])

/** By relevance and by date; the last one is in no ad with both words. */
const texts = [...WORDS, `${WORDS[0]} ${WORDS[1]}`, `-${WORDS[0]}`, `${WORDS[0]} granta`].flatMap(
  (value) =>
    (['relevance', 'dateTo'] as const).map((sort) => ({
      filters: [{ key: 'q', op: 'exact', value } as const],
      sort,
    })),
)
/** A city with those around it. */
const around = WORDS.slice(0, 2).map((value) => ({
  filters: [
    { key: 'q', op: 'exact', value } as const,
    { key: 'city', op: 'exact', value: 'kazan' } as const,
    { key: 'radius', op: 'exact', value: 500 } as const,
  ],
  sort: 'relevance' as const,
}))
/** Some lists with filters, texts, and whole ones in all orders; of each its first page and one after a cursor. */
const lists = [
  ...texts,
  ...around,
  ...fc.sample(randomListOf('auto'), { numRuns: LISTS, seed: 13 }),
  ...(['dateTo', 'priceFrom', 'priceTo'] as const).map((sort) => ({ filters: [], sort })),
]
const queries: Record<string, string>[] = []
for (const list of lists) {
  const query = {
    ad_type: 'auto',
    ...Object.fromEntries(new URLSearchParams(filtersToQuery(form, list))),
  }
  const { nextCursor } = JSON.parse((await keeping.search(query as never)).body.toString()).detail
  queries.push(query, ...(nextCursor ? [{ ...query, cursor: nextCursor }] : []))
}

// Until words are in memory PostgreSQL searches texts, and nothing is told of changes.
for (const { search } of [keeping, forgetting]) {
  await vi.waitFor(async () => {
    await db
      .update(ads)
      .set({ price: 300_00 })
      .where(eq(ads.id, stored[0]?.id ?? ''))
    statements.length = 0
    await search(queries[0] as never)
    expect(statements.filter((text) => text.includes('@@'))).toEqual([])
  }, 20_000)
}

const answersOf = async (from: typeof keeping) => {
  const answers: [string, string][] = []
  for (const query of queries) {
    const name = new URLSearchParams(query).toString()
    for (const call of query.cursor ? (['search'] as const) : (['search', 'facets'] as const)) {
      const { body, tag } = await from[call](query as never)
      answers.push([`${call} ${name} ${tag}`, body.toString()])
    }
  }
  return answers
}

const change = fc.record({
  nth: fc.nat(ADS - 1),
  to: fc.oneof(
    fc.constantFrom<Partial<typeof ads.$inferInsert>>(
      { price: 100_00 },
      { price: 250_00 },
      { price: null },
      { stat: 1 },
      { stat: 4 },
      { liftedAt: new Date(now) },
      { liftedAt: new Date(now - 2 * DAY) },
      { expiresAt: new Date(now - 1000) },
      { expiresAt: new Date(now + DAY) },
      { cityId: '9', photosTotal: 0 },
      { vipUntil: new Date(now + DAY) },
      { vipUntil: null },
      { title: WORDS.join(' ') },
      { title: '' },
      { title: '', description: WORDS.join(' ') },
      { adType: 'moto' },
      { adType: 'auto' },
    ),
    randomAd(form, now),
    fc.constantFrom('photo' as const, 'seller' as const),
  ),
})

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

async function apply({ nth, to }: Change) {
  const ad = stored[nth]
  if (!ad) return
  if (to === 'photo') await addPhoto(db, ad, { position: 0 })
  else if (to === 'seller')
    await db
      .update(users)
      .set({ username: `Имя ${nth}` })
      .where(eq(users.id, seller.id))
  else await db.update(ads).set(to).where(eq(ads.id, ad.id))
}

it('§7 filter-ads: a kept answer is that made anew, to the byte, whatever has changed', async () => {
  const run = fc.asyncProperty(
    fc.array(change, { minLength: 1, maxLength: 3 }),
    async (changes) => {
      for (const one of changes) await apply(one)
      expect(await answersOf(keeping)).toEqual(await answersOf(forgetting))
    },
  )
  await fc.assert(run, { numRuns: 30, endOnFailure: true })
}, 120_000)
