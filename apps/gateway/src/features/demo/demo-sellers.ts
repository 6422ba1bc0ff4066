import type { CityRecord } from '@trassa/catalog/dictionaries/cities-data'
import type { Role, UserType } from '@trassa/contracts/enumerations/users'
import { NAMED_COMPANIES, type Trade } from './demo-companies.ts'
import { createRandom, type Random } from './random.ts'

export interface DemoSeller {
  id: string
  username: string
  type: UserType
  role: Role
}

/** Who sells, and in which city each of them sits. */
export interface DemoSellers {
  /** Whose own lists show an ad in every state. */
  first: DemoSeller
  senior: DemoSeller
  company(trade: Trade, random: Random): DemoSeller
  /** Every person sells as often as any other. */
  person(number: number): DemoSeller
  homeOf(seller: DemoSeller): CityRecord
}

const COMPANY = 1
/** Sellers who sit anywhere, be the town ever so small. */
const ANYWHERE = 0.2
/** Shares no factor with any likely count of people, so that numbers in a row meet different ones. */
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
  if (random.chance(ANYWHERE)) return random.pick(cities)
  return random.weighted(popular, ({ sortingNumber }) => 1 / ((sortingNumber ?? 0) + 2))
}

const tradeOf = new Map(
  Object.entries(NAMED_COMPANIES).flatMap(([trade, names]) => names.map((name) => [name, trade])),
)

/** @throws where the users are not those of the demo. */
export function demoSellers(
  users: readonly DemoSeller[],
  cities: readonly CityRecord[],
): DemoSellers {
  const senior = users.find(({ role }) => role === 'seniorModerator')
  const sellers = users.filter(({ role }) => role === 'user')
  const [first, ...people] = sellers.filter(({ type }) => type !== COMPANY)
  if (!first || !senior) throw new Error('The demo needs its users')
  const companies = Map.groupBy(
    sellers.filter(({ type }) => type === COMPANY),
    ({ username }) => tradeOf.get(username) ?? 'cars',
  )

  const popular = cities.filter(({ sortingNumber }) => sortingNumber !== null)
  const random = createRandom('homes')
  const homes = new Map(sellers.map(({ id }) => [id, homeIn(cities, popular, random)]))
  // Two people in each, so that no region is without an ad while one of them is outbid by companies.
  const centres = regionCentres(cities)
  for (const [index, centre] of [...centres, ...centres].entries()) {
    const person = people[index]
    if (person) homes.set(person.id, centre)
  }

  return {
    first,
    senior,
    company: (trade, chance) => chance.pick(companies.get(trade) ?? [first]),
    person: (number) => people[(number * STRIDE) % people.length] ?? first,
    homeOf: ({ id }) => {
      const home = homes.get(id)
      if (!home) throw new Error(`Seller ${id} lives nowhere`)
      return home
    },
  }
}
