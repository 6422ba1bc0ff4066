import { adActivity, countImpressions, IMPRESSIONS_MAX } from '@trassa/contracts/calls/ad-activity'
import { expect, it } from 'vitest'
import { insertAd, storedAd } from '../../../testing/ads.ts'
import { BEHIND_PROXY, fromNewAddress } from '../../../testing/login.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createActivityService } from './activity.service.ts'
import { createActivityCounter } from './activity-counter.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db } = gateway
const counter = createActivityCounter(db)
const activity = createActivityService({ db, counter })

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
const person = () => ({
  address: fromNewAddress()['x-forwarded-for'],
  userAgent: BROWSER,
  visitor: null,
})

it('what buyers did with an ad is told to its owner by day', async () => {
  const as = await gateway.createUser()
  const ad = await insertAd(db, as.id)
  activity.countImpressions([ad.id, ad.id], person())
  activity.countImpressions([ad.id], person())
  counter.count('views', ad.id, null)
  counter.count('phones', ad.id, null)
  await counter.flush()
  counter.count('favorites', ad.id, (await gateway.createUser()).id)
  await counter.flush()
  const { days } = await gateway.get(adActivity, { as, params: { id: ad.id } })
  expect(days).toEqual([
    {
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      impressions: 2,
      views: 1,
      phones: 1,
      favorites: 1,
    },
  ])
  expect((await storedAd(db, ad.id)).views).toBe(1)
})

it('is for its owner alone', async () => {
  const ad = await insertAd(db, (await gateway.createUser()).id)
  const as = await gateway.createUser()
  expect((await gateway.ask(adActivity, { as, params: { id: ad.id } })).status).toBe(403)
  expect((await gateway.ask(adActivity, { as, params: { id: '999999999' } })).status).toBe(404)
})

it('what owners do with their own ads does not count, nor anything with ads that are not active', async () => {
  const owner = await gateway.createUser()
  const ad = await insertAd(db, owner.id)
  const blocked = await insertAd(db, owner.id, { stat: 4 })
  for (const kind of ['impressions', 'views', 'phones', 'favorites'] as const) {
    counter.count(kind, ad.id, owner.id)
    counter.count(kind, blocked.id, null)
    counter.count(kind, '999999999', null)
  }
  await counter.flush()
  for (const { id } of [ad, blocked]) {
    const { days } = await gateway.get(adActivity, { as: owner, params: { id } })
    expect(days).toEqual([])
    expect((await storedAd(db, id)).views).toBe(0)
  }
})

it('impressions of an address have an end, a report has a bound, crawlers report none', async () => {
  const one = person()
  const counts = Array.from({ length: 12 }, () => activity.countImpressions(['77'], one).counted)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10)
  const bot = { ...person(), userAgent: 'curl/8.5.0' }
  expect(activity.countImpressions(['77'], bot)).toEqual({ counted: 0 })
  const ids = Array.from({ length: IMPRESSIONS_MAX + 1 }, (_, index) => String(index + 1))
  const headers = { 'user-agent': BROWSER, ...fromNewAddress() }
  expect((await gateway.ask(countImpressions, { body: { ids }, headers })).status).toBe(422)
})
