import type { CityRecord } from '@trassa/catalog/dictionaries/cities-data'
import { createRandom, type Random } from '../random.ts'
import { CITY_POPULATIONS } from './city-populations.ts'
import { HOMES_OF_COMPANIES, NAMED_COMPANIES, type Trade } from './companies.ts'
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

/** The share of private sellers who live in the larger cities, by their populations; the others live anywhere. */
const LARGER_CITIES_SHARE = 0.68
/** Thousand people of the cities that companies are in. */
const LARGE = 400
/** Private sellers in each region's centre at least: one alone may get no ad of a small demo. */
const IN_A_CENTRE = 2
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

const populationOf = ({ slug }: CityRecord) => CITY_POPULATIONS[slug] ?? 0

/** A home for each of so many people, in a random order: exact shares, so that a small demo has them too. */
function homesOf(people: number, cities: readonly CityRecord[], random: Random): CityRecord[] {
  const centres = new Set(regionCentres(cities))
  const population = cities.reduce((sum, city) => sum + populationOf(city), 0)
  const homes = cities.flatMap((city) => {
    const share = (people * LARGER_CITIES_SHARE * populationOf(city)) / population
    return Array(Math.max(centres.has(city) ? IN_A_CENTRE : 0, Math.round(share))).fill(city)
  })
  const others = Array.from({ length: people - homes.length }, () => random.pick(cities))
  return random.shuffle([...homes, ...others])
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

  const random = createRandom('homes')
  const homes = new Map<string, CityRecord>()
  const large = cities.filter((city) => populationOf(city) > LARGE)
  for (const { phone, username } of sellers) {
    const own = cities.find(({ slug }) => slug === HOMES_OF_COMPANIES[username])
    homes.set(phone, own ?? random.weighted(large, populationOf))
  }
  for (const [index, home] of homesOf(people.length, cities, random).entries()) {
    const person = people[index]
    if (person) homes.set(person.phone, home)
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
