import { COLORS } from '@trassa/catalog/ad-types/fields/vehicle-enumerations'
import { CAR_EQUIPMENT } from '@trassa/catalog/ad-types/vehicles/car-equipment'
import type { Fields } from '@trassa/contracts/entities/ad'
import { PLATE_CODES } from '../../people/plate-codes.ts'
import type { CarPicture } from '../../pictures/cars/draw-car.ts'
import { createRandom, type Random } from '../../random.ts'
import type { CarFacts, Voice } from '../../texts/cars/car-facts.ts'
import { CAR_NICKNAMES } from '../../texts/cars/car-nicknames.ts'
import { carText } from '../../texts/cars/car-text.ts'
import { EQUIPMENT_SLANG } from '../../texts/cars/equipment-slang.ts'
import { inCity } from '../../texts/in-city.ts'
import type { MakerContext } from '../draft-ad.ts'
import { carAskingPrice } from '../values/asking-price.ts'
import { DEMO_YEAR, markClass, marketPrice } from '../values/market-price.ts'
import { demoVin } from '../values/vin.ts'
import type { CarChoice, ChosenCar } from './car-choice.ts'
import { carEquipmentOf, withThirdRow } from './car-equipment.ts'
import { carPhotos } from './car-photos.ts'
import { COLOR_WEIGHTS, DOORS, DRIVE_WORDS, FUEL_WORDS, GEARBOX_WORDS } from './car-tables.ts'

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

const optionNames: ReadonlyMap<number, string> = new Map(
  CAR_EQUIPMENT.map((option) => [option.id, option.name]),
)

const word = <T>(words: readonly T[], id: number, fallback: T) => words[id - 1] ?? fallback

/** Years from which a car is used less, and by how much. */
const AGED = 12
const AGED_PACE = 0.35
const LONGEST_WAY = 480_000

/** Kilometres that are usual for a car of the age. */
const usualMileage = ({ pace }: ChosenCar, age: number) =>
  pace * (Math.min(age, AGED) + Math.max(0, age - AGED) * AGED_PACE)

function mileageOf(usual: number, random: Random): number {
  if (usual === 0) return random.int(0, 60) * 100
  const exact = Math.min(LONGEST_WAY, usual * random.range(0.5, 1.5))
  const step = random.pick([1, 10, 100, 1_000, 1_000])
  return Math.round(exact / step) * step
}

/** Companies do not sell cars of fourteen years and more. */
const OLDEST_OF_COMPANIES = 13
const COMPANIES = 0.28
const VIN_SINCE = 1982
const ELECTRONIC_PTS_SINCE = 2021

const VOICES: Record<Exclude<Voice, 'dealer'>, number> = { laconic: 3, short: 4, story: 5, list: 2 }
const PRIVATE_VOICES = ['laconic', 'short', 'story', 'list'] as const

/** The letters on the boot lid. */
function badgeOf(mark: string): string {
  if (mark.startsWith('Lada')) return 'LADA'
  return /^[\w -]+$/.test(mark) ? mark : ''
}

/** Makes car ads: the same seed, choice and context give the same ad. */
export const demoCar = (
  seed: string | number,
  choice: CarChoice,
  context: MakerContext,
): DemoCar => {
  const random = createRandom(`car:${seed}`)
  const byCompany = random.chance(COMPANIES)
  const { regionName } = context.cityOf(byCompany ? 'cars' : null)
  const notBefore = byCompany ? DEMO_YEAR - OLDEST_OF_COMPANIES : 0
  const car = choice.pick({ rank: context.rank, regionName, notBefore }, random)
  const { mark, model, generation, series, modification, year, rightHand } = car
  const age = DEMO_YEAR - year
  const dealer = byCompany && year >= notBefore
  const home = context.cityOf(dealer ? 'cars' : null)
  const usual = usualMileage(car, age)
  const mileage = mileageOf(usual, random)
  const owners = Math.min(4, 1 + Math.floor(random.range(0, 1) * Math.min(4, 0.9 + age / 4)))
  const damaged = random.chance(0.05)
  const color = random.weighted(COLORS, ({ id }) => COLOR_WEIGHTS[id] ?? 1)
  const options = carEquipmentOf(year, markClass(mark), modification.gearbox, random)
  const exchange = random.chance(0.25)
  const name = [mark.name, model.name].map((word) => word.replace(/ \(.*\)$/, '')).join(' ')
  const pts = year >= ELECTRONIC_PTS_SINCE ? 3 : random.chance(owners > 2 ? 0.35 : 0.12) ? 2 : 1
  const fields: Fields = {
    markId: mark.id,
    modelId: model.id,
    generationId: generation.id,
    seriesId: series.id,
    modificationId: modification.id,
    year,
    mileage,
    // Cars of Japan's own market have none.
    vin: year < VIN_SINCE || rightHand ? null : demoVin(mark, year, random),
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
    options: withThirdRow(options, {
      name: `${mark.name} ${model.name}`,
      bodyType: series.bodyType,
    }),
  }
  const nicknames = CAR_NICKNAMES[`${mark.name} ${model.name}`] ?? [[name, name] as const]
  const facts: CarFacts = {
    name,
    nickname: random.pick(nicknames),
    year,
    mileage,
    owners,
    damaged,
    rightHand,
    gearbox: word(GEARBOX_WORDS, modification.gearbox, 'механика'),
    fuel: word(FUEL_WORDS, modification.fuel, 'бензин'),
    drive: word(DRIVE_WORDS, modification.drive, 'передний'),
    volume: modification.volume,
    power: modification.power,
    options: options.flatMap((id) => optionNames.get(id) ?? []),
    slang: options.flatMap((id) => {
      const words = EQUIPMENT_SLANG[id]
      return words ? random.pick(words) : []
    }),
    exchange,
    inCity: inCity(home),
    season: context.season,
  }
  const voice = dealer ? 'dealer' : random.weighted(PRIVATE_VOICES, (one) => VOICES[one])
  const worth = marketPrice(car.value, { year, mileage, usual, damaged })
  return {
    fields,
    price: carAskingPrice(worth * random.range(0.88, 1.14), random),
    description: carText(facts, voice, random),
    photos: carPhotos(
      {
        bodyType: series.bodyType,
        color: color.hex,
        seed: `${seed}`,
        markName: badgeOf(mark.name),
        year,
        season: random.chance(0.75) ? context.season : undefined,
        rightHand,
      },
      { dealer, plateCode: random.pick(PLATE_CODES[home.regionName] ?? [undefined]) },
      random,
    ),
    dealer,
    name,
  }
}
