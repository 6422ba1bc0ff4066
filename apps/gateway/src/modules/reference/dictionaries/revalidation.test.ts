import { fillPath } from '@trassa/contracts/call'
import { listCities } from '@trassa/contracts/calls/cities'
import {
  carMarks,
  carModels,
  carSeries,
  vehicleMarks,
  vehicleModels,
} from '@trassa/contracts/calls/dictionaries'
import { fuels, vehicleTypes } from '@trassa/contracts/calls/dictionary-lists'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway()

afterEach(() => vi.useRealTimers())

function ask(path: string, query: Record<string, string> = {}, tag?: string) {
  return gateway.app.inject({
    url: `${gateway.config.gatewayBase}${fillPath(path)}`,
    query,
    ...(tag && { headers: { 'if-none-match': tag } }),
  })
}

it.each([
  [listCities.path, {}],
  [carMarks.path, {}],
  [carModels.path, { carMarkId: '1' }],
  [carSeries.path, { carGenerationId: '100101' }],
  [vehicleMarks.path, { code: 'truck,artic' }],
  [vehicleModels.path, { markId: '1001' }],
  [fuels.path, {}],
  [vehicleTypes.path, { carTypeId: '8' }],
])('§7 %s: unchanged data costs a 304 and no statement', async (path, query) => {
  const first = await ask(path, query)
  expect(first.statusCode).toBe(200)
  expect(first.headers['cache-control']).toBe('no-cache')
  const tag = String(first.headers.etag)
  gateway.statements.length = 0
  // A compressing proxy makes the tag weak, others may add theirs.
  for (const held of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
    const again = await ask(path, query, held)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'no-cache' })
  }
  expect(gateway.statements).toEqual([])
  const other = await ask(path, query, '"other"')
  expect(other.statusCode).toBe(200)
})

it('a refusal carries no tag', async () => {
  const refused = await ask(carModels.path, { carMarkId: 'x' })
  expect(refused.statusCode).toBe(422)
  expect(refused.headers.etag).toBeUndefined()
})

it('changed data is seen within a minute, for one look-up', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const before = await ask(carMarks.path)
  await gateway.db.execute(sql`UPDATE car_marks SET name = 'Ё-мобиль' WHERE id = 1`)
  await gateway.db.execute(sql`UPDATE loaded_dictionaries SET digest = 'changed'`)
  vi.setSystemTime(Date.now() + 61_000)
  gateway.statements.length = 0
  const after = await ask(carMarks.path, {}, String(before.headers.etag))
  expect(after.statusCode).toBe(200)
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(after.body).toContain('Ё-мобиль')
  expect(gateway.statements).toHaveLength(2)
  vi.setSystemTime(Date.now() + 61_000)
  gateway.statements.length = 0
  const unchanged = await ask(carMarks.path, {}, String(after.headers.etag))
  expect(unchanged.statusCode).toBe(304)
  expect(gateway.statements).toHaveLength(1)
})
