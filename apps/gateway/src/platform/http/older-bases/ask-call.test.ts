import { defineCall } from '@trassa/contracts/call'
import type { Role } from '@trassa/contracts/enumerations/users'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { callsFor } from './ask-call.ts'

const common = { method: 'POST', summary: 'A call of this test', answer: z.unknown() } as const
const body = z.object({ price: z.int('Цена — целое число рублей') })
const create = defineCall({
  ...common,
  id: 'test.create',
  path: '/create',
  access: 'user',
  idempotent: true,
  body,
})
const decide = defineCall({ ...common, id: 'test.decide', path: '/decide', access: 'moderator' })
const other = defineCall({ ...common, id: 'test.other', path: '/other', access: 'public' })
const older = defineCall({
  ...common,
  base: 'legacy',
  becomes: [create, decide],
  id: 'legacy.create',
  path: '/posts',
  access: 'user',
})

/** What the handler of `older` asks with, in a request of a user with this role. */
function askAs(role: Role | null) {
  const app = fastify()
  const context = async (asked: object) => asked
  app.decorate('keptAnswers', new Map())
  app.decorate('callHandlers', new Map([create, decide, other].map(({ id }) => [id, context])))
  app.decorate('callLimits', { ofNetwork: () => undefined, ofUser: async () => undefined })
  const visitor = role && {
    sessionId: '1',
    userId: '7',
    role,
    grantedRole: role,
    type: 0 as const,
    sessionEndsAt: new Date(),
  }
  return callsFor(app, older, {
    visitor,
    trace: { sessionId: 'vitest' },
    request: {} as FastifyRequest,
    reply: {} as FastifyReply,
    idempotencyKey: 'k1',
  })
}

it('a call is carried out for the request: its session, its log session and, where the call takes one, its key', async () => {
  const context = { visitor: { userId: '7' }, trace: { sessionId: 'vitest' } }
  const created = await askAs('moderator')(create, { body: { price: 5 } })
  expect(created).toMatchObject({ ...context, body: { price: 5 }, idempotencyKey: 'k1' })
  expect(await askAs('moderator')(decide)).not.toHaveProperty('idempotencyKey')
})

it('a call is checked against its own declaration', async () => {
  const wrong = { body: { price: 1.5 } }
  await expect(askAs('user')(create, wrong)).rejects.toMatchObject({
    code: 'request.invalid',
    issues: [{ loc: ['body', 'price'], msg: 'Цена — целое число рублей' }],
  })
})

it('domain §2: a role that the older call does not need is needed all the same', async () => {
  await expect(askAs('support')(decide)).rejects.toMatchObject({ code: 'session.forbidden' })
  await expect(askAs(null)(decide)).rejects.toMatchObject({ code: 'session.missing' })
})

it('a call that the older one does not become cannot be asked', async () => {
  await expect(askAs('moderator')(other)).rejects.toThrow(
    'legacy.create does not declare that it becomes test.other',
  )
})
