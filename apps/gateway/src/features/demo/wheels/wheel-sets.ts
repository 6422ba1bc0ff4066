import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Fields } from '@trassa/contracts/entities/ad'
import type { Look } from '../demo-pictures.ts'
import type { Random } from '../random.ts'
import type { VehicleIndex } from '../vehicles/vehicle-index.ts'
import { BOLT_PATTERNS, type BoltPattern, DISC_BRANDS, MOTO_RIMS, RIM } from './disc-rows.ts'
import {
  CAR_SIZES,
  CAR_TYRES,
  MOTO_TYRES,
  SEASON,
  type SeasonName,
  TRUCK_TYRES,
} from './tyre-rows.ts'

/** Tyres, discs or both, new: what they are and what one of them costs in roubles. */
export interface WheelSet {
  fields: Fields
  titles: readonly string[]
  price: number
  look: Look
  quantities: readonly number[]
  winter: boolean
}

export type WheelSetOf = (random: Random) => WheelSet

const FOR_CARS = 1
const FOR_TRUCKS = 2
const CAR_QUANTITIES = [4, 4, 4, 4, 2, 1]
const TRUCK_QUANTITIES = [2, 2, 4, 6, 1]
const TRUCK_SHARE = 0.3
const RUN_FLAT_FROM = 18

const TREADS: Record<SeasonName, string> = {
  summer: 'summer',
  studded: 'studded',
  winter: 'winter',
  all: 'summer',
}
const WORDS: Record<SeasonName, string> = {
  summer: 'Летние шины',
  studded: 'Зимние шипованные шины',
  winter: 'Зимние шины',
  all: 'Всесезонные шины',
}
const isWinter = (season: SeasonName) => season === 'studded' || season === 'winter'

const ids = (index: VehicleIndex, adType: AdType, markName: string, modelName: string) => {
  const { mark, model } = index(adType, markName, modelName)
  return { markId: mark.id, ...(model && { modelId: model.id }) }
}

/** Tyres for cars, of one diameter if given. */
export const carTyres =
  (adType: AdType, index: VehicleIndex, diameter?: number): WheelSetOf =>
  (random) => {
    const [mark, model, season, price] = random.pick(CAR_TYRES)
    const sizes = CAR_SIZES.filter((size) => diameter === undefined || size[2] === diameter)
    const [width, profile, inches, share] = random.pick(sizes)
    const size = `${width}/${profile} R${inches}`
    return {
      fields: {
        ...ids(index, adType, mark, model),
        seasonality: SEASON[season],
        forWhom: FOR_CARS,
        width,
        profile,
        diameter: inches,
        ...(inches >= RUN_FLAT_FROM && random.chance(0.2) && { runFlat: true }),
      },
      titles: [`${WORDS[season]} ${mark} ${model} ${size}`, `${mark} ${model} ${size}`, `Шины ${size}`],
      price: price * share,
      look: { thing: 'tyre', variant: TREADS[season] },
      quantities: CAR_QUANTITIES,
      winter: isWinter(season),
    }
  }

/** Tyres for trucks, winter ones for a KamAZ among them. */
export const truckTyres =
  (adType: AdType, index: VehicleIndex, diameter?: number): WheelSetOf =>
  (random) => {
    const rows = TRUCK_TYRES.filter((row) => diameter === undefined || row[5] === diameter)
    const [mark, model, season, width, profile, inches, size, truck, price] = random.pick(rows)
    return {
      fields: {
        ...ids(index, adType, mark, model),
        seasonality: SEASON[season],
        forWhom: FOR_TRUCKS,
        width,
        ...(profile !== null && { profile }),
        diameter: inches,
      },
      titles: [
        `${WORDS[season]} ${mark} ${model} на ${truck}`,
        `${WORDS[season]} ${size} на ${truck}`,
      ],
      price,
      look: { thing: 'tyre', variant: 'truck' },
      quantities: TRUCK_QUANTITIES,
      winter: isWinter(season),
    }
  }

export const anyTyres =
  (adType: AdType, index: VehicleIndex): WheelSetOf =>
  (random) =>
    (random.chance(TRUCK_SHARE) ? truckTyres : carTyres)(adType, index)(random)

/** Discs for cars and trucks; heavy ones are stamped. */
export function discsOf(pattern: BoltPattern, random: Random): WheelSet {
  const { bolts, pcd, bore, rimWidth, offset, truck } = pattern
  const diameter = random.pick(pattern.diameters)
  const rim = truck ? 'stamped' : random.pick(['cast', 'cast', 'cast', 'stamped', 'forged'] as const)
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
      variant: truck ? 'truck' : rim === 'stamped' ? 'steel' : random.pick(['five', 'many', 'mesh']),
    },
    quantities: truck ? TRUCK_QUANTITIES : CAR_QUANTITIES,
    winter: false,
  }
}

export const anyDiscs: WheelSetOf = (random) => discsOf(random.pick(BOLT_PATTERNS), random)

const isRollable = (pattern: BoltPattern) =>
  pattern.diameters.some((inches) => CAR_SIZES.some((size) => size[2] === inches))

/** Tyres on discs of the same diameter. */
export const anyWheels =
  (adType: AdType, index: VehicleIndex): WheelSetOf =>
  (random) => {
    const pattern = random.pick(BOLT_PATTERNS.filter((one) => one.truck || isRollable(one)))
    const discs = discsOf(pattern, random)
    const diameter = Number(discs.fields.diameter)
    const heavy = pattern.truck === true && diameter > 20
    const tyres = (heavy ? truckTyres : carTyres)(adType, index, diameter)(random)
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

export const motoTyres =
  (adType: AdType, index: VehicleIndex): WheelSetOf =>
  (random) => {
    const [mark, model, front, rear, price, variant] = random.pick(MOTO_TYRES)
    const axis = random.pick([0, 1])
    const [width, profile, diameter] = axis === 1 ? front : rear
    const size = `${width}/${profile} R${diameter}`
    return {
      fields: {
        ...ids(index, adType, mark, model),
        axis,
        seasonality: SEASON.summer,
        width,
        profile,
        diameter,
      },
      titles: [`Мотошина ${mark} ${model} ${size}`, `${mark} ${model} ${size}`, `Мотошина ${size}`],
      price,
      look: { thing: 'tyre', variant },
      quantities: [1, 1, 1, 2],
      winter: false,
    }
  }

const motoRim = (random: Random) => {
  const [axis, rim, diameter, rimWidth, bike, price] = random.pick(MOTO_RIMS)
  const variant = rim === 'cast' ? 'motoCast' : 'spoked'
  const place = axis === 1 ? 'переднее' : 'заднее'
  return { axis, rim: RIM[rim], diameter, rimWidth, bike, price, variant, place }
}

export const motoDiscs: WheelSetOf = (random) => {
  const { axis, rim, diameter, rimWidth, bike, price, variant, place } = motoRim(random)
  return {
    fields: { axis, rim, diameter, rimWidth },
    titles: [`Диск ${place === 'переднее' ? 'передний' : 'задний'} R${diameter} ${bike}`],
    price,
    look: { thing: 'disc', variant },
    quantities: [1],
    winter: false,
  }
}

export const motoWheels =
  (adType: AdType, index: VehicleIndex): WheelSetOf =>
  (random) => {
    const { axis, rim, diameter, rimWidth, bike, price, variant, place } = motoRim(random)
    const sizes = MOTO_TYRES.flatMap(([mark, model, front, rear, cost]) => {
      const [width, profile, inches] = axis === 1 ? front : rear
      return inches === diameter ? [{ mark, model, width, profile, cost }] : []
    })
    const tyre = sizes.length > 0 ? random.pick(sizes) : null
    return {
      fields: {
        ...(tyre && ids(index, adType, tyre.mark, tyre.model)),
        axis,
        seasonality: SEASON.summer,
        rim,
        diameter,
        rimWidth,
        width: tyre?.width ?? 90,
        profile: tyre?.profile ?? 90,
      },
      titles: [`Колесо ${place} R${diameter} ${bike}`],
      price: price + (tyre?.cost ?? 4_000),
      look: { thing: 'wheel', variant },
      quantities: [1],
      winter: false,
    }
  }
