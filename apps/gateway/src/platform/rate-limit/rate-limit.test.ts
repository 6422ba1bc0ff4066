import { AppError } from '@trassa/contracts/app-error'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { isWithinRate, limitRate } from './rate-limit.ts'
import { rateLimits } from './rate-limits.table.ts'

const { db } = await createTestGateway()

it('counts hits exactly, however many come at once, and begins anew when the window has passed', async () => {
  const limit = { key: 'many', hits: 10, seconds: 60 }
  const within = await Promise.all(Array.from({ length: 25 }, () => isWithinRate(db, limit)))
  expect(within.filter(Boolean)).toHaveLength(10)
  await db
    .update(rateLimits)
    .set({ resetsAt: sql`now() - interval '1 second'` })
    .where(eq(rateLimits.key, 'many'))
  expect(await isWithinRate(db, limit)).toBe(true)
})

it('says in how many seconds the window ends', async () => {
  const limit = { key: 'late', hits: 0, seconds: 50 }
  const refused = await limitRate(db, limit).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'request.too_many' })
  expect((refused as AppError).retryAfter).toBeGreaterThan(20)
  expect((refused as AppError).retryAfter).toBeLessThanOrEqual(50)
})

it('a counted hit is no write that answers have to wait for', async () => {
  const before = db.writes()
  await isWithinRate(db, { key: 'view', hits: 10, seconds: 60 })
  expect(db.writes()).toBe(before)
})
