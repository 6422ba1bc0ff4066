import { formOf } from '@trassa/catalog/ad-types/form-of'
import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readCities } from '@trassa/catalog/dictionaries/cities-data'
import { fieldOf } from '@trassa/catalog/engine/definition'
import { type ads, contentColumns, mergeFields } from '../../modules/ads/public.ts'
import type { Trade } from './demo-companies.ts'
import { demoDictionary } from './demo-dictionary.ts'
import { demoLife } from './demo-lifecycle.ts'
import { demoMakers } from './demo-makers.ts'
import { demoAddress } from './demo-people.ts'
import type { DemoPicture } from './demo-pictures.ts'
import { demoPlan, type PlannedAd } from './demo-plan.ts'
import { type DemoSeller, type DemoSellers, demoSellers } from './demo-sellers.ts'
import { demoVin } from './demo-vin.ts'
import { createRandom } from './random.ts'

export interface DemoAd {
  row: typeof ads.$inferInsert
  pictures: DemoPicture[]
}

/** A corrected number is not about the maker. */
const SOME_MARK = { name: '', country: 'Россия' }
const SOME_YEAR = 2018

/** Who would sell the ad of a number: a company of a trade or, without one, a person. */
function sellerOf({ own }: PlannedAd, number: number, sellers: DemoSellers) {
  return (trade: Trade | null): DemoSeller => {
    if (own) return sellers.first
    return trade === null
      ? sellers.person(number)
      : sellers.company(trade, createRandom(`company:${number}`))
  }
}

/** Makes the ads of the demo by number: always the same ones, but for their dates. */
export function demoAdMaker(users: DemoSeller[], now: Date): (number: number) => DemoAd {
  const cars = readCarDictionary()
  const cities = readCities()
  const dictionary = demoDictionary(cars, cities)
  const makers = demoMakers(cars)
  const sellers = demoSellers(users, cities)
  const plan = demoPlan()

  return (number) => {
    const random = createRandom(`ad:${number}`)
    const planned = plan(number)
    const form = formOf(planned.adType)
    const chosen = sellerOf(planned, number, sellers)
    const draft = makers[planned.adType](`${number}`, {
      cityOf: (company) => sellers.homeOf(chosen(company)).name,
      season: 'autumn',
    })
    const seller = chosen(draft.company)
    const content = {
      cityId: sellers.homeOf(seller).id,
      price: draft.price,
      description: draft.description,
      contactName: seller.username,
      address: random.chance(0.6) ? demoAddress(random) : '',
      fields: mergeFields(draft.fields, {}),
    }
    const suffix = number.toString(36).padStart(8, '0')
    const columns = contentColumns(form, { slug: suffix, publishedAt: null }, content, dictionary)
    return {
      pictures: draft.pictures,
      row: {
        userId: seller.id,
        sellerType: seller.type,
        adType: form.adType,
        photosTotal: draft.pictures.length,
        views: random.int(3, 900),
        ...columns,
        slug: columns.slug ?? suffix,
        ...demoLife(planned.kind, random, {
          now,
          blockedBy: sellers.senior.id,
          newVin: fieldOf(form, 'vin') ? demoVin(SOME_MARK, SOME_YEAR, random) : null,
        }),
      },
    }
  }
}
