import { COLORS } from '@trassa/catalog/ad-types/fields/vehicle-enumerations'
import type { Trade } from '../../people/companies.ts'
import { thingPictures } from '../../pictures/demo-pictures.ts'
import { createRandom } from '../../random.ts'
import { inCity } from '../../texts/in-city.ts'
import { serviceText } from '../../texts/service-text.ts'
import type { AdMaker } from '../draft-ad.ts'
import { askingPrice } from '../values/asking-price.ts'
import { CAR_CARE_SERVICES } from './car-care-services.ts'
import { HIRE_SERVICES } from './hire-services.ts'
import { ROAD_SERVICES } from './road-services.ts'
import { WORKSHOP_SERVICES } from './workshop-services.ts'

const ROWS = [...ROAD_SERVICES, ...WORKSHOP_SERVICES, ...CAR_CARE_SERVICES, ...HIRE_SERVICES]

const COMPANIES = 0.6
/** The share of ads without a price although the service has one. */
const SILENT = 0.12

/** The hundreds of a service type's id are its group. */
function tradeOf(typeId: number): Trade {
  const group = Math.floor(typeId / 100)
  if (group === 1) return 'towing'
  return group === 8 || group === 9 ? 'transport' : 'workshop'
}

/** Ads of services: a price "from", or none. */
export const serviceMaker: AdMaker = (seed, context) => {
  const random = createRandom(`services:${seed}`)
  const [typeId, title, price, departure, profiles, variant, about] = random.pick(ROWS)
  const company = random.chance(COMPANIES) ? tradeOf(typeId) : null
  const silent = price === 0 || random.chance(SILENT)
  const color = random.pick(COLORS).hex ?? ''
  const look = { thing: 'service', variant } as const
  return {
    fields: { title, typeId, profiles: [...profiles], ...(departure && { departure: true }) },
    price: silent ? null : askingPrice(price * random.range(0.8, 1.3), random),
    description: serviceText(
      { about, departure, inCity: inCity(context.cityOf(company)) },
      company !== null,
      random,
    ),
    pictures: thingPictures(look, { color, seed, count: random.int(0, 2) }, random),
    company,
  }
}
