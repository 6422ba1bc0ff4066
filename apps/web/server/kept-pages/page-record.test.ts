import type { TransportRequest } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { readMe } from '@trassa/contracts/calls/profiles'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { createFastify } from '@trassa/gateway/platform/http/create-server'
import { type KeptAnswer, keptAnswer } from '@trassa/gateway/platform/http/kept-answer'
import type { FastifyBaseLogger } from 'fastify'
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
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  const asking = { transport, address: '203.0.113.7', log: log as unknown as FastifyBaseLogger }
  return { limits, transport, log, ...recordingApi(app, asking) }
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
  record.answers[0]?.countFor('198.51.100.2')
  const other = expect.objectContaining({ ip: '198.51.100.2' })
  expect(limits.ofNetwork).toHaveBeenLastCalledWith(filterAds, other)
})

it('a page with any other call is not the same for all', async () => {
  const { api, record, transport } = setup(list)
  await api.ask(readMe)
  expect(transport).toHaveBeenCalledOnce()
  expect(record).toMatchObject({ answers: [], isSameForAll: false })
})

it.each([
  [new AppError('ad.gone'), 410, 'ad.gone'],
  [new AppError('server.unavailable'), 503, 'server.unavailable'],
  [new Error('Connection terminated'), 503, 'server.unavailable'],
  [new Error('broken'), 500, 'server.failed'],
] as const)(
  'a failure is told as a request tells it, asked once and logged, and the page is not whole: %s',
  async (error, status, code) => {
    const make = vi.fn(async () => {
      throw error
    })
    const { api, record, transport, log } = setup(make)
    const asked = api.ask(filterAds, { query: { ad_type: 'auto' } })
    await expect(asked).rejects.toMatchObject({ code, status, detail: ERROR_TEXTS[code] })
    expect(make).toHaveBeenCalledOnce()
    expect(transport).not.toHaveBeenCalled()
    const facts = { code, call: filterAds.id, ip: '203.0.113.7' }
    if (status >= 500)
      expect(log.error).toHaveBeenCalledWith({ err: error, ...facts }, 'call failed')
    else expect(log.info).toHaveBeenCalledWith(facts, 'call refused')
    expect(record).toMatchObject({ answers: [], isSameForAll: true, isWhole: false })
  },
)

it('docs/decisions/050: a refusal for asking too often is one visitor’s own, and counted once', async () => {
  const { api, record, limits, transport } = setup(list)
  limits.ofNetwork.mockImplementation(() => {
    throw new AppError('request.too_many', { retryAfter: 7 })
  })
  const asked = api.ask(filterAds, { query: { ad_type: 'auto', q: 'лада' } })
  await expect(asked).rejects.toMatchObject({ status: 429, retryAfter: 7 })
  expect(record.isSameForAll).toBe(false)
  expect(limits.ofNetwork).toHaveBeenCalledOnce()
  expect(transport).not.toHaveBeenCalled()
})

it('what a call does not take is refused as in a request', async () => {
  const { api, record, transport } = setup(list)
  await api.ask(filterAds, { query: { ad_type: 'auto', q: 'a\u0000' } })
  expect(transport).toHaveBeenCalledOnce()
  expect(record.isWhole).toBe(false)
  await api.ask(adBySlug, { query: { slug: 'lada-1' } })
  expect(transport).toHaveBeenCalledTimes(2)
})
