import type { CityRecord } from '@trassa/catalog/dictionaries/cities-data'
import { createRandom, type Random } from '../random.ts'
import { NAMED_COMPANIES, type Trade } from './companies.ts'
import { COMPANY, type DemoUser } from './demo-users.ts'

/** The sellers among the demo's users, and the home city of each. */
export interface DemoSellers {
  /** The private seller whose own lists show an ad in every state. */
  first: DemoUser
  /** The company of `DEMO_ROLES`. */
  firstCompany: DemoUser
  seniorModerator: DemoUser
  /** A company of the trade, chosen at random. */
  company(trade: Trade, random: Random): DemoUser
  /** A private seller by the ad's number; all of them sell equally often. */
  person(number: number): DemoUser
  homeOf(seller: DemoUser): CityRecord
}

/** The share of sellers whose home is any city of the country; the others live in popular ones. */
const ANY_CITY_SHARE = 0.2
/** A prime larger than the count of private sellers, so that consecutive numbers get different ones. */
const STRIDE = 7919

/** The first city of each region, which is its centre. */
export function regionCentres(cities: readonly CityRecord[]): CityRecord[] {
  const centres = new Map<string, CityRecord>()
  for (const city of cities) {
    const region = `${city.regionName} ${city.regionType}`
    if (!centres.has(region)) centres.set(region, city)
  }
  return [...centres.values()]
}

function homeIn(cities: readonly CityRecord[], popular: readonly CityRecord[], random: Random) {
  if (random.chance(ANY_CITY_SHARE)) return random.pick(cities)
  return random.weighted(popular, ({ sortingNumber }) => 1 / ((sortingNumber ?? 0) + 2))
}

const tradeOf = new Map(
  Object.entries(NAMED_COMPANIES).flatMap(([trade, names]) => names.map((name) => [name, trade])),
)

/** @throws when the users are not those of the demo. */
export function demoSellers(
  users: readonly DemoUser[],
  cities: readonly CityRecord[],
): DemoSellers {
  const seniorModerator = users.find(({ role }) => role === 'seniorModerator')
  const sellers = users.filter(({ role }) => role === 'user')
  const [first, ...people] = sellers.filter(({ type }) => type !== COMPANY)
  const firstCompany = sellers.find(({ type }) => type === COMPANY)
  if (!first || !firstCompany || !seniorModerator) throw new Error('The demo needs its users')
  const companies = Map.groupBy(
    sellers.filter(({ type }) => type === COMPANY),
    ({ username }) => tradeOf.get(username) ?? 'cars',
  )

  const popular = cities.filter(({ sortingNumber }) => sortingNumber !== null)
  const random = createRandom('homes')
  const homes = new Map(sellers.map(({ phone }) => [phone, homeIn(cities, popular, random)]))
  // Two private sellers in each centre: one alone may get no ad of a small demo.
  const centres = regionCentres(cities)
  for (const [index, centre] of [...centres, ...centres].entries()) {
    const person = people[index]
    if (person) homes.set(person.phone, centre)
  }

  return {
    first,
    firstCompany,
    seniorModerator,
    company: (trade, chance) => chance.pick(companies.get(trade) ?? [first]),
    person: (number) => people[(number * STRIDE) % people.length] ?? first,
    homeOf: ({ phone, username }) => {
      const home = homes.get(phone)
      if (!home) throw new Error(`Seller ${username} has no home city`)
      return home
    },
  }
}
