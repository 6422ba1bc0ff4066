import { randomUUID } from 'node:crypto'
import { ownAd, updateAd, updateStat } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { createCar, updatePost } from '@trassa/contracts/calls/legacy/post-changes'
import { readCar } from '@trassa/contracts/calls/legacy/posts'
import { decideAd, readAd } from '@trassa/contracts/calls/moderator/ads'
import { bindPack } from '@trassa/contracts/calls/pay/packs'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ads } from '../../modules/ads/ads.table.ts'
import { insertPackage } from '../../modules/billing/packages/packages.repository.ts'
import { photos } from '../../modules/media/photos.table.ts'
import { CAR, CAR_FIELDS, createSeller, insertAd, KAZAN } from '../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
const moderator = await gateway.createUser({ role: 'moderator' })

const FLAT_CAR = {
  ...CAR_FIELDS,
  city_id: KAZAN,
  price: CAR.price,
  text: CAR.description,
  contact_name: CAR.contactName,
}

async function uploaded(user: TestUser): Promise<string> {
  const id = randomUUID()
  const size = { width: 1200, height: 900, color: '#336699' }
  await db.insert(photos).values({ id, userId: user.id, ...size })
  return id
}

const adsOf = (user: TestUser) => db.select().from(ads).where(eq(ads.userId, user.id))

it('§7 an ad goes through /api, /gateway and /pay and back', async () => {
  const company = await gateway.createUser({ type: 1 })
  const as = company
  await db.transaction((tx) =>
    insertPackage(tx, {
      userId: company.id,
      type: 'GENERAL',
      quantity: 1,
      lineId: null,
      now: new Date(),
    }),
  )
  const { id } = await gateway.get(createCar, {
    as,
    body: { ...FLAT_CAR, photos: [await uploaded(company)] },
  })
  const params = { id }
  await gateway.get(updateAd, { as, params, body: { price: 700_000 } })
  await gateway.get(bindPack, { as, body: { ad_id: Number(id) } })
  const decision = { as: moderator, params, body: { stat: 1 as const } }
  expect(await gateway.get(decideAd, decision)).toMatchObject({ stat: 1, price: 700_000 })

  const found = await gateway.get(filterAds, { query: { ad_type: 'auto' } })
  expect(found.items).toMatchObject([{ id, price: 700_000 }])
  const changed = await gateway.get(updatePost, { as, params, body: { price: '690 000' } })
  expect(changed).toMatchObject({ price: 690_000, carTypeId: 1 })
  expect(await gateway.get(ownAd, { as, params })).toMatchObject({ price: 690_000 })
  expect(await gateway.get(readCar, { params })).toMatchObject({ price: 690_000, carTypeId: 1 })

  const { history } = await gateway.get(readAd, { as: moderator, params })
  expect(history.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['ad.created', 'ad.edited', 'ad.submitted', 'ad.approved']),
  )
})

it('posting and submitting at once; a repeat with its key makes nothing twice', async () => {
  const user = await createSeller(gateway)
  const before = await adsOf(user)
  const body = { ...FLAT_CAR, photos: [await uploaded(user)], stat: 1 }
  const headers = { 'idempotency-key': randomUUID() }
  const first = await gateway.get(createCar, { as: user, body, headers })
  expect(first).not.toHaveProperty('refusal')
  expect(first.photos).toHaveLength(1)
  // Of a seller who has sold before, a car without doubts needs no moderator.
  expect(first.stat).toBe(1)
  expect(await gateway.get(createCar, { as: user, body, headers })).toEqual(first)
  expect(await adsOf(user)).toHaveLength(before.length + 1)

  // Once its owner has gone on with the ad, a late repeat leaves it as it is.
  const params = { id: first.id }
  const withdrawn = await gateway.get(updateStat, { as: user, params, body: { stat: 6 } })
  const late = await gateway.get(createCar, { as: user, body, headers })
  expect(late).toMatchObject({ stat: 6, version: withdrawn.version })
})

it('a stat alone leaves the content alone, even one that could not be stored again', async () => {
  const user = await createSeller(gateway)
  const { id } = await insertAd(db, user.id, { contactName: '' })
  const params = { id }
  const withdrawn = await gateway.get(updatePost, { as: user, params, body: { status: '6' } })
  expect(withdrawn).toMatchObject({ stat: 6 })
  expect(withdrawn).not.toHaveProperty('refusal')
  const { history } = await gateway.get(readAd, { as: moderator, params })
  expect(history.map(({ event }) => event)).toEqual(['ad.withdrawn'])
  const stale = { as: user, params, body: { stat: 7, version: 1 } }
  expect(await gateway.ask(updatePost, stale)).toMatchObject({ status: 409 })
})

it('a repeat gets the first answer though its owner has deleted the draft', async () => {
  const user = await gateway.createUser()
  const headers = { 'idempotency-key': randomUUID() }
  const repeated = { as: user, body: { price: 5, stat: 1 }, headers }
  const { id } = await gateway.get(createCar, repeated)
  await gateway.get(updateStat, { as: user, params: { id }, body: { stat: 7 } })
  const again = await gateway.get(createCar, repeated)
  expect(again).toMatchObject({ id, refusal: { code: 'ad.not_found' } })
})

it('names inside of `fields` are older ones, too, and an empty text clears a value', async () => {
  const user = await gateway.createUser()
  const fields = { body_type: '1', car_mark_id: 1 }
  const created = { as: user, body: { price: 5, city_id: 5, fields } }
  const { id, ...draft } = await gateway.get(createCar, created)
  expect(draft).toMatchObject({ price: 5, fields: { bodyType: 1, markId: '1' } })
  const cleared = { as: user, params: { id }, body: { price: '', city_id: '' } }
  expect(await gateway.get(updatePost, cleared)).toMatchObject({ price: null, cityId: null })
})

it('an ad that cannot be submitted stays a draft, and the answer says why', async () => {
  const user = await gateway.createUser()
  const wanted = await gateway.get(createCar, { as: user, body: { stat: '0' } })
  expect(wanted).toMatchObject({ stat: 0 })
  expect(wanted).not.toHaveProperty('refusal')
  const body = { price: 5, stat: 1, photos: [await uploaded(user)] }
  const draft = await gateway.get(createCar, { as: user, body })
  expect(draft).toMatchObject({ stat: 0, price: 5, refusal: { code: 'ad.incomplete' } })
  expect(draft.photos).toHaveLength(1)
  expect(draft.refusal?.detail).toContainEqual(
    expect.objectContaining({ loc: ['body', 'fields', 'markId'] }),
  )
  const foreign = { photos: [await uploaded(moderator)] }
  const refused = await gateway.get(updatePost, {
    as: user,
    params: { id: draft.id },
    body: foreign,
  })
  expect(refused).toMatchObject({ refusal: { code: 'photo.not_found' } })
  expect(refused.photos).toEqual(draft.photos)
})
