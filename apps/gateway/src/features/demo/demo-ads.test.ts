import { formOf } from '@trassa/catalog/ad-types/form-of'
import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readCities } from '@trassa/catalog/dictionaries/cities-data'
import { checkComplete } from '@trassa/catalog/engine/validation/check-complete'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import { AD_STATS, AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import type { AdRecord } from '../../modules/ads/ads.table.ts'
import { dictionaryMistakes } from '../../modules/ads/content/ad-content.ts'
import { fieldsOf } from '../../modules/ads/content/ad-fields.ts'
import { demoAdMaker } from './demo-ads.ts'
import { demoDictionary } from './demo-dictionary.ts'
import { demoSellers, regionCentres } from './demo-sellers.ts'
import { demoUsers } from './demo-users.ts'
import { THINGS } from './picture-things/things.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const DEFAULT_COUNT = 2000
const KOPECKS = 100

const users = demoUsers(NOW).map((user, index) => ({ ...user, id: String(index + 1) }))
const demoAd = demoAdMaker(users, NOW)
const made = Array.from({ length: DEFAULT_COUNT }, (_, number) => demoAd(number))
const rows = made.map(({ row }) => row as AdRecord)
const cities = readCities()
const dictionary = demoDictionary(readCarDictionary(), cities)

describe('the ads of the demo', () => {
  it('are the same for the same number', () => {
    for (const number of [3, 500, 1999]) expect(demoAd(number)).toEqual(made[number])
  })

  it.each(AD_TYPES)('§4 %s: are complete, as their form asks', (adType) => {
    const form = formOf(adType)
    const own = rows.filter((row) => row.adType === adType)
    expect(own.length).toBeGreaterThanOrEqual(15)
    for (const row of own) {
      const fields = fieldsOf(row)
      const price = row.price === null ? null : row.price / KOPECKS
      expect(checkComplete(form, { ...row, fields, price }, NOW), row.title).toEqual([])
      expect(dictionaryMistakes(form, fields, dictionary), row.title).toEqual([])
      expect(row.title.length, row.title).toBeGreaterThan(3)
      expect(row.summary, row.title).not.toBe('')
    }
  })

  it('§3 stat: every main type has an ad in every state that lists show', () => {
    const { deleted: _, ...shown } = AD_STATS
    for (const main of new Set(SUBTYPES.map(({ type }) => type))) {
      const types = SUBTYPES.filter(({ type }) => type === main).map(({ adType }) => adType)
      const stats = new Set(
        rows.filter((row) => types.includes(row.adType)).map((row) => row.stat ?? 0),
      )
      expect([...stats].sort(), main).toEqual(Object.values(shown).map(({ stat }) => stat))
    }
  })

  it('are in every region, and most of them in popular cities', () => {
    const chosen = new Set(rows.map((row) => row.cityId))
    for (const centre of regionCentres(cities)) expect(chosen, centre.name).toContain(centre.id)
    const popular = new Set(
      cities.filter(({ sortingNumber }) => sortingNumber !== null).map(({ id }) => id),
    )
    const share = rows.filter(({ cityId }) => popular.has(cityId ?? '')).length / rows.length
    expect(share).toBeGreaterThan(0.5)
    expect(chosen.size).toBeGreaterThan(regionCentres(cities).length * 1.5)
  })

  it('are sold by somebody who deals in such things, each from one place', () => {
    const { homeOf, first } = demoSellers(users, cities)
    for (const row of rows) {
      const seller = users.find(({ id }) => id === row.userId) ?? first
      expect(row.cityId, seller.username).toBe(homeOf(seller).id)
      expect(row.contactName).toBe(seller.username)
    }
    const tyreShop = users.find(({ username }) => username === 'Шинный двор')
    const types = new Set(rows.filter(({ userId }) => userId === tyreShop?.id).map((r) => r.adType))
    expect([...types].filter((type) => !/_(tires|discs|wheels)$/.test(type))).toEqual([])
    expect(types.size).toBeGreaterThan(0)
  })

  it('show what they offer, in drawings that there are', () => {
    for (const { pictures, row } of made) {
      const { min, max } = formOf(row.adType).photos
      expect(pictures.length).toBeGreaterThanOrEqual(min)
      expect(pictures.length).toBeLessThanOrEqual(max)
      for (const picture of pictures)
        if ('thing' in picture) {
          const { variants } = THINGS[picture.thing]
          expect(variants, `${row.title}: ${picture.thing}`).toContain(picture.variant)
        }
    }
  })

  it('§3 risk: texts have no phones, no links and no shouting', () => {
    for (const { description, title } of rows) {
      expect(description, title).not.toMatch(/https?:|www\.|\.ru\b|@/)
      expect(description, title).not.toMatch(/undefined|null|NaN/)
      if (!title.startsWith('Volkswagen up!')) expect(description, title).not.toMatch(/!/)
    }
  })
})

describe('the ads that somebody looks for', () => {
  const titles = rows.map(({ title }) => title)

  it.each([
    ['a МТЗ-82 of 2012', /^Трактор МТЗ «Беларус» 82, 2012$/],
    ['a boat trailer', /^Лодочный прицеп МЗСА 81771/],
    ['an evacuator', /эвакуатор/i],
    ['winter tyres for a KamAZ', /^Зимние шины .*КАМАЗ/],
  ])('have %s among them', (_, title) => {
    expect(titles.filter((one) => title.test(one)).length).toBeGreaterThan(0)
  })
})
