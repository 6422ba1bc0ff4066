import { createAd, updateAd } from '@trassa/contracts/calls/ads'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { listCities } from '@trassa/contracts/calls/cities'
import { filterAds } from '@trassa/contracts/calls/filter'
import { createAdFor, updateAnyAd } from '@trassa/contracts/calls/moderator/ads'
import { readMe, updateMe } from '@trassa/contracts/calls/profiles'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { ads } from '../modules/ads/ads.table.ts'
import { CALLS_IN_MINUTE, costOf } from '../platform/rate-limit/call-limits.ts'
import { BEHIND_PROXY, fromNewAddress } from '../testing/login.ts'
import { createTestGateway } from '../testing/test-gateway.ts'

/** A tenth of the limits: 2 new ads and 12 changes of a user, 30 searches for a text from an address. */
const gateway = await createTestGateway({ ...BEHIND_PROXY, CALL_LIMIT_FACTOR: '0.1' })
const unlimited = await createTestGateway()

const refusal = { status: 429, failure: { code: 'request.too_many' } }

describe('limits of calls', () => {
  it('every call that changes something has one for its user, and every call one for its address', () => {
    for (const call of ALL_CALLS) {
      const limits = CALLS_IN_MINUTE[costOf(call, {})]
      expect(limits.network, call.id).toBeGreaterThan(0)
      if (call.method !== 'GET') expect(limits.person, call.id).toBeGreaterThan(0)
    }
  })

  it('a user creates so many ads in a minute, from however many addresses; the answer says when the next', async () => {
    const user = await gateway.createUser()
    const create = () =>
      gateway.ask(createAd, { as: user, body: { adType: 'auto' }, headers: fromNewAddress() })
    const answers = []
    for (let time = 0; time < 3; time += 1) answers.push(await create())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    const [, , third] = answers
    expect(third).toMatchObject(refusal)
    const retryAfter = Number(third?.headers['retry-after'])
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
    const { id, version } = answers[0]?.ok ? answers[0].detail : { id: '', version: 0 }
    const saved = await gateway.ask(updateAd, {
      as: user,
      params: { id },
      body: { version, price: 5 },
    })
    expect(saved.ok).toBe(true)
    const other = await gateway.createUser()
    expect((await gateway.ask(createAd, { as: other, body: { adType: 'auto' } })).ok).toBe(true)
  })

  it('a user changes so much in a minute, and reads on meanwhile', async () => {
    const user = await gateway.createUser()
    const change = () => gateway.ask(updateMe, { as: user, body: { username: 'Пётр' } })
    for (let time = 0; time < 12; time += 1) expect((await change()).ok).toBe(true)
    expect(await change()).toMatchObject(refusal)
    expect((await gateway.ask(readMe, { as: user })).ok).toBe(true)
  })

  it('the staff’s are ten times those of users', async () => {
    const moderator = await gateway.createUser({ role: 'moderator' })
    const change = () => gateway.ask(updateMe, { as: moderator, body: { username: 'Пётр' } })
    for (let time = 0; time < 20; time += 1) expect((await change()).ok).toBe(true)
    expect([costOf(createAdFor, {}), costOf(updateAnyAd, {})]).toEqual(['write', 'write'])
    expect(CALLS_IN_MINUTE.write.staff).toBe(10 * (CALLS_IN_MINUTE.write.person ?? 0))
  })

  it('an address searches for so many texts, which are dear, and asks for lists and cities meanwhile', async () => {
    const headers = fromNewAddress()
    const search = (q: string) => gateway.ask(filterAds, { query: { ad_type: 'auto', q }, headers })
    for (let time = 0; time < 30; time += 1) expect((await search(`лада ${time}`)).ok).toBe(true)
    expect(await search('лада')).toMatchObject(refusal)
    expect((await gateway.ask(filterAds, { headers })).ok).toBe(true)
    expect((await gateway.ask(listCities, { headers })).ok).toBe(true)
    const others = { query: { ad_type: 'auto' as const, q: 'лада' }, headers: fromNewAddress() }
    expect((await gateway.ask(filterAds, others)).ok).toBe(true)
  })

  it('an address without a session is counted, too, before the database is asked for one', async () => {
    const headers = { ...fromNewAddress(), cookie: 'trassa_session=forged' }
    const change = () => gateway.ask(updateMe, { body: { username: 'Пётр' }, headers })
    for (let time = 0; time < 120; time += 1) expect((await change()).status).toBe(401)
    expect(await change()).toMatchObject(refusal)
  })

  it('an IPv6 address is one of its /64', async () => {
    const search = (host: number) =>
      gateway.ask(filterAds, {
        query: { ad_type: 'auto', q: 'лада' },
        headers: { 'x-forwarded-for': `2001:db8:5:5::${host}` },
      })
    for (let host = 1; host <= 30; host += 1) expect((await search(host)).ok).toBe(true)
    expect(await search(13)).toMatchObject(refusal)
  })
})

async function withDrafts(count: number) {
  const user = await unlimited.createUser()
  const draft = { userId: user.id, adType: 'auto' as const, sellerType: 0 as const }
  const drafts = Array.from({ length: count }, (_, index) => ({
    ...draft,
    slug: `draft-${user.id}-${index}`,
  }))
  await unlimited.db.insert(ads).values(drafts)
  return () => unlimited.ask(createAd, { as: user, body: { adType: 'auto' } })
}

const tooManyDrafts = { status: 409, failure: { code: 'ad.too_many_drafts' } }

it('a user keeps at most two hundred drafts, and is told so', async () => {
  const create = await withDrafts(199)
  expect((await create()).ok).toBe(true)
  expect(await create()).toMatchObject(tooManyDrafts)
})

it('drafts created at the same moment do not pass two hundred', async () => {
  const create = await withDrafts(198)
  const { db } = unlimited
  const waiting = sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  const creations = await db.transaction(async (tx) => {
    // Rows may be counted, but not inserted.
    await tx.execute(sql`LOCK TABLE ${ads} IN SHARE MODE`)
    const creations = Array.from({ length: 5 }, create)
    await vi.waitFor(async () => expect((await db.execute(waiting)).rowCount).toBe(5), 10_000)
    return creations
  })
  const answers = await Promise.all(creations)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
  expect(await create()).toMatchObject(tooManyDrafts)
})
