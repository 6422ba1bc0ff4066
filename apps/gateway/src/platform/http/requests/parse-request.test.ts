import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseRequest } from './parse-request.ts'

const request = (url: string) => ({
  params: {},
  query: Object.fromEntries(new URLSearchParams(url.split('?')[1])),
})

it('gives the parts of an address as their schemas do', () => {
  const { query } = parseRequest(filterAds, request('/filter?ad_type=moto'))
  expect(query).toMatchObject({ ad_type: 'moto' })
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
])('refuses %s with its place', (_, call, url, loc) => {
  expect(() => parseRequest(call, request(url))).toThrow(
    expect.objectContaining({
      code: 'request.invalid',
      issues: expect.arrayContaining([expect.objectContaining({ loc })]),
    }),
  )
})
