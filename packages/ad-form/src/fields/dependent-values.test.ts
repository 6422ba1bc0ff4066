import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import { expect, it } from 'vitest'
import { DEFINITION } from '../testing/samples.ts'
import { dependentValues } from './dependent-values.ts'

function changes(key: string, row?: Parameters<typeof dependentValues>[2]) {
  const field = fieldOf(DEFINITION, key)
  if (!field) throw new Error(`No field ${key}`)
  return Object.fromEntries(dependentValues(DEFINITION, field, row))
}

it('clears everything that hung on the old mark', () => {
  expect(changes('markId', { id: '2', name: 'Lada' })).toEqual({
    modelId: null,
    generationId: null,
    seriesId: null,
    modificationId: null,
  })
})

it('§4 prefill: a modification fills in what it knows, an electric one takes the volume away', () => {
  const row = { id: '1', name: 'Electric', gearbox: 2, fuel: 4, drive: 2, volume: null, power: 204 }
  expect(changes('modificationId', row)).toEqual({
    gearbox: 2,
    fuel: 4,
    drive: 2,
    volume: null,
    power: 204,
  })
})

it('leaves what was typed alone when the modification is taken back', () => {
  expect(changes('modificationId')).toEqual({})
})
