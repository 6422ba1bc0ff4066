import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const { app } = await createTestGateway()

describe('every answer of the older bases', () => {
  it.each([
    ['/api/posts/as-car', 200, '/gateway/filter/filter-ads'],
    ['/api/posts/999', 404, '/gateway/ads/get-by-id/999'],
    ['/api/posts/x%20y', 422, '/gateway/ads/get-by-id/x%20y'],
    ['/api/favorite/cars', 401, '/gateway/filter/fetch-favorite-user-ads'],
    ['/api/no/such/call', 404, '/gateway/openapi.json'],
    ['/api/openapi.json', 200, '/gateway/openapi.json'],
    ['/pay/v1/pricelist/auto', 200, '/gateway/payments/pricelists/ads/packages/auto'],
    [
      '/pay/v1/pack/current/7',
      401,
      '/gateway/openapi.json#/paths/~1payments~1packages~1current~1%7BuserId%7D/get',
    ],
    ['/pay/nope', 404, '/gateway/openapi.json'],
  ])('%s (%i) tells that it is deprecated, and its successor', async (url, status, successor) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers.deprecation).toMatch(/^@\d{10}$/)
    expect(answer.headers.link).toBe(`<${successor}>; rel="successor-version"`)
  })

  it('the gateway’s own are not', async () => {
    const { headers } = await app.inject('/gateway/v1/cities')
    expect(headers).not.toHaveProperty('deprecation')
  })
})
