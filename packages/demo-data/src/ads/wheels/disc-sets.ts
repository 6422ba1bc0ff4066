import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Random } from '../../random.ts'
import type { VehicleIndex } from '../vehicles/vehicle-index.ts'
import { BOLT_PATTERNS, type BoltPattern, DISC_BRANDS, RIM } from './disc-rows.ts'
import { CAR_QUANTITIES, carSizes, carTyres, TRUCK_QUANTITIES, truckTyres } from './tyre-sets.ts'
import type { WheelSet, WheelSetOf } from './wheel-set.ts'

/** Inches. */
const STAMPED_UP_TO = 16
const SMALL_RIMS = ['cast', 'cast', 'stamped', 'stamped', 'forged'] as const
const LARGE_RIMS = ['cast', 'cast', 'cast', 'forged'] as const

/** Discs for cars and trucks; heavy ones are stamped. */
function discsOf(pattern: BoltPattern, random: Random): WheelSet {
  const { bolts, pcd, bore, rimWidth, offset, truck } = pattern
  const diameter = random.pick(pattern.diameters)
  const rim = truck ? 'stamped' : random.pick(diameter <= STAMPED_UP_TO ? SMALL_RIMS : LARGE_RIMS)
  const brand = random.pick(DISC_BRANDS[rim])
  const word = { cast: 'Литые', stamped: 'Штампованные', forged: 'Кованые' }[rim]
  const drill = `${bolts}×${pcd} R${diameter}`
  const cars = random.pick(pattern.cars)
  const base = { cast: 5_200, stamped: 2_400, forged: 9_800 }[rim]
  return {
    fields: { rim: RIM[rim], brand, diameter, rimWidth, bolts, pcd, offset, bore },
    titles: [
      `${word} диски ${brand} ${drill} на ${cars}`,
      `${word} диски ${drill} на ${cars}`,
      `Диски ${drill}`,
    ],
    price: truck ? 9_500 : base * (diameter / 16) ** 2,
    look: {
      thing: 'disc',
      variant: truck
        ? 'truck'
        : rim === 'stamped'
          ? 'steel'
          : random.pick(['five', 'many', 'mesh']),
    },
    quantities: truck ? TRUCK_QUANTITIES : CAR_QUANTITIES,
    winter: false,
  }
}

export const anyDiscs: WheelSetOf = (random) => discsOf(random.pick(BOLT_PATTERNS), random)

/** Inches from which discs are for trucks and semi-trailers only. */
const HEAVY = 20.5

/** The patterns with only those of their diameters that there are fitting tyres for. */
const ROLLING: readonly BoltPattern[] = BOLT_PATTERNS.map((pattern) => ({
  ...pattern,
  diameters: pattern.diameters.filter(
    (inches) => inches > HEAVY || carSizes(inches, pattern.rimWidth).length > 0,
  ),
})).filter(({ diameters }) => diameters.length > 0)

/** Tyres on discs of the same diameter. */
export const anyWheels =
  (adType: AdType, index: VehicleIndex): WheelSetOf =>
  (random) => {
    const pattern = random.pick(ROLLING)
    const discs = discsOf(pattern, random)
    const diameter = Number(discs.fields.diameter)
    const tyresOf =
      diameter > HEAVY
        ? truckTyres(adType, index, diameter)
        : carTyres(adType, index, carSizes(diameter, pattern.rimWidth))
    const tyres = tyresOf(random)
    const drill = `${pattern.bolts}×${pattern.pcd}`
    const cars = random.pick(pattern.cars)
    return {
      fields: { ...discs.fields, ...tyres.fields },
      titles: [
        `${tyres.winter ? 'Зимние колёса' : 'Колёса'} R${diameter} ${drill} на ${cars}`,
        `Колёса R${diameter} ${drill}`,
      ],
      price: discs.price + tyres.price,
      look: {
        thing: 'wheel',
        variant: discs.look.variant === 'mesh' ? 'many' : discs.look.variant,
      },
      quantities: tyres.quantities,
      winter: tyres.winter,
    }
  }
