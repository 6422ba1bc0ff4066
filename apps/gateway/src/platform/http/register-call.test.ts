import { defineCall } from '@trassa/contracts/call'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { handleErrors } from './errors.ts'
import { registerCall } from './register-call.ts'
import { parseJsonBodies } from './requests/json-body.ts'

const CALL = {
  id: 'test.create',
  method: 'POST',
  path: '/create',
  access: 'public',
  summary: 'A call of this test',
  answer: z.array(z.string()),
} as const

function createApp() {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('callHandlers', new Map())
  app.decorate('requireVisitor', async () => null)
  app.decorate('checkAnswer', (_, detail) => detail)
  app.decorate('callLimits', { ofNetwork: () => undefined, ofUser: async () => undefined })
  app.decorate('refuseWhileClosed', async () => undefined)
  parseJsonBodies(app)
  handleErrors(app)
  return app
}

it.each([
  [true, ['idempotencyKey']],
  [undefined, []],
] as const)(
  'domain §1: idempotent %s: the handler gets the key where it is declared',
  async (idempotent, keys) => {
    const app = createApp()
    app.decorate('callBase', 'gateway')
    const call = defineCall({ ...CALL, ...(idempotent && { idempotent }) })
    registerCall(app, call, async (context) =>
      Object.keys(context).filter((key) => key === 'idempotencyKey'),
    )
    const headers = { 'idempotency-key': 'k1' }
    const response = await app.inject({ method: 'POST', url: '/create', headers })
    expect(response.json()).toEqual({ detail: keys })
  },
)

it.each([
  ['k'.repeat(200), 200, undefined],
  ['"k 1~"', 200, undefined],
  ['ключ', 400, 'request.key_malformed'],
  ['k\u00e9', 400, 'request.key_malformed'],
  ['k'.repeat(201), 400, 'request.key_malformed'],
  ['', 400, 'request.key_malformed'],
  ['a\u0000b', 400, 'request.key_malformed'],
  ['a\u007f', 400, 'request.key_malformed'],
  ['a\tb', 400, 'request.key_malformed'],
  ['\ud800', 400, 'request.key_malformed'],
])('domain §1: the key %j is taken whole or refused: %i', async (key, status, code) => {
  const app = createApp()
  app.decorate('callBase', 'gateway')
  const given: unknown[] = []
  registerCall(app, defineCall({ ...CALL, idempotent: true }), async ({ idempotencyKey }) => {
    given.push(idempotencyKey)
    return []
  })
  const headers = { 'idempotency-key': key }
  const response = await app.inject({ method: 'POST', url: '/create', headers })
  expect(response.statusCode).toBe(status)
  expect(response.json().code).toBe(code)
  expect(given).toEqual(status === 200 ? [key] : [])
})

it('domain §1: a scope registers the calls of its own base only', () => {
  const app = createApp()
  expect(() => registerCall(app, defineCall(CALL), async () => [])).toThrow('no call of the base')
})
