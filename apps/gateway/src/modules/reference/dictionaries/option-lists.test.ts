import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import * as lists from '@trassa/contracts/calls/dictionary-lists'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway()

const plain = [
  lists.bodyTypes,
  lists.gearboxes,
  lists.fuels,
  lists.busTypes,
  lists.trailerTypes,
  lists.trailerClasses,
  lists.brakes,
  lists.wheelDrives,
  lists.engineTypes,
  lists.cylinderArrangements,
  lists.strokes,
  lists.seasonality,
  lists.rims,
]

it.each(plain.map((call) => [call.path, call] as const))(
  '§7 %s: choices with ids and names of their own, without a statement',
  async (_, call) => {
    await gateway.get(call)
    gateway.statements.length = 0
    const options = await gateway.get(call)
    expect(gateway.statements).toEqual([])
    expect(options.length).toBeGreaterThan(1)
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
    expect(new Set(options.map(({ name }) => name)).size).toBe(options.length)
  },
)

const ask = (prodId: number | string) =>
  gateway.ask(lists.vehicleTypes, { query: { carTypeId: String(prodId) } })

// spec §7 names them.
it.each([12, 13, 8, 4, 17, 18, 16, 26, 27, 28, 29, 30, 31, 24, 25])(
  '§7 dic-types: prodId %i has types',
  async (prodId) => {
    const answer = await ask(prodId)
    expect(answer.ok && answer.detail.length).toBeGreaterThan(1)
  },
)

it('§7 dic-types: whatever has no types is refused by name', async () => {
  const known = new Set(SUBTYPES.map(({ prodId }) => prodId))
  expect(known.has(7)).toBe(false)
  for (const prodId of [7, 1, 'x', '']) {
    expect(await ask(prodId)).toMatchObject({
      status: 422,
      failure: { code: 'request.invalid', detail: [{ loc: ['query', 'carTypeId'] }] },
    })
  }
})
