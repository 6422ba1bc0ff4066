import type { TransportRequest } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { readMe } from '@trassa/contracts/calls/profiles'
import { createFastify } from '@trassa/gateway/platform/http/create-server'
import { type KeptAnswer, keptAnswer } from '@trassa/gateway/platform/http/kept-answer'
import { expect, it, vi } from 'vitest'
import { recordingApi } from './page-record.ts'

const PAGE = { items: [], total: 3, nextCursor: null }

/** A client of a server that keeps lists; all else is asked by requests. */
function setup(make: (request: { query: unknown }) => Promise<KeptAnswer>) {
  const app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: 'http://site' })
  const limits = { ofNetwork: vi.fn(), ofUser: vi.fn() }
  app.keptAnswers.set(filterAds.id, { call: filterAds, make, limits })
  const transport = vi.fn(async (_request: TransportRequest) => ({
    status: 200,
    body: { detail: PAGE } as unknown,
  }))
  return { limits, transport, ...recordingApi(app, { transport, address: '203.0.113.7' }) }
}

const list = async () => keptAnswer(filterAds, PAGE)

it('a kept answer needs no request, counts against the limits of the visitor and is noted with its tag', async () => {
  const make = vi.fn(list)
  const { api, record, limits, transport } = setup(make)
  expect(await api.ask(filterAds, { query: { ad_type: 'auto', markId: [1, 2] } })).toEqual(PAGE)
  expect(transport).not.toHaveBeenCalled()
  expect(make).toHaveBeenCalledWith({ query: expect.objectContaining({ markId: '1,2' }) })
  expect(limits.ofNetwork).toHaveBeenCalledWith(
    filterAds,
    expect.objectContaining({ ip: '203.0.113.7' }),
  )
  expect(record).toMatchObject({ isSameForAll: true, isWhole: true })
  const { tag } = await list()
  expect(record.answers.map((answer) => answer.tag)).toEqual([tag])
  make.mockResolvedValueOnce(keptAnswer(filterAds, { ...PAGE, total: 4 }))
  expect((await record.answers[0]?.ask())?.tag).not.toBe(tag)
  expect(limits.ofNetwork).toHaveBeenCalledOnce()
})

it('a page with any other call is not the same for all', async () => {
  const { api, record, transport } = setup(list)
  await api.ask(readMe)
  expect(transport).toHaveBeenCalledOnce()
  expect(record).toMatchObject({ answers: [], isSameForAll: false })
})

it('a failed answer is that of a request, and the page is not whole, also where a loader goes on', async () => {
  const { api, record, transport } = setup(async () => {
    throw new AppError('server.unavailable')
  })
  transport.mockResolvedValueOnce({
    status: 503,
    body: { code: 'server.unavailable', detail: 'нет связи', sessionId: 's' },
  })
  const asked = api.ask(filterAds, { query: { ad_type: 'auto' } })
  await expect(asked).rejects.toMatchObject({ code: 'server.unavailable', status: 503 })
  expect(record).toMatchObject({ isSameForAll: true, isWhole: false })
})

it('an answer that failed once and came by a request has no tag: its page is not whole', async () => {
  const make = vi.fn(list).mockRejectedValueOnce(new AppError('server.unavailable'))
  const { api, record } = setup(make)
  expect(await api.ask(filterAds, { query: { ad_type: 'auto' } })).toEqual(PAGE)
  expect(record).toMatchObject({ answers: [], isWhole: false })
})

it('docs/decisions/050: a refusal for asking too often is one visitor’s own', async () => {
  const { api, record, limits, transport } = setup(list)
  limits.ofNetwork.mockImplementation(() => {
    throw new AppError('request.too_many')
  })
  transport.mockResolvedValueOnce({
    status: 429,
    body: { code: 'request.too_many', detail: 'позже', sessionId: 's' },
  })
  const asked = api.ask(filterAds, { query: { ad_type: 'auto', q: 'лада' } })
  await expect(asked).rejects.toMatchObject({ status: 429 })
  expect(record.isSameForAll).toBe(false)
})

it('what a call does not take is refused as in a request', async () => {
  const { api, transport } = setup(list)
  await api.ask(filterAds, { query: { ad_type: 'auto', q: 'a\u0000' } })
  expect(transport).toHaveBeenCalledOnce()
  await api.ask(adBySlug, { query: { slug: 'lada-1' } })
  expect(transport).toHaveBeenCalledTimes(2)
})
