import { describe, expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { indexVehicles } from '../vehicles/vehicle-index.ts'
import { anyWheels } from './disc-sets.ts'
import { motoWheels } from './moto-wheel-sets.ts'
import { anyTyres } from './tyre-sets.ts'
import { wheelMaker } from './wheel-maker.ts'

const index = indexVehicles()
const context = {
  cityOf: () => ({ name: 'Пермь', nameIn: 'Перми', regionName: 'Пермский' }),
  season: 'autumn',
} as const
const adsOf = (make: ReturnType<typeof wheelMaker>) =>
  Array.from({ length: 300 }, (_, number) => make(`${number}`, { ...context, rank: number }))

describe('wheels of the demo', () => {
  it('§4 wheels: have tyres of the width that their rims carry', () => {
    const setOf = anyWheels('auto_parts_wheels', index)
    for (let seed = 0; seed < 300; seed++) {
      const { fields, titles } = setOf(createRandom(seed), seed)
      const inches = Number(fields.width) / 25.4
      expect(inches / Number(fields.rimWidth), titles[0]).toBeGreaterThan(0.85)
      expect(inches / Number(fields.rimWidth), titles[0]).toBeLessThan(1.5)
      expect(titles[0]).toContain(`R${fields.diameter}`)
    }
  })

  it('§4 moto: stand on an axis, tyres and rims of one size', () => {
    const setOf = motoWheels('moto_parts_wheels', index)
    for (let seed = 0; seed < 100; seed++) {
      const { fields } = setOf(createRandom(seed), seed)
      expect([0, 1]).toContain(fields.axis)
      expect(Number(fields.width) / 25.4 / Number(fields.rimWidth)).toBeLessThan(1.5)
    }
  })

  it('§4 tyres: tell the wear of used ones only, and cost less the more they are worn', () => {
    const ads = adsOf(wheelMaker('auto_parts_tires', anyTyres('auto_parts_tires', index)))
    for (const { fields } of ads)
      expect(fields.wear === undefined, String(fields.title)).toBe(fields.condition === 1)
    const average = (worn: boolean) => {
      const prices = ads
        .filter(({ fields }) => fields.forWhom === 1 && Number(fields.wear ?? 0) > 40 === worn)
        .map(({ price, fields }) => (price ?? 0) / Number(fields.quantity))
      return prices.reduce((sum, price) => sum + price, 0) / prices.length
    }
    expect(average(true)).toBeLessThan(average(false))
  })

  it('are mostly of the sizes that Russia buys, and of all others too', () => {
    const setOf = anyTyres('auto_parts_tires', index)
    const sets = Array.from({ length: 600 }, (_, rank) => setOf(createRandom(`t${rank}`), rank))
    const sizes = Map.groupBy(sets, ({ fields: { width, profile, diameter } }) =>
      [width, profile ?? '', diameter].join(' '),
    )
    const countOf = (size: string) => sizes.get(size)?.length ?? 0
    for (const size of ['205 55 16', '195 65 15', '185 65 15'])
      expect(countOf(size), size).toBeGreaterThan(countOf('275 45 20'))
    expect(countOf('315 80 22.5')).toBeGreaterThan(10)
    expect(sizes.size).toBeGreaterThan(35)
  })

  it('§4 title: is never longer than fifty signs', () => {
    for (const { fields } of adsOf(
      wheelMaker('auto_parts_tires', anyTyres('auto_parts_tires', index)),
    )) {
      expect(String(fields.title).length).toBeGreaterThan(10)
      expect(String(fields.title).length).toBeLessThanOrEqual(50)
    }
  })
})
