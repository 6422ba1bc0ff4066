import { baseOf, type Call, fillPath } from '@trassa/contracts/call'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { describe, expect, it } from 'vitest'
import { insertAd, storedAd } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'

const closed = await createTestGateway({ MAINTENANCE: 'true' })
const user = await closed.createUser()
const moderator = await closed.createUser({ role: 'moderator' })
const ad = await insertAd(closed.db, user.id)
const before = await storedAd(closed.db, ad.id)

const BASES = { gateway: '/gateway', legacy: '/api', pay: '/pay' } as const
const older = ALL_CALLS.filter(({ becomes }) => becomes)
const ofVisitors = older.filter(({ access }) => access === 'user' || access === 'public')
const params = { id: ad.id, userId: user.id, type: 'GENERAL' }

async function ask(call: Call, { cookie } = user) {
  const { method, path } = call
  const response = await closed.app.inject({
    method,
    url: `${BASES[baseOf(call)]}${fillPath(path, params)}`,
    headers: { cookie },
    ...(method !== 'GET' && {
      payload: { id: ad.id, stat: 6, price: 5, quantity: 5, reason: 'Просьба' },
    }),
  })
  return { status: response.statusCode, code: response.json().code, headers: response.headers }
}

describe('docs/decisions/153: while the site is closed', () => {
  it.each(
    ofVisitors.filter(({ method }) => method !== 'GET').map((call) => [call.id, call] as const),
  )('%s changes nothing for visitors', async (_, call) => {
    expect(await ask(call)).toMatchObject({
      status: 503,
      code: 'site.maintenance',
      headers: { 'retry-after': '600' },
    })
    expect(await storedAd(closed.db, ad.id)).toEqual(before)
  })

  it('older calls go on being read', async () => {
    const statuses = []
    for (const call of ofVisitors.filter(({ method }) => method === 'GET'))
      statuses.push((await ask(call)).status)
    expect(statuses).not.toContain(503)
    expect(statuses).toContain(200)
  })

  it('the staff go on working by older calls', async () => {
    const lift = older.find(({ id }) => id === 'legacy.moderatorLift')
    if (!lift) throw new Error('No such call')
    expect((await ask(lift, moderator)).status).toBe(200)
  })
})
