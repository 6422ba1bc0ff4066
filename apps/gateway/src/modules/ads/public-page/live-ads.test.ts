import { adById, adBySlug, countView, goneAd, revealPhone } from '@trassa/contracts/calls/ads'
import type { DescriptionNode } from '@trassa/contracts/entities/description'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addPhoto, DAY, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { BEHIND_PROXY, fromNewAddress } from '../../../testing/login.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createActivityCounter } from '../activity/activity-counter.ts'
import { ads } from '../ads.table.ts'
import { createLiveAdsService } from './live-ads.service.ts'
import { phoneReveals } from './phone-reveals.table.ts'
import type { SellerAnswers } from './seller-answers.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db } = gateway
const seller = await gateway.createUser({ username: 'Ольга' })

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
const TITLE = 'Lada (ВАЗ) Granta, 2019'
const person = () => ({ 'user-agent': BROWSER, ...fromNewAddress() })

describe('the ad as a buyer sees it', () => {
  it('by slug and by id the same: photographs in order, the seller, no phone, no whole VIN', async () => {
    const ad = await insertAd(db, seller.id, { vin: 'XTA219040J0123456' })
    const second = await addPhoto(db, ad, { position: 1 })
    const first = await addPhoto(db, ad, { position: 0 })
    const seen = await gateway.get(adBySlug, { query: { slug: ad.slug } })
    expect(seen).toMatchObject({
      id: ad.id,
      stat: 1,
      price: 650_000,
      citySlug: 'kazan',
      photos: [{ id: first }, { id: second }],
      seller: { id: seller.id, username: 'Ольга', activeAds: 1 },
      fields: { vin: 'XTA2190**********' },
    })
    expect(JSON.stringify(seen)).not.toContain(seller.phone)
    const query = { oldAdCategory: '3', descriptionMarkdown: 'true' }
    expect(await gateway.get(adById, { params: { id: ad.id }, query })).toEqual(seen)
  })

  it('§7 descriptionMarkdown: true gives markdown, its absence plain text', async () => {
    const description = '**Один хозяин**\n\n- люк\n- камера заднего вида'
    const { id, slug } = await insertAd(db, seller.id, { description })
    const plain = 'Один хозяин\n\nлюк\nкамера заднего вида'
    for (const [descriptionMarkdown, text] of [
      ['true', description],
      ['false', plain],
      [undefined, plain],
    ] as const) {
      const query = descriptionMarkdown ? { descriptionMarkdown } : {}
      const bySlug = await gateway.get(adBySlug, { query: { slug, ...query } })
      const byId = await gateway.get(adById, { params: { id }, query })
      expect([bySlug.description, byId.description]).toEqual([text, text])
    }
  })

  it('domain §4: the description comes as a tree as well: the kept one, else parsed as it is read', async () => {
    const ad = await insertAd(db, seller.id, {
      description: '**Один** хозяин',
      descriptionTree: null,
    })
    const read = () => gateway.get(adBySlug, { query: { slug: ad.slug } })
    const strong: DescriptionNode = { kind: 'strong', children: ['Один'] }
    expect((await read()).descriptionTree).toEqual([
      { kind: 'paragraph', children: [strong, ' хозяин'] },
    ])
    const descriptionTree: DescriptionNode[] = [{ kind: 'paragraph', children: ['Как сохранено'] }]
    await db.update(ads).set({ descriptionTree }).where(eq(ads.id, ad.id))
    expect(await read()).toMatchObject({ descriptionTree, description: 'Как сохранено' })
  })

  it.each(['1) ', '>', '+ '])('a description made only of %j is shown as text', async (part) => {
    const description = part.repeat(5000 / part.length)
    const ad = await insertAd(db, seller.id, { description, descriptionTree: null })
    const { descriptionTree } = await gateway.get(adById, { params: { id: ad.id }, query: {} })
    expect(descriptionTree).toEqual([{ kind: 'paragraph', children: [description.trim()] }])
  })

  it.each(['НЕТ-такого', "' OR 1=1", '..%2f'])('no ad has the slug %j', async (slug) => {
    expect((await gateway.ask(adBySlug, { query: { slug } })).status).toBe(404)
  })

  it('costs one statement beside the one that reads what has changed, and none once it is in memory', async () => {
    const ad = await insertAd(db, seller.id)
    for (const statements of [2, 1]) {
      gateway.statements.length = 0
      await gateway.get(adBySlug, { query: { slug: ad.slug }, headers: person() })
      expect(gateway.statements).toHaveLength(statements)
    }
  })

  it.each([
    ['a draft', { stat: 0, publishedAt: null }, null],
    ['one in moderation', { stat: 2 }, null],
    ['one that was blocked before it was public', { stat: 4, publishedAt: null }, null],
    ['a blocked one', { stat: 4 }, { outcome: 'blocked', title: '' }],
    ['a sold one', { stat: 6, archivedReason: 'sold' }, { outcome: 'sold', title: TITLE }],
    ['a withdrawn one', { stat: 6 }, { outcome: 'withdrawn', title: TITLE }],
    ['a deleted one', { stat: 7 }, { outcome: 'withdrawn', title: '' }],
    [
      '§3 one whose time has just passed',
      { expiresAt: new Date(Date.now() - 1) },
      { outcome: 'expired', title: TITLE },
    ],
  ] as const)(
    'issue 7: %s is gone if it was public, else unknown; it has no phone',
    async (_, fields, told) => {
      const ad = await insertAd(db, seller.id, fields)
      const params = { id: ad.id }
      const query = { slug: ad.slug }
      const refusal = told
        ? { status: 410, failure: { code: 'ad.gone' } }
        : { status: 404, failure: { code: 'ad.not_found' } }
      expect(await gateway.ask(adById, { params })).toMatchObject(refusal)
      expect(await gateway.ask(adBySlug, { query })).toMatchObject(refusal)
      const gone = await gateway.ask(goneAd, { query })
      expect(gone).toMatchObject(told ? { detail: { ...told, citySlug: 'kazan' } } : refusal)
      // Only of kept answers is a page made that its visitors share (docs/decisions/167).
      expect(gateway.app.keptAnswers.has(goneAd.id)).toBe(true)
      expect(await gateway.ask(revealPhone, { params, headers: person() })).toMatchObject({
        status: 404,
        failure: { code: 'ad.phone_hidden' },
      })
    },
  )
})

describe('views', () => {
  it('are added up and written together, without touching the version', async () => {
    const ad = await insertAd(db, seller.id)
    const views = createActivityCounter(db)
    for (let view = 0; view < 3; view += 1) views.count('views', ad.id, null)
    views.count('views', '999999999', null)
    expect((await storedAd(db, ad.id)).views).toBe(0)
    await views.flush()
    await views.flush()
    expect(await storedAd(db, ad.id)).toEqual({ ...ad, views: 3 })
  })

  // The gateway writes after some seconds; this one when it is told to.
  const counter = createActivityCounter(db)
  const answers: SellerAnswers = async (_key, make) => (await make()).answer
  const liveAds = createLiveAdsService({ db, counter, answers })
  const view = (ad: { id: string }, { 'x-forwarded-for': address } = fromNewAddress()) =>
    liveAds.countView(ad.id, { address, userAgent: BROWSER, visitor: null })
  const viewsOf = async ({ id }: { id: string }) => {
    await counter.flush()
    return (await storedAd(db, id)).views
  }

  it('are counted where a browser shows the page, and not where an ad is read', async () => {
    const ad = await insertAd(db, seller.id)
    await liveAds.bySlug(ad.slug, {})
    await liveAds.byId(ad.id, {})
    expect(await viewsOf(ad)).toBe(0)
    expect(await view(ad)).toEqual({ counted: true })
    expect(await viewsOf(ad)).toBe(1)
    const asked = { params: { id: ad.id }, headers: person() }
    expect(await gateway.get(countView, asked)).toEqual({ counted: true })
  })

  it.each(['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 'curl/8.5.0', ''])(
    'of a crawler are not counted: %s',
    async (agent) => {
      const ad = await insertAd(db, seller.id)
      const headers = { ...fromNewAddress(), 'user-agent': agent }
      const answer = await gateway.get(countView, { params: { id: ad.id }, headers })
      expect(answer).toEqual({ counted: false })
      await liveAds.countView(ad.id, { address: '10.9.9.9', userAgent: agent, visitor: null })
      expect(await viewsOf(ad)).toBe(0)
    },
  )

  it('of one ad from one address are counted ten times an hour at most', async () => {
    const [ad, other] = [await insertAd(db, seller.id), await insertAd(db, seller.id)]
    const address = fromNewAddress()
    const counted = await Promise.all(Array.from({ length: 12 }, () => view(ad, address)))
    expect(counted.filter((answer) => answer.counted)).toHaveLength(10)
    await view(other, address)
    await view(ad)
    expect([await viewsOf(ad), await viewsOf(other)]).toEqual([11, 1])
  })

  it('of an ad that is not shown to buyers are not counted', async () => {
    const ad = await insertAd(db, seller.id, { stat: 4 })
    await view(ad)
    expect(await viewsOf(ad)).toBe(0)
  })
})

describe('§2 the phone on click', () => {
  it('is shown and logged, with the user or the address that asked', async () => {
    const ad = await insertAd(db, seller.id)
    const viewer = await gateway.createUser()
    const params = { id: ad.id }
    const asked = { params, headers: { ...person(), 'x-log-session': 'tab-7' } }
    expect(await gateway.get(revealPhone, asked)).toEqual({
      phone: seller.phone,
      contactName: 'Иван',
    })
    await gateway.get(revealPhone, { ...asked, as: viewer })
    const rows = await db.select().from(phoneReveals).where(eq(phoneReveals.adId, ad.id))
    expect(rows).toMatchObject([
      { viewerId: null, sessionId: 'tab-7' },
      { viewerId: viewer.id, sessionId: 'tab-7' },
    ])
    expect(new Set(rows.map(({ requestId }) => requestId)).size).toBe(2)
    expect(await historyOf(db, ad.id)).toEqual([])
  })

  it.each([
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'curl/8.5.0',
    '',
  ])('not to a crawler: %s', async (agent) => {
    const ad = await insertAd(db, seller.id)
    const headers = { ...fromNewAddress(), 'user-agent': agent }
    expect(await gateway.ask(revealPhone, { params: { id: ad.id }, headers })).toMatchObject({
      status: 403,
    })
    expect(await db.select().from(phoneReveals).where(eq(phoneReveals.adId, ad.id))).toEqual([])
  })

  it('Яндекс Браузер is not a crawler', async () => {
    const ad = await insertAd(db, seller.id)
    const agent = `${BROWSER} YaBrowser/25.8 Yowser/2.5`
    const headers = { ...fromNewAddress(), 'user-agent': agent }
    expect((await gateway.ask(revealPhone, { params: { id: ad.id }, headers })).status).toBe(200)
  })

  it.each([
    ['30 an hour to an address', 30, false],
    ['60 an hour to a user, whatever the address', 60, true],
  ] as const)('%s', async (_, limit, isUser) => {
    const ad = await insertAd(db, seller.id, { expiresAt: new Date(Date.now() + DAY) })
    const as = isUser ? await gateway.createUser() : undefined
    const fixed = person()
    const ask = () =>
      gateway.ask(revealPhone, {
        params: { id: ad.id },
        as,
        headers: isUser ? person() : fixed,
      })
    for (let asked = 0; asked < limit; asked += 1) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, failure: { code: 'request.too_many' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  })
})
