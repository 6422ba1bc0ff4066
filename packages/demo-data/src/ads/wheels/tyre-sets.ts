import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { VehicleIndex } from '../vehicles/vehicle-index.ts'
import { CAR_SIZES, CAR_TYRES, SEASON, type SeasonName, TRUCK_TYRES } from './tyre-rows.ts'
import { tyreIds, type WheelSetOf } from './wheel-set.ts'

const FOR_CARS = 1
const FOR_TRUCKS = 2
export const CAR_QUANTITIES = [4, 4, 4, 4, 2, 1]
export const TRUCK_QUANTITIES = [2, 2, 4, 6, 1]
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

/** Millimetres of width that an inch of the rim carries. */
const LEAST_WIDTH = 28.5
const MOST_WIDTH = 36

/** The sizes that go on a rim. */
export const carSizes = (inches: number, rimWidth: number) =>
  CAR_SIZES.filter(
    ([width, , diameter]) =>
      diameter === inches && width >= rimWidth * LEAST_WIDTH && width <= rimWidth * MOST_WIDTH,
  )

/** Tyres for cars, in one of the sizes. */
export const carTyres =
  (adType: AdType, index: VehicleIndex, sizes: typeof CAR_SIZES = CAR_SIZES): WheelSetOf =>
  (random) => {
    const [mark, model, season, price] = random.pick(CAR_TYRES)
    const [width, profile, inches, share] = random.pick(sizes)
    const size = `${width}/${profile} R${inches}`
    return {
      fields: {
        ...tyreIds(index, adType, mark, model),
        seasonality: SEASON[season],
        forWhom: FOR_CARS,
        width,
        profile,
        diameter: inches,
        ...(inches >= RUN_FLAT_FROM && random.chance(0.2) && { runFlat: true }),
      },
      titles: [
        `${WORDS[season]} ${mark} ${model} ${size}`,
        `${mark} ${model} ${size}`,
        `Шины ${size}`,
      ],
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
        ...tyreIds(index, adType, mark, model),
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

/** Tyres for cars or for trucks. */
export const anyTyres =
  (adType: AdType, index: VehicleIndex): WheelSetOf =>
  (random) =>
    (random.chance(TRUCK_SHARE) ? truckTyres(adType, index) : carTyres(adType, index))(random)
