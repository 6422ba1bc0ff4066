import { expect, it } from 'vitest'
import { PCD } from '../ad-types/wheels/disc-fields.ts'
import { BOLT_HOLES } from '../ad-types/wheels/wheel-enumerations.ts'
import { readBoltPatterns } from './bolt-patterns-data.ts'
import { readCarDictionary } from './car-data.ts'
import { readVehicleDictionary } from './vehicle-data.ts'

const { ofMarks, ofModels } = readBoltPatterns()

it('bolt patterns are of rows that exist, each once, as forms can hold them', () => {
  const { marks, models } = readCarDictionary()
  const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
  const [ofCars, all] = [idsOf(marks), idsOf([...models, ...readVehicleDictionary().models])]
  expect([...ofMarks.keys()].filter((id) => !ofCars.has(id))).toEqual([])
  expect([...ofModels.keys()].filter((id) => !all.has(id))).toEqual([])
  const bolts: readonly number[] = BOLT_HOLES.map(({ id }) => id)
  const { kind } = PCD
  const [min, max] = kind.type === 'number' ? [kind.min, kind.max] : []
  for (const [id, own] of [...ofMarks, ...ofModels]) {
    expect([id, new Set(own.map((one) => `${one.bolts} ${one.pcd}`)).size]).toEqual([
      id,
      own.length,
    ])
    for (const one of own) {
      expect([id, bolts.includes(one.bolts)]).toEqual([id, true])
      expect(one.pcd).toBeGreaterThan(min as number)
      expect(one.pcd).toBeLessThan(max as number)
    }
  }
})

it.each([
  ['1026', '4x100'],
  ['1025', '4x98'],
])('that of the model %s is %s', (id, pattern) => {
  expect(ofModels.get(id)?.map(({ bolts, pcd }) => `${bolts}x${pcd}`)).toEqual([pattern])
})
