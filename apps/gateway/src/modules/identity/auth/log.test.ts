import { type Call, fillPath } from '@trassa/contracts/call'
import {
  confirm,
  loginFinish,
  loginInit,
  logout,
  registerFinish,
} from '@trassa/contracts/calls/auth'
import { readUser } from '@trassa/contracts/calls/moderator/users'
import { expect, it } from 'vitest'
import { gateway as gatewayPlugin } from '../../../main/app.ts'
import { createFastify } from '../../../platform/http/create-server.ts'
import { lastCode, otherCode } from '../../../testing/login.ts'
import { newPhone } from '../../../testing/registration.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const { db, config, enqueue, createUser } = await createTestGateway()

it('neither phones nor codes nor cookies go to the log of a whole login', async () => {
  const lines: string[] = []
  const app = createFastify(
    { ...config, logLevel: 'debug' },
    { logTo: { write: (line) => lines.push(line) } },
  )
  await app.register(gatewayPlugin, { config, db, enqueue })
  const ask = (call: Call, ids: Record<string, string>, payload?: object, cookie = '') =>
    app.inject({
      method: call.method,
      url: `${config.gatewayBase}${fillPath(call.path, ids)}`,
      headers: { cookie },
      ...(payload && { payload }),
    })

  const { phone } = await createUser()
  const flowId = (await ask(loginInit, {}, { phone })).json().detail.flow.id
  const code = await lastCode({ db }, phone)
  await ask(confirm, { flowId }, { code: otherCode(code) })
  await ask(confirm, { flowId }, { code })
  const finished = await ask(loginFinish, { flowId })
  const cookie = String(finished.headers['set-cookie']).split(';')[0] ?? ''
  await app.inject({ url: `${config.gatewayBase}${readUser.path}?phone=${phone}` })
  await ask(logout, {}, undefined, cookie)
  await ask(registerFinish, { flowId: 'no-uuid' }, { username: phone, type: 0 })
  // A statement that fails carries its parameters in the error's message.
  await db.execute('ALTER TABLE auth_flows RENAME TO auth_flows_away')
  const unregistered = newPhone()
  const failed = await app.inject({
    method: 'POST',
    url: `${config.gatewayBase}/v1/auth/register/init`,
    payload: { phone: unregistered },
  })
  await app.close()

  expect(finished.statusCode).toBe(200)
  expect(failed.statusCode).toBe(500)
  const log = lines.join('')
  expect(log).toContain('/v1/auth/login/init')
  expect(log).toContain('call failed')
  for (const secret of [phone, unregistered]) expect(log).not.toContain(secret.slice(2))
  expect(log).not.toMatch(new RegExp(`\\b(${code}|${otherCode(code)})\\b`))
  expect(log).not.toContain(cookie.split('=')[1] ?? 'no cookie')
})
