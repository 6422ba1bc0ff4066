import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Random } from '../../random.ts'
import { popularHalf } from '../../spread.ts'
import type { VehicleIndex } from '../vehicles/vehicle-index.ts'
import { BOLT_PATTERNS, type BoltPattern, DISC_BRANDS, RIM } from './disc-rows.ts'
import {
  CAR_QUANTITIES,
  carSizes,
  carTyres,
  TRUCK_QUANTITIES,
  truckRows,
  truckTyres,
} from './tyre-sets.ts'
import type { WheelSet, WheelSetOf } from './wheel-set.ts'

/** Inches. */
const STAMPED_UP_TO = 16
const SMALL_RIMS = ['cast', 'cast', 'stamped', 'stamped', 'forged'] as const
const LARGE_RIMS = ['cast', 'cast', 'cast', 'forged'] as const
/** The centre circle, in millimetres, from which discs are for trucks: a Gazelle's at least. */
const TRUCK_PCD = 160

type RimName = 'cast' | 'stamped' | 'forged'
const WORDS: Record<RimName, string> = { cast: 'Литые', stamped: 'Штампованные', forged: 'Кованые' }
const SLANG: Record<RimName, string> = { cast: 'Литьё', stamped: 'Штамповка', forged: 'Ковка' }
const BASES: Record<RimName, number> = { cast: 5_200, stamped: 2_400, forged: 9_800 }
const TRUCK_DISC = 9_500
const CAST_LOOKS = ['five', 'many', 'mesh'] as const

/** Discs for cars and trucks; heavy ones are stamped. */
function discsOf(pattern: BoltPattern, random: Random): WheelSet {
  const [bolts, pcd, bore, diameters, rimWidth, offset, cars] = pattern
  const truck = pcd > TRUCK_PCD
  const diameter = random.pick(diameters)
  const rim = truck ? 'stamped' : random.pick(diameter <= STAMPED_UP_TO ? SMALL_RIMS : LARGE_RIMS)
  const brand = random.pick(DISC_BRANDS[rim])
  const car = random.pick(cars)
  const drill = `${bolts}x${pcd}`
  return {
    fields: { rim: RIM[rim], brand, diameter, rimWidth, bolts, pcd, offset, bore },
    titles: [
      `${WORDS[rim]} диски ${brand} ${drill} R${diameter} на ${car}`,
      `${WORDS[rim]} диски R${diameter} ${drill} на ${car}`,
      `${SLANG[rim]} R${diameter} ${drill} на ${car}`,
      `Диски R${diameter} ${drill} ET${offset} DIA ${bore}`,
      `Диски ${brand} R${diameter} ${drill}`,
    ],
    price: truck ? TRUCK_DISC : BASES[rim] * (diameter / 16) ** 2,
    look: {
      thing: 'disc',
      variant: truck ? 'truck' : rim === 'stamped' ? 'steel' : random.pick(CAST_LOOKS),
    },
    quantities: truck ? TRUCK_QUANTITIES : CAR_QUANTITIES,
    winter: false,
  }
}

const weightOf = ([, , , , , , , weight = 0]: BoltPattern) => weight

/** Every second one is of the patterns that most cars have. */
function patternChoice(patterns: readonly BoltPattern[]) {
  const popularAt = popularHalf(
    patterns.filter((pattern) => weightOf(pattern) > 0),
    weightOf,
  )
  return (random: Random, rank: number) => popularAt(rank) ?? random.pick(patterns)
}

const anyPattern = patternChoice(BOLT_PATTERNS)

export const anyDiscs: WheelSetOf = (random, rank) => discsOf(anyPattern(random, rank), random)

/** Inches from which discs are for trucks and semi-trailers only. */
const HEAVY = 22

/** The patterns with only those of their diameters that there are fitting tyres for. */
const ROLLING = BOLT_PATTERNS.map((pattern): BoltPattern => {
  const [bolts, pcd, bore, diameters, rimWidth, offset, cars, weight] = pattern
  const fitting = diameters.filter(
    (inches) => inches > HEAVY || carSizes(inches, rimWidth).length > 0,
  )
  return [bolts, pcd, bore, fitting, rimWidth, offset, cars, weight]
}).filter(([, , , diameters]) => diameters.length > 0)

const rollingPattern = patternChoice(ROLLING)

/** Tyres on discs of the same diameter. */
export const anyWheels =
  (adType: AdType, index: VehicleIndex): WheelSetOf =>
  (random, rank) => {
    const pattern = rollingPattern(random, rank)
    const [bolts, pcd, , , rimWidth, , cars] = pattern
    const discs = discsOf(pattern, random)
    const diameter = Number(discs.fields.diameter)
    const tyresOf =
      diameter > HEAVY
        ? truckTyres(adType, index, truckRows(diameter, rimWidth))
        : carTyres(adType, index, carSizes(diameter, rimWidth))
    const tyres = tyresOf(random, rank)
    const { width, profile } = tyres.fields
    const drill = `${bolts}x${pcd}`
    const car = random.pick(cars)
    const kind = tyres.winter ? 'Зимние колёса' : 'Колёса'
    return {
      fields: { ...discs.fields, ...tyres.fields },
      titles: [
        `${kind} R${diameter} ${drill} на ${car}`,
        `${kind} R${diameter} на ${car} комплект`,
        `${kind} в сборе ${width}/${profile} R${diameter}`,
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
