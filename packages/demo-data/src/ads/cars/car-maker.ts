import { COLORS } from '@trassa/catalog/ad-types/fields/vehicle-enumerations'
import { CAR_EQUIPMENT } from '@trassa/catalog/ad-types/vehicles/car-equipment'
import type { Fields } from '@trassa/contracts/entities/ad'
import { type CarPicture, russianPlate } from '../../pictures/cars/draw-car.ts'
import type { View } from '../../pictures/engine/viewpoint.ts'
import { SCENE_NAMES } from '../../pictures/scenes/scenes.ts'
import { createRandom, type Random } from '../../random.ts'
import { type CarFacts, carText, type Voice } from '../../texts/car-text.ts'
import type { MakerContext } from '../draft-ad.ts'
import { carAskingPrice } from '../values/asking-price.ts'
import { DEMO_YEAR, markClass, marketPrice } from '../values/market-price.ts'
import { demoVin } from '../values/vin.ts'
import { carEquipmentOf } from './car-equipment.ts'
import type { CarIndex } from './car-index.ts'

/** A car ad: `fields` are those of the catalogue's form `auto`. */
export interface DemoCar {
  fields: Fields
  /** Whole roubles. */
  price: number
  /** Markdown. */
  description: string
  /** Three to six, the first one is the cover; draw them with `drawCar`. */
  photos: CarPicture[]
  /** Sold by a company. */
  dealer: boolean
  /** Mark and model as sellers write them. */
  name: string
}

const GEARBOX_WORDS = ['механика', 'автомат', 'робот', 'вариатор'] as const
const FUEL_WORDS = ['бензин', 'дизель', 'гибрид', 'электро', 'газ', 'бензин и газ'] as const
const DRIVE_WORDS = ['передний', 'задний', 'полный'] as const
/** Weights by colour id; white, black and grey are the most frequent. */
const COLOR_WEIGHTS: Partial<Record<number, number>> = {
  1: 22,
  2: 17,
  3: 15,
  4: 13,
  5: 9,
  6: 3,
  7: 7,
  8: 2,
  9: 3,
  10: 3,
  11: 2,
  12: 1,
  13: 1,
  14: 1.5,
  15: 0.6,
  16: 0.3,
}
const DOORS: Partial<Record<number, number>> = {
  1: 4,
  3: 3,
  7: 3,
  8: 2,
  9: 2,
  11: 4,
  12: 4,
  13: 4,
  14: 2,
}
const OTHER_VIEWS: readonly View[] = ['side', 'rear', 'interior', 'front']

const optionNames: ReadonlyMap<number, string> = new Map(
  CAR_EQUIPMENT.map((option) => [option.id, option.name]),
)

const word = <T>(words: readonly T[], id: number, fallback: T) => words[id - 1] ?? fallback

const demoMileage = (year: number, random: Random) => {
  const age = DEMO_YEAR - year
  if (age <= 0) return random.int(0, 60) * 100
  const total = age * random.range(8_000, 21_000)
  const exact = Math.min(420_000, total)
  const step = random.pick([1, 10, 100, 1_000, 1_000])
  return Math.round(exact / step) * step
}

const demoPhotos = (
  car: Pick<
    CarPicture,
    'bodyType' | 'color' | 'seed' | 'markName' | 'year' | 'season' | 'rightHand'
  >,
  dealer: boolean,
  random: Random,
): CarPicture[] => {
  const scene =
    dealer && random.chance(0.7)
      ? 'showroom'
      : random.pick(SCENE_NAMES.filter((name) => name !== 'showroom'))
  const plate = russianPlate(random)
  const count = random.int(2, 4)
  const cover: View = random.chance(0.82) ? 'quarter' : 'side'
  const views = [
    cover,
    ...random.shuffle(OTHER_VIEWS.filter((view) => view !== cover)).slice(0, count),
    ...(cover === 'side' ? (['quarter'] as const) : []),
  ]
  return views.map((view) => ({ ...car, view, scene, plate }))
}

/** A car ad made from a seed; the same seed and dictionaries give the same ad. */
export const demoCar = (
  seed: string | number,
  index: CarIndex,
  context: MakerContext = { cityOf: () => 'Казань', season: 'autumn' },
): DemoCar => {
  const random = createRandom(`car:${seed}`)
  const { mark, model, generation, series, modification } = index.pick(random)
  const end = Math.min(DEMO_YEAR, generation.yearTo ?? DEMO_YEAR)
  const year = random.int(Math.min(end, Math.max(1970, generation.yearFrom)), end)
  const mileage = demoMileage(year, random)
  const age = DEMO_YEAR - year
  const dealer = age < 14 && random.chance(0.3)
  const owners = Math.min(4, 1 + Math.floor(random.range(0, 1) * Math.min(4, 0.9 + age / 4)))
  const damaged = random.chance(0.05)
  const rightHand = mark.country === 'Япония' && year < 2016 && random.chance(0.3)
  const color = random.weighted(COLORS, ({ id }) => COLOR_WEIGHTS[id] ?? 1)
  const options = carEquipmentOf(year, markClass(mark), modification.gearbox, random)
  const exchange = random.chance(0.25)
  const name = `${mark.name.replace(/ \(.*\)$/, '')} ${model.name}`
  const pts = year >= 2021 ? 3 : random.chance(owners > 2 ? 0.35 : 0.12) ? 2 : 1
  const fields: Fields = {
    markId: mark.id,
    modelId: model.id,
    generationId: generation.id,
    seriesId: series.id,
    modificationId: modification.id,
    year,
    mileage,
    vin: year < 1982 ? null : demoVin(mark, year, random),
    condition: damaged ? 2 : 1,
    colorId: color.id,
    owners,
    pts,
    steering: rightHand ? 2 : 1,
    customsCleared: true,
    exchange,
    bodyType: series.bodyType,
    gearbox: modification.gearbox,
    fuel: modification.fuel,
    drive: modification.drive,
    volume: modification.volume,
    power: modification.power,
    doors: DOORS[series.bodyType] ?? 5,
    options,
  }
  const worth = marketPrice({
    class: markClass(mark),
    year,
    mileage,
    power: modification.power,
    damaged,
  })
  const facts: CarFacts = {
    name,
    year,
    mileage,
    owners,
    damaged,
    gearbox: word(GEARBOX_WORDS, modification.gearbox, 'механика'),
    fuel: word(FUEL_WORDS, modification.fuel, 'бензин'),
    drive: word(DRIVE_WORDS, modification.drive, 'передний'),
    volume: modification.volume,
    power: modification.power,
    options: options.flatMap((id) => optionNames.get(id) ?? []),
    exchange,
    city: context.cityOf(dealer ? 'cars' : null),
    season: context.season,
  }
  const voice: Voice = dealer
    ? 'dealer'
    : random.weighted(
        ['laconic', 'story', 'list'] as const,
        (v) => ({ laconic: 3, story: 5, list: 3 })[v],
      )
  return {
    fields,
    price: carAskingPrice(worth * random.range(0.88, 1.14), random),
    description: carText(facts, voice, random),
    photos: demoPhotos(
      {
        bodyType: series.bodyType,
        color: color.hex,
        seed: `${seed}`,
        markName: /^[\w -]+$/.test(mark.name)
          ? mark.name
          : mark.name.startsWith('Lada')
            ? 'LADA'
            : '',
        year,
        season: random.chance(0.75) ? context.season : undefined,
        rightHand,
      },
      dealer,
      random,
    ),
    dealer,
    name,
  }
}
