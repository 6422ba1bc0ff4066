import { type CarDictionary, readCarDictionary } from '@trassa/catalog/car-data'
import { type CityRecord, readCities } from '@trassa/catalog/cities-data'
import type { AdState } from '@trassa/contracts/enumerations/ads'
import type { Role, UserType } from '@trassa/contracts/enumerations/users'
import { contentColumns } from '../ads/ad-content.ts'
import { formFor, mergeFields } from '../ads/ad-fields.ts'
import type { ads } from '../ads/ads.table.ts'
import { indexCars } from './car-index.ts'
import { demoCar } from './demo-cars.ts'
import { demoDictionary } from './demo-dictionary.ts'
import { demoKind, demoLife } from './demo-lifecycle.ts'
import { demoAddress } from './demo-people.ts'
import { demoVin } from './demo-vin.ts'
import { createRandom } from './random.ts'
import type { PictureSpec } from './vehicle-picture.ts'

const CITIES = 30

export interface DemoSeller {
  id: string
  username: string
  type: UserType
  role: Role
}

export interface DemoAd {
  row: typeof ads.$inferInsert
  pictures: PictureSpec[]
}

/** The first seller's own lists show an ad in every state. */
const OWN_STATES: readonly AdState[] = [
  'active',
  'moderation',
  'needsFix',
  'draft',
  'expired',
  'archived',
  'blocked',
]

/** Makes the ads of the demo by number: always the same ones, but for their dates. */
export function demoAdMaker(users: DemoSeller[], now: Date): (number: number) => DemoAd {
  const cars: CarDictionary = readCarDictionary()
  const index = indexCars(cars)
  const cities = popularCities()
  const dictionary = demoDictionary(cars, cities)
  const form = formFor('auto')
  const senior = users.find(({ role }) => role === 'seniorModerator')
  const sellers = users.filter(({ role }) => role === 'user')
  const companies = sellers.filter(({ type }) => type === 1)
  const [first, ...people] = sellers.filter(({ type }) => type === 0)
  if (!first || !senior) throw new Error('The demo needs its users')

  return (number) => {
    const random = createRandom(`ad:${number}`)
    const city = random.weighted(cities, cityWeight)
    const car = demoCar(number, index, { city: city.name, season: 'autumn' })
    const ownState = OWN_STATES[number]
    const seller = ownState ? first : random.pick(car.dealer ? companies : people)
    const content = {
      cityId: city.id,
      price: car.price,
      description: car.description,
      contactName: seller.username,
      address: random.chance(0.6) ? demoAddress(random) : '',
      fields: mergeFields(car.fields, {}),
    }
    const suffix = number.toString(36).padStart(8, '0')
    const columns = contentColumns(form, { slug: suffix, publishedAt: null }, content, dictionary)
    return {
      pictures: car.photos,
      row: {
        userId: seller.id,
        sellerType: seller.type,
        adType: form.adType,
        photosTotal: car.photos.length,
        views: random.int(3, 900),
        ...columns,
        slug: columns.slug ?? suffix,
        ...demoLife(ownState ?? demoKind(random), random, {
          now,
          blockedBy: senior.id,
          newVin: demoVin(index.pick(random).mark, 2018, random),
        }),
      },
    }
  }
}

function popularCities(): CityRecord[] {
  return readCities()
    .filter(({ sortingNumber }) => sortingNumber !== null)
    .sort((a, b) => (a.sortingNumber ?? 0) - (b.sortingNumber ?? 0))
    .slice(0, CITIES)
}

/** Moscow sells the most, but no city of the thirty is empty. */
const cityWeight = (city: CityRecord) => 1 / ((city.sortingNumber ?? CITIES) + 4)
