import { uploadOlderFile } from '@trassa/contracts/calls/legacy/files'
import { readAd } from '@trassa/contracts/calls/moderator/ads'
import { paymentNotice } from '@trassa/contracts/calls/payments'
import type { Photo } from '@trassa/contracts/entities/photo'
import { expect, it } from 'vitest'
import { yookassaSettings } from '../../modules/billing/testing/buying.ts'
import { noticeOf, startFakeYookassa } from '../../modules/billing/testing/fake-yookassa.ts'
import { drawPicture } from '../../modules/media/testing/pictures.ts'
import { formOf, sendForm } from '../../modules/media/testing/upload.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'

const yookassa = await startFakeYookassa()
const gateway = await createTestGateway(yookassaSettings(yookassa))
const { app } = gateway
const company = await gateway.createUser({ type: 1, username: 'Автопарк' })
const moderator = await gateway.createUser({ role: 'moderator' })

type Method = 'GET' | 'POST' | 'PATCH'

/** Sends what a program sends that knows section 7 of the specification and nothing else. */
async function send(as: TestUser | null, method: Method, url: string, payload?: object) {
  const response = await app.inject({
    method,
    url,
    ...(as && { headers: { cookie: as.cookie } }),
    ...(payload && { payload }),
  })
  const { detail } = response.json()
  expect(response.statusCode, JSON.stringify(response.json())).toBe(200)
  return detail
}

async function uploadPhoto(): Promise<Photo> {
  const picture = new Uint8Array(await drawPicture().jpeg().toBuffer())
  const { body } = await sendForm(gateway, company, formOf(picture), uploadOlderFile)
  return body.detail
}

async function readMark(): Promise<{ mark: string; model: string }> {
  const marks = await send(null, 'GET', '/gateway/v1/dictionaries/dic-mark?code=truck')
  const [{ id: mark }] = marks
  const models = await send(null, 'GET', `/gateway/v1/dictionaries/dic-modeles?markId=${mark}`)
  return { mark, model: models[0].id }
}

it('§7: a program of the older APIs posts a truck, pays for it, and finds, lifts and keeps it; its history has each step', async () => {
  const photo = await uploadPhoto()
  const { mark, model } = await readMark()
  const truck = {
    city_id: 5,
    price: '2 450 000',
    text: 'Тягач с одним водителем, обслуживался по пробегу, документы на руках.',
    contact_name: 'Диспетчер',
    mark_id: Number(mark),
    model_id: model,
    year: '2019',
    mileage: '412 000',
    body_type: '1',
    drive_formula: 1,
    capacity: '40',
    fuel: 2,
    power: 400,
    gearbox: 1,
    condition: 1,
    photos: [photo.id],
  }
  const draft = await send(company, 'POST', '/api/posts/as-truck', truck)
  expect(draft).toMatchObject({ stat: 0, adType: 'truck', carTypeId: 9, price: 2_450_000 })
  expect(draft.photos).toMatchObject([{ id: photo.id }])
  const ad_id = Number(draft.id)

  const unpaid = await send(company, 'PATCH', '/api/posts/change_stat', { ad_id, stat: 1 })
  expect(unpaid).toMatchObject({ stat: 0, paymentStatus: 1 })
  expect(await send(null, 'GET', '/api/posts/count/as-truck')).toEqual({ count: 0 })

  const [price] = await send(null, 'GET', '/pay/v1/pricelist/GENERAL?quantity=5')
  const pack = { type: 'GENERAL', quantity: 5 }
  const { order, confirmationUrl } = await send(company, 'POST', '/pay/v1/pack', pack)
  expect(order).toMatchObject({ amount: price.price, paidAt: null })
  const payment = confirmationUrl.slice(confirmationUrl.lastIndexOf('/') + 1)
  yookassa.settle(payment, 'succeeded')
  await gateway.get(paymentNotice, { body: noticeOf(payment) })
  const current = `/pay/v1/pack/current/${company.id}`
  expect(await send(company, 'GET', current)).toMatchObject({ remainder: 5 })

  const bound = await send(company, 'POST', '/pay/v1/pack/ad', { ad_id })
  expect(bound).toMatchObject({ stat: 2, paymentStatus: 3 })
  expect(await send(company, 'GET', current)).toMatchObject({ remainder: 4 })

  const decided = await send(moderator, 'POST', `/api/moderator/ads/${ad_id}`, { stat: 1 })
  expect(decided).toMatchObject({ stat: 1 })
  expect(await send(null, 'GET', '/api/posts/count/as-truck')).toEqual({ count: 1 })
  const listed = await send(null, 'GET', '/api/posts/as-truck?car_type_id=9&page=1&limit=10')
  expect(listed).toMatchObject({ total: 1, page: 1, limit: 10, pages: 1, nextCursor: null })
  expect(listed.items).toMatchObject([{ id: draft.id, carTypeId: 9 }])
  expect(await send(null, 'GET', `/api/posts/${ad_id}/truck`)).toMatchObject({ id: draft.id })

  const lift = { ad_id, reason: 'Просьба по телефону' }
  const lifted = await send(moderator, 'POST', '/api/moderator/ads/lift', lift)
  expect(Date.parse(lifted.liftedAt)).toBeGreaterThan(Date.parse(listed.items[0].liftedAt))

  const buyer = await gateway.createUser()
  await send(buyer, 'POST', '/api/favorite/add', { ad_id })
  const kept = await send(buyer, 'GET', '/api/favorite/trucks')
  expect(kept.items).toMatchObject([{ id: draft.id, state: 'live' }])
  await send(buyer, 'POST', '/api/favorite/remove', { ad_id })
  expect(await send(buyer, 'GET', '/api/favorite/trucks')).toMatchObject({ total: 0 })

  const phone = encodeURIComponent(company.phone)
  const checked = await send(moderator, 'GET', `/api/moderator/users/check?phone=${phone}`)
  expect(checked).toMatchObject({ exists: true, user: { id: company.id } })
  const unknown = await send(moderator, 'GET', '/api/moderator/users/check?phone=89990000000')
  expect(unknown).toEqual({ exists: false, user: null })

  const { history } = await gateway.get(readAd, { as: moderator, params: { id: draft.id } })
  expect(history.map(({ event }) => event).toReversed()).toEqual([
    'ad.created',
    'ad.edited',
    'photos.set',
    'ad.submitted',
    'ad.submitted',
    'ad.approved',
    'ad.lifted',
  ])
})
