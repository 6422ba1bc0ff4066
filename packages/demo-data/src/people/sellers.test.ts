import { readCities } from '@trassa/catalog/dictionaries/cities-data'
import { describe, expect, it } from 'vitest'
import { CITY_POPULATIONS } from './city-populations.ts'
import { COMPANY, demoUsers } from './demo-users.ts'
import { PLATE_CODES } from './plate-codes.ts'
import { demoSellers, regionCentres } from './sellers.ts'

const cities = readCities()
const users = demoUsers(new Date('2026-06-01T12:00:00Z'))
const { homeOf, firstCompany } = demoSellers(users, cities)
const sellers = users.filter(({ role }) => role === 'user')

describe('the homes of sellers', () => {
  const counts = Map.groupBy(
    sellers.filter(({ type }) => type !== COMPANY),
    (seller) => homeOf(seller).slug,
  )
  const countOf = (slug: string) => counts.get(slug)?.length ?? 0

  it('are more, the more people a city has', () => {
    const [moscow, petersburg, kazan] = ['moskva', 'sankt-peterburg', 'kazan'].map(countOf)
    expect(moscow).toBeGreaterThan((petersburg ?? 0) * 2)
    expect(petersburg).toBeGreaterThan((kazan ?? 0) * 2)
    expect(kazan).toBeGreaterThan(countOf('magadan'))
    const four = ['novosibirsk', 'ekaterinburg', 'kazan', 'chelyabinsk']
    for (const slug of four) expect(countOf(slug), slug).toBeGreaterThanOrEqual(5)
  })

  it('are in the centre of every region, and in many small towns', () => {
    for (const { slug } of regionCentres(cities)) expect(countOf(slug), slug).toBeGreaterThan(1)
    expect(counts.size).toBeGreaterThan(regionCentres(cities).length * 1.5)
  })

  it('are where the name of a company says', () => {
    expect(homeOf(firstCompany).name).toBe('Самара')
  })

  it('are in regions whose codes of number plates are known', () => {
    for (const { regionName } of cities) expect(PLATE_CODES[regionName], regionName).toBeDefined()
  })

  it('are counted by populations of cities that there are', () => {
    const slugs = new Set(cities.map(({ slug }) => slug))
    for (const slug of Object.keys(CITY_POPULATIONS)) expect(slugs).toContain(slug)
  })
})
