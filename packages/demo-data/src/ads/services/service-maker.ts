import { COLORS } from '@trassa/catalog/ad-types/fields/vehicle-enumerations'
import type { Trade } from '../../people/companies.ts'
import { thingPictures } from '../../pictures/demo-pictures.ts'
import { createRandom, type Random } from '../../random.ts'
import { inShares, popularHalf } from '../../spread.ts'
import { inCity } from '../../texts/in-city.ts'
import { serviceText } from '../../texts/service-text.ts'
import type { AdMaker } from '../draft-ad.ts'
import { askingPrice } from '../values/asking-price.ts'
import { CAR_CARE_SERVICES } from './car-care-services.ts'
import { HIRE_SERVICES } from './hire-services.ts'
import { LEARNING_AND_HEIGHTS_SERVICES } from './learning-and-heights-services.ts'
import { POPULAR_SERVICES } from './popular-services.ts'
import { ROAD_SERVICES } from './road-services.ts'
import type { ServiceRow } from './service-row.ts'
import { WORKSHOP_SERVICES } from './workshop-services.ts'

const ROWS = [
  ...LEARNING_AND_HEIGHTS_SERVICES,
  ...ROAD_SERVICES,
  ...WORKSHOP_SERVICES,
  ...CAR_CARE_SERVICES,
  ...HIRE_SERVICES,
]

interface PopularRow {
  row: ServiceRow
  weight: number
  titles: readonly string[]
}

/** @throws when no service has the title. */
const POPULAR_ROWS = POPULAR_SERVICES.map(([title, weight, others]): PopularRow => {
  const row = ROWS.find((one) => one[1] === title)
  if (!row) throw new Error(`No service «${title}»`)
  return { row, weight, titles: [title, ...others] }
})
const popularAt = popularHalf(POPULAR_ROWS, ({ weight }) => weight)
const otherAt = inShares(ROWS.filter((row) => POPULAR_ROWS.every((popular) => popular.row !== row)))

const COMPANIES = 0.6
/** The share of ads without a price although the service has one. */
const SILENT = 0.12
const TITLE_LENGTH = 50
/** The share of titles that name the city. */
const WITH_CITY = 0.35

/** The hundreds of a service type's id are its group. */
function tradeOf(typeId: number): Trade {
  const group = Math.floor(typeId / 100)
  if (group === 1) return 'towing'
  return group === 8 || group === 9 ? 'transport' : 'workshop'
}

function titleOf(words: string, city: string, random: Random): string {
  const long = `${words} ${city}`
  return random.chance(WITH_CITY) && long.length <= TITLE_LENGTH ? long : words
}

/** Ads of services: a price "from", or none. */
export const serviceMaker: AdMaker = (seed, context) => {
  const random = createRandom(`services:${seed}`)
  const popular = popularAt(context.rank)
  const row = popular?.row ?? otherAt(context.rank >> 1)
  const [typeId, title, price, departure, profiles, variant, about] = row
  const company = random.chance(COMPANIES) ? tradeOf(typeId) : null
  const place = inCity(context.cityOf(company))
  const silent = price === 0 || random.chance(SILENT)
  const color = random.pick(COLORS).hex ?? ''
  const look = { thing: 'service', variant } as const
  return {
    fields: {
      title: titleOf(random.pick(popular?.titles ?? [title]), place, random),
      typeId,
      profiles: [...profiles],
      ...(departure && { departure: true }),
    },
    price: silent ? null : askingPrice(price * random.range(0.8, 1.3), random),
    description: serviceText({ about, departure, inCity: place }, company !== null, random),
    pictures: thingPictures(look, { color, seed, count: random.int(0, 2) }, random),
    company,
  }
}
