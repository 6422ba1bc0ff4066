import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../src/testing/test-gateway.ts'
import { diceOf } from '../requests/dice.ts'
import { KINDS, kindsFor } from '../requests/kinds.ts'
import { requestMaker } from '../requests/make-request.ts'
import { createSender } from '../wire/send.ts'
import { readOperations } from './openapi.ts'

const { app } = await createTestGateway()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as { port: number }
const { send, close } = createSender(port, 2)
const operations = await readOperations(send)
close()

it('every declared call is attacked, as its document describes it', () => {
  const found = new Map(operations.map((operation) => [operation.id, operation]))
  for (const call of ALL_CALLS) {
    expect(found.get(call.id), call.id).toMatchObject({
      method: call.method,
      access: call.access,
      isUpload: call.upload ?? false,
      takesKey: call.idempotent ?? false,
      errors: call.errors ?? [],
    })
    expect(found.get(call.id)?.body !== undefined, call.id).toBe(call.body !== undefined)
  }
  expect(found.size).toBe(ALL_CALLS.length)
})

it('a request can be made of every call and every kind', () => {
  const anonymous = { name: 'anonymous', id: '', cookie: '' } as const
  const make = requestMaker(
    {
      operations,
      people: [anonymous],
      leaver: anonymous,
      ownerOf: new Map(),
      known: { values: {}, keys: ['q'] },
    },
    1,
  )
  const made = Array.from({ length: 4000 }, (_, number) => make(number))
  expect(new Set(made.map(({ operation }) => operation.id)).size).toBe(operations.length)
  expect(new Set(made.map(({ kind }) => kind)).size).toBe(Object.keys(KINDS).length)
  for (const { wire } of made) {
    expect(wire.target).toMatch(/^\/(?:gateway|api|pay)\/[\x21-\x7e]*$/)
    expect(wire.target).not.toContain('{')
  }
})

it('a kind is chosen only for calls that it suits', () => {
  const list = operations.find(({ id }) => id === 'cities.list')
  if (!list) throw new Error('No list of cities')
  expect(kindsFor(list)).not.toContain('brokenJson')
  expect(kindsFor(list)).toContain('headerFlood')
})

it('dice fall evenly enough', () => {
  const falls = Array.from({ length: 600 }, (_, number) => diceOf(1, number).under(6))
  for (let face = 0; face < 6; face++) {
    expect(falls.filter((fall) => fall === face).length).toBeGreaterThan(50)
  }
})
