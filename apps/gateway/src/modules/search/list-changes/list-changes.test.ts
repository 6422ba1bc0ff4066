import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { addPhoto, DAY, insertAd, KAZAN, SAMARA } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { type AdRecord, ads } from '../../ads/ads.table.ts'
import { createReferenceCache } from '../../reference/reference-cache.ts'
import { createSearchService } from '../search.service.ts'

const { db, app, statements, createUser } = await createTestGateway()
const seller = await createUser()
const search = createSearchService({ db, reference: createReferenceCache(db), log: app.log })
/** The first is the newest and the cheapest; thirty of Kazan and one of Samara; one of them has a title of its own. */
const stored: AdRecord[] = []
for (let nth = 0; nth < 31; nth++) {
  stored.push(
    await insertAd(db, seller.id, {
      price: (nth + 1) * 1000_00,
      liftedAt: new Date(Date.now() - DAY - nth * 1000),
      cityId: nth === 30 ? SAMARA : KAZAN,
      ...(nth === 24 && { title: 'Диковинка' }),
    }),
  )
}
await search.load()

const BY_DATE = {}
const BY_PRICE = { sort: 'priceFrom' }
const IN_SAMARA = { city: 'samara' }
const BY_TEXT = { q: 'диковинка' }
const FACETS = {}

const bodies = async () => {
  const query = (fields: object) => ({ ad_type: 'auto', ...fields }) as never
  return {
    byDate: (await search.search(query(BY_DATE))).body,
    byPrice: (await search.search(query(BY_PRICE))).body,
    inSamara: (await search.search(query(IN_SAMARA))).body,
    byText: (await search.search(query(BY_TEXT))).body,
    facets: (await search.facets(query(FACETS))).body,
  }
}
type Name = keyof Awaited<ReturnType<typeof bodies>>

const write = (nth: number, fields: Partial<AdRecord>) => () =>
  db
    .update(ads)
    .set(fields)
    .where(eq(ads.id, stored[nth]?.id ?? ''))

// Until words are in memory PostgreSQL searches texts.
await vi.waitFor(async () => {
  await db
    .update(ads)
    .set({ price: 31_000_00 })
    .where(eq(ads.id, stored[30]?.id ?? ''))
  statements.length = 0
  await bodies()
  expect(statements.filter((text) => text.includes('@@'))).toEqual([])
}, 20_000)

it.each<[string, () => Promise<unknown>, Name[]]>([
  [
    'an ad beyond both pages is lifted, but not to the first page',
    write(29, { liftedAt: new Date(Date.now() - 2 * DAY) }),
    [],
  ],
  ['an ad is lifted to the first page', write(28, { liftedAt: new Date() }), ['byDate']],
  ['an ad of the pages has another price', write(0, { price: 900_00 }), ['byDate', 'byPrice']],
  [
    'an ad beyond the pages gets its first photograph',
    async () => stored[27] && addPhoto(db, stored[27]),
    ['facets'],
  ],
  [
    'an ad of the pages gets its first photograph',
    async () => stored[0] && addPhoto(db, stored[0]),
    ['byDate', 'byPrice', 'facets'],
  ],
  ['the ad of another city has another price', write(30, { price: 40_000_00 }), ['inSamara']],
  [
    'an ad beyond the pages becomes a VIP ad',
    write(26, { vipUntil: new Date(Date.now() + DAY) }),
    ['byDate', 'byPrice'],
  ],
  ['an ad beyond the pages is sold', write(25, { stat: 6 }), ['byDate', 'byPrice', 'facets']],
  ['what is no list’s', write(25, { price: 100_00 }), []],
])(
  '§7 filter-ads: only answers that a change concerns are made anew: %s',
  async (_, change, concerned) => {
    const before = await bodies()
    await change()
    const after = await bodies()
    const names = Object.keys(before) as Name[]
    expect(names.filter((name) => before[name] !== after[name])).toEqual(concerned)
  },
)
