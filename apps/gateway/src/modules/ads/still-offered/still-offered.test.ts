import { answerStillOfferedLink, readStillOfferedLink } from '@trassa/contracts/calls/still-offered'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { DAY, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { fingerprint } from '../../../testing/fingerprint.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { type AdRecord, ads } from '../ads.table.ts'
import { createStillOfferedLinks } from './still-offered-links.ts'

const gateway = await createTestGateway()
const { db } = gateway
const links = createStillOfferedLinks(gateway.config)
const owner = await gateway.createUser({ role: 'moderator' })

let ad: AdRecord
let token: string
const tokenAt = (askedAt: Date) =>
  new URL(links.make({ adId: ad.id, askedAt })).searchParams.get('token') ?? ''

beforeEach(async () => {
  const statChangedAt = new Date(Date.now() - 7 * DAY)
  ad = await insertAd(db, owner.id, { title: 'Лада Гранта', statChangedAt })
  token = tokenAt(new Date(Date.now() - 60_000))
})

const read = () => gateway.ask(readStillOfferedLink, { query: { token } })
const answer = (word: 'yes' | 'no') =>
  gateway.ask(answerStillOfferedLink, { body: { token, answer: word } })
const refused = (status: number, code: string) => ({ status, failure: { code } })

it('domain §8: the link shows what it asks about, and opening it changes nothing', async () => {
  const before = await fingerprint(db)
  expect(await read()).toMatchObject({ detail: { title: 'Лада Гранта', service: false } })
  await read()
  expect(await fingerprint(db)).toBe(before)
})

it('«да» confirms the ad as its owner, once', async () => {
  expect(await answer('yes')).toMatchObject({ ok: true })
  expect((await storedAd(db, ad.id)).confirmedAt).not.toBeNull()
  expect(await historyOf(db, ad.id)).toMatchObject([
    { event: 'ad.stillOffered', actorId: owner.id, onBehalfOf: null },
  ])
  expect(await answer('no')).toMatchObject(refused(410, 'confirmation.used'))
  expect(await read()).toMatchObject(refused(410, 'confirmation.used'))
})

it('«продано» takes it off as sold; of two at once one counts', async () => {
  const answers = await Promise.all([answer('no'), answer('no'), answer('no')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  expect(await storedAd(db, ad.id)).toMatchObject({ stat: 6, archivedReason: 'sold' })
})

it('an answered link does not come back to life with an ad that is published again', async () => {
  await answer('no')
  const anew = { stat: 1, archivedReason: null, statChangedAt: new Date() } as const
  await db.update(ads).set(anew).where(eq(ads.id, ad.id))
  expect(await read()).toMatchObject(refused(410, 'confirmation.used'))
  expect(await answer('no')).toMatchObject(refused(410, 'confirmation.used'))
  expect(await storedAd(db, ad.id)).toMatchObject({ stat: 1 })
})

it('a service is taken off for another reason than a sale', async () => {
  await db.update(ads).set({ adType: 'services' }).where(eq(ads.id, ad.id))
  expect(await read()).toMatchObject({ detail: { service: true } })
  await answer('no')
  expect(await storedAd(db, ad.id)).toMatchObject({ stat: 6, archivedReason: 'other' })
})

it('a forged link is unknown, an old one has run out, one of an ad that is gone is used', async () => {
  const real = token
  token = real.replace(/^\d+/, '1')
  expect(await answer('no')).toMatchObject(refused(404, 'confirmation.unknown'))
  token = tokenAt(new Date(Date.now() - 15 * DAY))
  expect(await read()).toMatchObject(refused(410, 'confirmation.expired'))
  token = real
  await db
    .update(ads)
    .set({ expiresAt: new Date(0) })
    .where(eq(ads.id, ad.id))
  expect(await answer('yes')).toMatchObject(refused(410, 'confirmation.used'))
})
