import { readVehicleDictionary } from '@trassa/catalog/dictionaries/vehicle-data'
import { describe, expect, it } from 'vitest'
import { THINGS } from '../../pictures/things/things.ts'
import { DEMO_YEAR } from '../values/market-price.ts'
import { FARM_MACHINES } from './machines/farm-machines.ts'
import { INDUSTRIAL_MACHINES } from './machines/industrial-machines.ts'
import { BOATS } from './moto-and-water/boats.ts'
import { ELECTRIC_VEHICLES } from './moto-and-water/electric-vehicles.ts'
import { JET_SKIS } from './moto-and-water/jet-skis.ts'
import { MOTO_TRAILERS } from './moto-and-water/moto-trailers.ts'
import { MOTORCYCLES } from './moto-and-water/motorcycles.ts'
import { QUAD_BIKES } from './moto-and-water/quad-bikes.ts'
import { SNOWMOBILES } from './moto-and-water/snowmobiles.ts'
import { BUSES } from './trucks-and-buses/buses.ts'
import { TRAILERS } from './trucks-and-buses/trailers.ts'
import { TRUCKS } from './trucks-and-buses/trucks.ts'
import { indexVehicles, offerChain } from './vehicle-index.ts'
import { worthOf } from './vehicle-worth.ts'

const index = indexVehicles(readVehicleDictionary())

/** Each kind with how many different vehicles it has at least. */
const KINDS = [
  [TRUCKS, 50],
  [BUSES, 25],
  [TRAILERS, 25],
  [FARM_MACHINES, 40],
  [INDUSTRIAL_MACHINES, 45],
  [MOTORCYCLES, 45],
  [JET_SKIS, 12],
  [SNOWMOBILES, 12],
  [ELECTRIC_VEHICLES, 12],
  [BOATS, 25],
  [QUAD_BIKES, 12],
  [MOTO_TRAILERS, 12],
] as const

describe.each(KINDS.map(([kind, least]) => ({ adType: kind.adType, kind, least })))(
  'vehicles of $adType',
  ({ kind, least }) => {
    it('are many, of models and years that the dictionary knows', () => {
      expect(kind.offers.length).toBeGreaterThanOrEqual(least)
      for (const { mark, model, from, to, fields } of kind.offers) {
        const name = `${mark} ${model} ${from}–${to}`
        const known = offerChain(index, kind.adType, { mark, model })?.model
        if (mark === null) expect(fields.modelName).toBeTruthy()
        expect(to, name).toBeGreaterThanOrEqual(from)
        expect(to, name).toBeLessThanOrEqual(DEMO_YEAR)
        expect(from, name).toBeGreaterThanOrEqual(known?.yearFrom ?? 1930)
        expect(to, name).toBeLessThanOrEqual(known?.yearTo ?? DEMO_YEAR)
      }
    })

    it('are drawn as something that is there', () => {
      for (const { thing, variant, mark, model } of kind.offers)
        expect(THINGS[thing].variants, `${mark} ${model}`).toContain(variant)
    })

    it('cost less the older, the more used and the more broken they are', () => {
      for (const offer of kind.offers) {
        const cost = (year: number, used: number, broken = false) =>
          worthOf(kind, offer, { year, used, broken })
        const [, most = 0] = offer.pace ?? kind.usage?.yearly ?? []
        const usual = (year: number) => ((DEMO_YEAR - year) * most) / 2
        if (offer.to > offer.from)
          expect(cost(offer.to - 1, usual(offer.to - 1))).toBeLessThanOrEqual(
            cost(offer.to, usual(offer.to)) * 1.13,
          )
        expect(cost(offer.from, 0)).toBeLessThanOrEqual(offer.price * 1_000 * 1.13)
        expect(cost(offer.from, most * 40)).toBeLessThanOrEqual(cost(offer.from, 0))
        expect(cost(offer.to, 0, true)).toBeLessThan(cost(offer.to, 0))
      }
    })
  },
)
