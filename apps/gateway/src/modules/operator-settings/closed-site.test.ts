import { loginInit, logout } from '@trassa/contracts/calls/auth'
import { setFavorite } from '@trassa/contracts/calls/favorites'
import { filterAds } from '@trassa/contracts/calls/filter'
import { changeSetting } from '@trassa/contracts/calls/moderator/settings'
import { createUser } from '@trassa/contracts/calls/moderator/users'
import { changeUnsubscription } from '@trassa/contracts/calls/notices'
import { paymentNotice } from '@trassa/contracts/calls/payments'
import { readSiteState } from '@trassa/contracts/calls/site'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../platform/database/connect.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { openSite } from './open-site.ts'
import { createSiteState, retryAfterOf } from './site-state.ts'

const gateway = await createTestGateway()
const senior = await gateway.createUser({ role: 'seniorModerator' })
const user = await gateway.createUser()

const until = new Date(Date.now() + 30 * 60_000).toISOString()
const VALUE = { text: 'Переносим базу, объявления на месте.', until }

let version = 0
async function close(): Promise<void> {
  const body = { setting: { key: 'maintenance', value: VALUE } as const, version }
  version = (await gateway.get(changeSetting, { as: senior, body })).version
}
const open = async () => {
  const body = { setting: { key: 'maintenance', value: null } as const, version }
  version = (await gateway.get(changeSetting, { as: senior, body })).version
}
const favor = (as = user) => gateway.ask(setFavorite, { as, body: { adId: '1' } })

describe('spec §2, docs/decisions/153: a site that is closed for technical work', () => {
  beforeEach(close)

  it('changes nothing for visitors, says why and when to come, and is open again at once', async () => {
    const refused = await favor()
    expect(refused).toMatchObject({
      status: 503,
      failure: {
        code: 'site.maintenance',
        detail: `Ведутся технические работы, сайт временно недоступен. ${VALUE.text}`,
      },
    })
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(29 * 60)
    expect(seconds).toBeLessThanOrEqual(30 * 60)
    expect(await gateway.get(readSiteState)).toMatchObject({ maintenance: VALUE })
    await open()
    expect((await favor()).status).toBe(404)
    expect(await gateway.get(readSiteState)).toMatchObject({ maintenance: null })
  })

  it('goes on being read', async () => {
    expect((await gateway.ask(filterAds, { query: {} })).status).toBe(200)
  })

  it('lets the staff log in and work', async () => {
    const login = await gateway.ask(loginInit, { body: { phone: senior.phone } })
    expect(login.status).toBe(200)
    const created = await gateway.ask(createUser, {
      as: senior,
      body: { phone: '+79161112233', username: 'Пётр', type: 0 },
    })
    expect(created.status).toBe(200)
    expect((await favor(senior)).status).toBe(404)
    const leaving = await gateway.openSession(user)
    expect((await gateway.ask(logout, { as: leaving })).status).toBe(200)
  })

  it('takes notices of payments, because the money has moved', async () => {
    const notice = await gateway.ask(paymentNotice, { body: { type: 'notification' } })
    expect(notice).not.toMatchObject({ failure: { code: 'site.maintenance' } })
  })

  it('lets messages be stopped, because they go on', async () => {
    const body = { token: 'x'.repeat(40), enabled: false }
    const unsubscribed = await gateway.ask(changeUnsubscription, { body })
    expect(unsubscribed).toMatchObject({ failure: { code: 'confirmation.unknown' } })
  })

  it('is opened from the command line, once', async () => {
    const trace = { sessionId: 'cli-test' }
    // This process has read that it is closed, and learns of the other one by itself.
    expect((await favor()).status).toBe(503)
    expect(await openSite(gateway.db, trace)).toBe(true)
    expect(await openSite(gateway.db, trace)).toBe(false)
    version += 1
    await expect.poll(async () => (await favor()).status, { timeout: 20_000 }).toBe(404)
  })
})

it('MAINTENANCE closes the site without a setting', async () => {
  const closed = await createTestGateway({
    MAINTENANCE: 'true',
    DATABASE_URL: gateway.config.databaseUrl ?? '',
  })
  expect(await closed.ask(setFavorite, { as: user, body: { adId: '1' } })).toMatchObject({
    status: 503,
    headers: { 'retry-after': '600' },
  })
})

it('MAINTENANCE closes the site while the database is away', async () => {
  const read = (isClosed: boolean) =>
    createSiteState({
      db: {} as Database,
      now: () => new Date(),
      environment: { outsideLinks: {}, isClosed },
      onError: () => undefined,
    }).read()
  expect((await read(true)).maintenance).toMatchObject({ until: null, retryAfter: 600 })
  await expect(read(false)).rejects.toThrow()
})

it('a client is told to come again at the announced end, an hour later at most', () => {
  const now = new Date('2026-11-23T12:00:00.000Z')
  const after = (end: string | null) => retryAfterOf(end, now)
  expect(after('2026-11-23T12:05:00.000Z')).toBe(300)
  expect(after('2026-11-24T12:00:00.000Z')).toBe(3600)
  expect(after('2026-11-23T11:00:00.000Z')).toBe(600)
  expect(after(null)).toBe(600)
})
