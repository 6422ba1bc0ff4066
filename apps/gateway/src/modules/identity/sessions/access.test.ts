import { defineCall } from '@trassa/contracts/call'
import { ROLES } from '@trassa/contracts/enumerations/users'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFastify } from '../../../platform/http/create-server.ts'
import { checkAnswerStrictly, registerCall } from '../../../platform/http/register-call.ts'
import { createCallLimits } from '../../../platform/rate-limit/call-limits.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { sessionPlugin } from './session.plugin.ts'
import { createSessionsService } from './sessions.service.ts'

const { db, config, createUser } = await createTestGateway()
const app = createFastify(config)
app.decorate('callBase', 'gateway')
app.decorate('checkAnswer', checkAnswerStrictly)
app.decorate('callLimits', createCallLimits({ db, factor: 0 }))
app.decorate('refuseWhileClosed', async () => undefined)
await app.register(sessionPlugin, {
  sessions: createSessionsService(db, 'off'),
  publicUrl: 'http://a',
})
for (const access of ROLES) {
  const call = defineCall({
    id: `test.${access}`,
    method: 'GET',
    path: `/${access}`,
    access,
    summary: 'A call that asks for a role',
    answer: z.object({ role: z.string() }),
  })
  registerCall(app, call, async ({ visitor }) => ({ role: visitor.role }))
}

describe('domain §2: a role may do what the weaker ones may, and no more', () => {
  it.each(ROLES)('%s', async (role) => {
    const { cookie } = await createUser({ role })
    const statuses = []
    for (const access of ROLES) {
      const answer = await app.inject({ url: `/${access}`, headers: { cookie } })
      statuses.push(answer.statusCode)
      if (answer.statusCode === 403) expect(answer.json().code).toBe('session.forbidden')
    }
    expect(statuses).toEqual(ROLES.map((_, needed) => (needed <= ROLES.indexOf(role) ? 200 : 403)))
  })

  it('a request that names another user is refused as one without a session (decision 087)', async () => {
    const { id, cookie } = await createUser()
    const other = await createUser()
    const asked = (userId: string) =>
      app.inject({ url: '/user', headers: { cookie, 'x-user-id': userId } })
    expect((await asked(id)).statusCode).toBe(200)
    const refused = await asked(other.id)
    expect(refused.statusCode).toBe(401)
    expect(refused.json().code).toBe('session.missing')
  })

  it('a visitor without a session may do none of it', async () => {
    const answer = await app.inject({ url: '/user' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('session.missing')
  })
})
