import { answerConfirmation, readConfirmation } from '@trassa/contracts/calls/ad-confirmation'
import { adBySlug, updateStat } from '@trassa/contracts/calls/ads'
import { updateAnyAd } from '@trassa/contracts/calls/moderator/ads'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSeller, DAY, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { fingerprint } from '../../../testing/fingerprint.ts'
import { BEHIND_PROXY, fromNewAddress } from '../../../testing/login.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { createStaff } from '../../moderation/testing/staff.ts'
import { ageLinks } from './testing/links.ts'
import { beginFor, lastToken, submitFor } from './testing/on-behalf.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db } = gateway
const { anna } = await createStaff(gateway)

let owner: TestUser
let id: string
let token: string

beforeEach(async () => {
  owner = await createSeller(gateway)
  id = await beginFor(gateway, { moderator: anna, owner })
  await submitFor(gateway, anna, id)
  token = await lastToken(gateway, owner)
})

const read = (given = token) =>
  gateway.ask(readConfirmation, { query: { token: given }, headers: fromNewAddress() })
async function answer(word: 'publish' | 'disown', version?: number) {
  const shown = version ?? (await storedAd(db, id)).version
  const body = { token, answer: word, version: shown }
  return gateway.ask(answerConfirmation, { body, headers: fromNewAddress() })
}
const refused = (status: number, code: string) => ({ status, failure: { code } })
const events = async () => (await historyOf(db, id)).map(({ event }) => event)

describe('§9 the link shows the ad', () => {
  it('without a login, as buyers will see it: no phone, no VIN in full', async () => {
    const fields = { vin: 'XTA219010K0000001' }
    const { version } = await storedAd(db, id)
    await gateway.get(updateAnyAd, { as: anna, body: { id, version, fields } })
    const seen = await read()
    expect(seen).toMatchObject({
      ok: true,
      detail: {
        id,
        price: 650_000,
        cityName: 'Казань',
        description: expect.stringContaining('Один хозяин'),
        photos: [expect.anything()],
        fields: { vin: 'XTA2190**********', year: 2019 },
        version: version + 1,
      },
      headers: { 'cache-control': 'no-store' },
    })
    expect(JSON.stringify(seen)).not.toContain(owner.phone)
  })

  it('in one statement besides the limit, and changes nothing however often it is opened', async () => {
    const before = await fingerprint(db)
    gateway.statements.length = 0
    await read()
    expect(gateway.statements).toHaveLength(2)
    await read()
    expect(await fingerprint(db)).toBe(before)
    expect(await answer('publish')).toMatchObject({ ok: true })
  })

  it('a made-up link, or an earlier one, is unknown', async () => {
    expect(await read('A'.repeat(43))).toMatchObject(refused(404, 'confirmation.unknown'))
    await ageLinks(db, id, 61_000)
    await submitFor(gateway, anna, id)
    expect(await read()).toMatchObject(refused(404, 'confirmation.unknown'))
  })

  it('after seven days it has run out', async () => {
    await ageLinks(db, id, 7 * DAY - 60_000)
    expect(await read()).toMatchObject({ ok: true })
    await ageLinks(db, id, 60_000)
    expect(await read()).toMatchObject(refused(410, 'confirmation.expired'))
    expect(await answer('publish')).toMatchObject(refused(410, 'confirmation.expired'))
  })

  it('§2: an address that tries many is stopped', async () => {
    const headers = fromNewAddress()
    const ask = () => gateway.ask(readConfirmation, { query: { token: 'x' }, headers })
    for (let count = 0; count < 60; count += 1) await ask()
    expect(await ask()).toMatchObject(refused(429, 'request.too_many'))
  })
})

describe('§9 «Опубликовать»', () => {
  it('submits it as the owner: quota, risk and all; the history says how', async () => {
    expect(await answer('publish')).toMatchObject({ ok: true, detail: { stat: 1 } })
    const { slug } = await storedAd(db, id)
    expect(await gateway.get(adBySlug, { query: { slug } })).toMatchObject({ id })
    expect((await historyOf(db, id)).slice(-3)).toMatchObject([
      { event: 'ad.confirmed', actorId: owner.id },
      { event: 'ad.submitted', actorId: owner.id, onBehalfOf: null, fromStat: 0, toStat: 2 },
      { event: 'ad.approved', actorId: null },
    ])
  })

  it('§3: past the free quota it stays a draft that waits for payment, and is confirmed', async () => {
    await insertAd(db, owner.id)
    expect(await answer('publish')).toMatchObject({ detail: { stat: 0, paymentStatus: 1 } })
    expect(await read()).toMatchObject(refused(410, 'confirmation.used'))
    // From here on a moderator carries out what the owner has said.
    expect(await submitFor(gateway, anna, id)).toMatchObject({
      detail: { stat: 0, paymentStatus: 1, confirmation: null },
    })
  })

  it('once: the second time it is used, and of two at the same time one does', async () => {
    const { version } = await storedAd(db, id)
    const answers = await Promise.all([1, 2, 3].map(() => answer('publish', version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    expect(await answer('disown')).toMatchObject(refused(410, 'confirmation.used'))
    expect(await events()).toEqual(expect.not.arrayContaining(['ad.disowned']))
  })

  it('only what was shown: a draft changed meanwhile is stale, and the link still works', async () => {
    const { version } = await storedAd(db, id)
    await gateway.get(updateAnyAd, { as: anna, body: { id, version, price: 1 } })
    expect(await answer('publish', version)).toMatchObject(refused(409, 'ad.stale'))
    expect(await answer('publish', version + 1)).toMatchObject({ ok: true })
  })

  it('what has become incomplete is refused, and nothing has changed', async () => {
    const { version } = await storedAd(db, id)
    await gateway.get(updateAnyAd, { as: anna, body: { id, version, price: null } })
    const before = await fingerprint(db)
    expect(await answer('publish')).toMatchObject(refused(422, 'ad.incomplete'))
    expect(await fingerprint(db)).toBe(before)
  })

  it('after the owner has published it as an own ad the link is used', async () => {
    const { version } = await storedAd(db, id)
    await gateway.get(updateStat, { as: owner, params: { id }, body: { stat: 2, version } })
    expect(await read()).toMatchObject(refused(410, 'confirmation.used'))
  })
})

describe('§9 «Это не моё»', () => {
  it('deletes the draft and tells the moderators', async () => {
    expect(await answer('disown', 1)).toMatchObject({ ok: true, detail: { stat: 7 } })
    expect((await historyOf(db, id)).slice(-2)).toMatchObject([
      { event: 'ad.disowned', actorId: owner.id },
      { event: 'ad.deleted', actorId: owner.id, fromStat: 0, toStat: 7 },
    ])
    expect(await read()).toMatchObject(refused(410, 'confirmation.used'))
  })
})
