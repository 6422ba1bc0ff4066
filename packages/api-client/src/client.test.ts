import { AppError } from '@trassa/contracts/app-error'
import { createAd, updateStat } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { expect, it } from 'vitest'
import { createApiClient } from './client.ts'
import type { TransportRequest } from './transport.ts'

function recording(status: number, body: unknown) {
  const requests: TransportRequest[] = []
  const client = createApiClient(async (request) => {
    requests.push(request)
    return { status, body }
  })
  return { client, requests }
}

it('fills the path and gives the detail', async () => {
  const { client, requests } = recording(200, { detail: { id: '7' } })
  const answer = await client.ask(updateStat, {
    params: { id: '7' },
    body: { stat: 2, version: 3 },
  })
  expect(answer).toEqual({ id: '7' })
  expect(requests[0]).toMatchObject({ method: 'PATCH', path: '/ads/7/update-stat', query: {} })
})

it('§7: joins arrays by commas, leaves out what is absent and asks lists for markdown', async () => {
  const { client, requests } = recording(200, { detail: { items: [] } })
  await client.ask(filterAds, {
    query: { ad_type: 'auto', markId: ['1', '2'], cursor: undefined, q: '' },
  })
  expect(requests[0]?.query).toEqual({
    ad_type: 'auto',
    markId: '1,2',
    descriptionMarkdown: 'true',
  })
})

it('sends the idempotency key of a change', async () => {
  const { client, requests } = recording(200, { detail: {} })
  await client.ask(createAd, { body: { adType: 'auto' } }, { idempotencyKey: 'k1' })
  expect(requests[0]?.headers).toEqual({ 'idempotency-key': 'k1' })
})

it('domain §1: takes a key only where the call is declared to take one', async () => {
  const { client, requests } = recording(200, { detail: {} })
  const args = { params: { id: '7' }, body: { stat: 2, version: 3 } } as const
  // @ts-expect-error `ads.updateStat` is not declared idempotent
  await client.ask(updateStat, args, { idempotencyKey: 'k1' })
  await client.ask(updateStat, args, { keepalive: true })
  expect(requests).toHaveLength(2)
})

it('domain §1: asks below the base of the call', async () => {
  const { client, requests } = recording(200, { detail: {} })
  await client.ask(filterAds, { query: {} })
  expect(requests[0]).toMatchObject({ base: 'gateway', path: '/filter/filter-ads' })
})

it('turns a failure into an AppError with its code, issues and log session', async () => {
  const issue = { loc: ['body', 'price'], msg: 'Укажите цену', type: 'too_small' }
  const { client } = recording(422, { detail: [issue], code: 'request.invalid', sessionId: 's1' })
  const error = await client.ask(createAd, { body: { adType: 'auto' } }).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ code: 'request.invalid', issues: [issue], sessionId: 's1' })
  expect(error).toMatchObject({ status: 422, detail: [issue] })
})

it('§8: keeps the sentence that the server itself said', async () => {
  const failure = { detail: 'Снимите другое объявление.', code: 'ad.quota', sessionId: 's1' }
  const { client } = recording(409, failure)
  await expect(client.ask(filterAds, { query: {} })).rejects.toMatchObject({
    ...failure,
    status: 409,
    issues: [],
  })
})

it('treats the page of a proxy as a failed server', async () => {
  const { client } = recording(502, null)
  await expect(client.ask(filterAds, { query: {} })).rejects.toMatchObject({
    code: 'server.failed',
    status: 502,
  })
})
