import { formOf } from '@trassa/catalog/ad-types/form-of'
import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readCities } from '@trassa/catalog/dictionaries/cities-data'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import type { AdInput, Fields } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Trade } from '../people/companies.ts'
import type { DemoUser } from '../people/demo-users.ts'
import { demoAddress } from '../people/names-and-addresses.ts'
import { type DemoSellers, demoSellers } from '../people/sellers.ts'
import type { DemoPicture } from '../pictures/demo-pictures.ts'
import { createRandom } from '../random.ts'
import { adMakers } from './ad-makers.ts'
import { adPlan, type PlannedAd } from './plan/ad-plan.ts'
import { type DemoLifecycle, demoLifecycle } from './plan/lifecycle.ts'
import { demoVin } from './values/vin.ts'

/** An ad of the demo, ready to be stored: plain data, without ids of a database. */
export interface DemoAd {
  adType: AdType
  /** One of the users that the ads were made for. */
  seller: DemoUser
  /** What the seller filled in; complete by the rules of the ad type's form. */
  content: AdInput
  lifecycle: DemoLifecycle
  views: number
  /** Eight characters that make the ad's slug unique. */
  slugSuffix: string
  /** The first one is the cover; drawn by `drawDemoPicture`. */
  pictures: DemoPicture[]
}

/** A corrected VIN is not derived from the ad's own mark and year. */
const SOME_MARK = { name: '', country: 'Россия' }
const SOME_YEAR = 2018

/** Among so many ads the first company sells all of its trades, so that its page shows some in a small demo. */
const OF_FIRST_COMPANY = 200
const TRADES_OF_FIRST_COMPANY: readonly Trade[] = ['cars', 'buses']

/** Chooses the seller of the ad of a number: a company of the given trade, or a person for `null`. */
function sellerOf({ own }: PlannedAd, number: number, sellers: DemoSellers) {
  return (trade: Trade | null): DemoUser => {
    if (own) return sellers.first
    if (trade === null) return sellers.person(number)
    if (number < OF_FIRST_COMPANY && TRADES_OF_FIRST_COMPANY.includes(trade))
      return sellers.firstCompany
    return sellers.company(trade, createRandom(`company:${number}`))
  }
}

const filledFields = (fields: Fields): AdInput['fields'] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [[key, value]],
    ),
  )

/**
 * Makes the ads of the demo by number, from 0. A number gives the same ad every time, with its dates
 * relative to `now`. `users` are those of `demoUsers`.
 */
export function demoAdMaker(users: readonly DemoUser[], now: Date): (number: number) => DemoAd {
  const cars = readCarDictionary()
  const makers = adMakers(cars)
  const sellers = demoSellers(users, readCities())
  const plan = adPlan()

  return (number) => {
    const random = createRandom(`ad:${number}`)
    const planned = plan(number)
    const { adType } = planned
    const chosen = sellerOf(planned, number, sellers)
    const draft = makers[adType](`${number}`, {
      rank: planned.rank,
      cityOf: (company) => sellers.homeOf(chosen(company)),
      season: 'autumn',
    })
    const seller = chosen(draft.company)
    const address = random.chance(0.6) ? demoAddress(random) : ''
    const views = random.int(3, 900)
    const hasVin = fieldOf(formOf(adType), 'vin') !== undefined
    const fields = filledFields(draft.fields)
    const revision = hasVin ? { vin: demoVin(SOME_MARK, SOME_YEAR, random) } : null
    return {
      adType,
      seller,
      content: {
        cityId: sellers.homeOf(seller).id,
        price: draft.price,
        description: draft.description,
        contactName: seller.username,
        address,
        fields,
      },
      lifecycle: demoLifecycle(planned.kind, random, {
        now,
        revision,
        moderator: sellers.seniorModerator,
        subject: { adType, price: draft.price, fields, names: {} },
      }),
      views,
      slugSuffix: number.toString(36).padStart(8, '0'),
      pictures: draft.pictures,
    }
  }
}
