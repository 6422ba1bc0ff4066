import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createKnownRequests } from './known-requests.ts'

const request = (url: string) => ({
  url,
  params: {},
  query: Object.fromEntries(new URLSearchParams(url.split('?')[1])),
})

it('parses an address once, and each other one by itself', () => {
  const parse = vi.spyOn(filterAds.query, 'safeParse')
  const requestOf = createKnownRequests()
  const first = requestOf(filterAds, request('/filter?ad_type=truck'))
  expect(requestOf(filterAds, request('/filter?ad_type=truck'))).toBe(first)
  expect(parse).toHaveBeenCalledTimes(1)
  expect(requestOf(filterAds, request('/filter?ad_type=moto')).query).toMatchObject({
    ad_type: 'moto',
  })
  expect(parse).toHaveBeenCalledTimes(2)
})

it('does not keep long addresses', () => {
  const requestOf = createKnownRequests()
  const long = request(`/filter?q=${'a'.repeat(600)}`)
  expect(requestOf(filterAds, long)).not.toBe(requestOf(filterAds, long))
})

it.each([
  ['a wrong value', filterAds, '/filter?ad_type=none', ['query', 'ad_type']],
  ['a missing one', adBySlug, '/ad', ['query', 'slug']],
  [
    'what cannot be stored',
    { ...filterAds, query: z.looseObject({}) },
    '/filter?a=%00',
    ['query', 'a'],
  ],
])('refuses %s each time, with its place', (_, call, url, loc) => {
  const requestOf = createKnownRequests()
  for (let time = 0; time < 2; time++) {
    expect(() => requestOf(call, request(url))).toThrow(
      expect.objectContaining({
        code: 'request.invalid',
        issues: expect.arrayContaining([expect.objectContaining({ loc })]),
      }),
    )
  }
})
