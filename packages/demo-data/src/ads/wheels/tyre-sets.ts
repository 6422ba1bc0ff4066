import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Random } from '../../random.ts'
import { popularHalf } from '../../spread.ts'
import type { VehicleIndex } from '../vehicles/vehicle-index.ts'
import { TRUCK_TYRES, type TruckTyreRow } from './truck-tyre-rows.ts'
import { CAR_SIZES, CAR_TYRES, type TyreSize } from './tyre-rows.ts'
import { SEASON, type SeasonName } from './tyre-seasons.ts'
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
/** As sellers say it. */
const SLANG: Record<SeasonName, string> = {
  summer: 'Летняя резина',
  studded: 'Зимняя резина шипы',
  winter: 'Зимняя резина липучка',
  all: 'Резина всесезонка',
}
const isWinter = (season: SeasonName) => season === 'studded' || season === 'winter'

/** Millimetres of width that an inch of the rim carries. */
const LEAST_WIDTH = 28.5
const MOST_WIDTH = 36

const goesOn = (width: number, rimWidth: number) =>
  width >= rimWidth * LEAST_WIDTH && width <= rimWidth * MOST_WIDTH

/** The sizes that go on a rim. */
export const carSizes = (inches: number, rimWidth: number) =>
  CAR_SIZES.filter(([width, , diameter]) => diameter === inches && goesOn(width, rimWidth))

/** The tyres that go on a truck's rim. */
export const truckRows = (inches: number, rimWidth: number) =>
  TRUCK_TYRES.filter(([, , , width, , diameter]) => diameter === inches && goesOn(width, rimWidth))

const sizeWeight = ([, , , , weight = 0]: TyreSize) => weight
const popularSizeAt = popularHalf(
  CAR_SIZES.filter((size) => sizeWeight(size) > 0),
  sizeWeight,
)

/** Of the given sizes the usual ones are more likely; of all sizes the popular half is spread by rank. */
function sizeOf(sizes: readonly TyreSize[], rank: number, random: Random): TyreSize {
  if (sizes === CAR_SIZES) return popularSizeAt(rank) ?? random.pick(CAR_SIZES)
  return random.weighted(sizes, (size) => sizeWeight(size) + 0.5)
}

/** Tyres for cars, in one of the sizes. */
export const carTyres =
  (adType: AdType, index: VehicleIndex, sizes: readonly TyreSize[] = CAR_SIZES): WheelSetOf =>
  (random, rank) => {
    const popular = rank % 2 === 0
    const [mark, model, season, price] = popular
      ? random.weighted(CAR_TYRES, ([, , , , weight = 0]) => weight)
      : random.pick(CAR_TYRES)
    const [width, profile, inches, share] = sizeOf(sizes, rank, random)
    const size = `${width}/${profile} R${inches}`
    const name = mark.replace(' Tyres', '')
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
        `${SLANG[season]} ${name} ${size}`,
        `Шины ${name} ${model} ${size}`,
        `${SLANG[season]} R${inches} ${width}/${profile}`,
        `Шины ${size} ${name}`,
      ],
      price: price * share,
      look: { thing: 'tyre', variant: TREADS[season] },
      quantities: CAR_QUANTITIES,
      winter: isWinter(season),
    }
  }

const truckWeight = ([, , , , , , , , , weight = 0]: TruckTyreRow) => weight

/** Tyres for trucks, winter ones for a KamAZ among them. */
export function truckTyres(
  adType: AdType,
  index: VehicleIndex,
  rows: readonly TruckTyreRow[] = TRUCK_TYRES,
): WheelSetOf {
  const popular = rows.filter((row) => truckWeight(row) > 0)
  return (random, rank) => {
    const row = rank % 2 === 0 ? random.weighted(popular, truckWeight) : random.pick(rows)
    const [mark, model, season, width, profile, inches, size, truck, price] = row
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
        `Резина ${size} ${mark} ${model}`,
        `Грузовые шины ${size} ${mark}`,
      ],
      price,
      look: { thing: 'tyre', variant: 'truck' },
      quantities: TRUCK_QUANTITIES,
      winter: isWinter(season),
    }
  }
}

/** Tyres for cars or for trucks. */
export function anyTyres(adType: AdType, index: VehicleIndex): WheelSetOf {
  const [ofTrucks, ofCars] = [truckTyres(adType, index), carTyres(adType, index)]
  return (random, rank) => (random.chance(TRUCK_SHARE) ? ofTrucks : ofCars)(random, rank)
}
