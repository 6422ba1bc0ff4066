import { updateStat } from '@trassa/contracts/calls/ads'
import type { AdInput } from '@trassa/contracts/entities/ad'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { CAR, CAR_FIELDS, createDraft, historyOf, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../ads.table.ts'

const gateway = await createTestGateway()
const user = await gateway.createUser()

/** Submits a draft and gives the places that are complained about; the draft must stay as it was. */
async function complaints(
  input: Partial<AdInput>,
  stored: Partial<typeof ads.$inferInsert> = {},
): Promise<string[]> {
  const draft = await createDraft(gateway, user, input)
  await gateway.db
    .update(ads)
    .set({ updatedAt: new Date(), ...stored })
    .where(eq(ads.id, draft.id))
  const before = await storedAd(gateway.db, draft.id)
  const answer = await gateway.ask(updateStat, {
    as: user,
    params: { id: draft.id },
    body: { stat: 2, version: draft.version },
  })
  if (answer.ok) return []
  expect(answer).toMatchObject({ status: 422, failure: { code: 'ad.incomplete' } })
  expect(await storedAd(gateway.db, draft.id)).toEqual(before)
  expect(await historyOf(gateway.db, draft.id)).toHaveLength(1)
  const { detail } = answer.failure
  return Array.isArray(detail) ? detail.map(({ loc }) => loc.slice(1).join('.')) : [detail]
}

const without = (key: string) => ({ fields: { ...CAR_FIELDS, [key]: null } })
const required = Object.keys(CAR_FIELDS).filter((key) => key !== 'generationId')

it.each(required)('§4 car: without %s it is incomplete at exactly that field', async (key) => {
  // Whatever depends on the missing field belongs to nothing now.
  const orphans: Record<string, string[]> = {
    markId: ['fields.modelId'],
    modelId: ['fields.generationId'],
  }
  const expected = [`fields.${key}`, ...(orphans[key] ?? [])]
  expect((await complaints(without(key))).sort()).toEqual(expected.sort())
})

it.each([
  ['cityId', { cityId: null }],
  ['price', { price: null }],
  ['description', { description: 'Коротко' }],
  ['contactName', { contactName: ' ' }],
] as const)('§4 common: without %s it is incomplete at exactly that field', async (key, input) => {
  expect(await complaints(input)).toEqual([key])
})

it.each([
  ['photos', { photosTotal: 0 }],
  ['photos', { photosTotal: 21 }],
  ['fields.year', { year: 1899 }],
  ['fields.year', { year: new Date().getUTCFullYear() + 2 }],
  ['fields.mileage', { mileage: 1_000_001 }],
  ['fields.power', { power: 2001 }],
  ['fields.volume', { volume: 0 }],
  ['fields.vin', { vin: 'IOQ19040J0123456' }],
  ['fields.gearbox', { gearbox: 99 }],
  ['price', { price: 1_000_000_001_00 }],
  ['address', { address: 'а'.repeat(257) }],
] as const)('§4 bounds: %s in %o', async (place, stored) => {
  expect(await complaints({}, stored)).toEqual([place])
})

it.each([
  ['a model of another mark', { modelId: '2001' }, ['fields.generationId', 'fields.modelId']],
  ['a generation of another model', { generationId: '100101' }, ['fields.generationId']],
  ['a mark that does not exist', { markId: '999999' }, ['fields.markId', 'fields.modelId']],
])('§4 dictionaries: %s', async (_, fields, places) => {
  expect((await complaints({ fields: { ...CAR_FIELDS, ...fields } })).sort()).toEqual(places)
})

it('§4 car: an electric one has no engine volume', async () => {
  const { volume, ...others } = CAR_FIELDS
  expect(volume).toBeDefined()
  expect(await complaints({ fields: { ...others, fuel: 4 } })).toEqual([])
})

it('checks branches and names in one statement', async () => {
  const draft = await createDraft(gateway, user, CAR)
  gateway.statements.length = 0
  await gateway.ask(updateStat, {
    as: user,
    params: { id: draft.id },
    body: { stat: 2, version: draft.version },
  })
  const reads = gateway.statements.filter((statement) => /car_(marks|models)/.test(statement))
  expect(reads).toHaveLength(1)
})
