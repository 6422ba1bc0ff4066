import { formOf } from '@trassa/catalog/ad-types/form-of'
import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readCities } from '@trassa/catalog/dictionaries/cities-data'
import { checkComplete } from '@trassa/catalog/engine/validation/check-complete'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import { AD_STATS, AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { demoUsers } from '../people/demo-users.ts'
import { demoSellers, regionCentres } from '../people/sellers.ts'
import { THINGS } from '../pictures/things/things.ts'
import { POPULAR_CARS, type PopularCar } from './cars/popular-cars.ts'
import { POPULAR_RIGHT_HAND_CARS } from './cars/right-hand-cars.ts'
import { type DemoAd, demoAdMaker } from './demo-ads.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const DEFAULT_COUNT = 2000

const users = demoUsers(NOW)
const demoAd = demoAdMaker(users, NOW)
const ads = Array.from({ length: DEFAULT_COUNT }, (_, number) => demoAd(number))
const cities = readCities()

describe('the ads of the demo', () => {
  it('are the same for the same number', () => {
    for (const number of [3, 500, 1999]) expect(demoAd(number)).toEqual(ads[number])
  })

  it.each(AD_TYPES)('§4 %s: are complete, as their form asks', (adType) => {
    const form = formOf(adType)
    const own = ads.filter((ad) => ad.adType === adType)
    expect(own.length).toBeGreaterThanOrEqual(15)
    for (const { content, pictures, slugSuffix } of own) {
      const ad = { ...content, photosTotal: pictures.length }
      expect(checkComplete(form, ad, NOW), slugSuffix).toEqual([])
    }
  })

  it('§3 stat: every main type has an ad in every state that lists show', () => {
    const { deleted: _, ...shown } = AD_STATS
    for (const main of new Set(SUBTYPES.map(({ type }) => type))) {
      const types = SUBTYPES.filter(({ type }) => type === main).map(({ adType }) => adType)
      const states = new Set(
        ads.filter((ad) => types.includes(ad.adType)).map(({ lifecycle }) => lifecycle.state),
      )
      expect([...states].sort(), main).toEqual(Object.keys(shown).sort())
    }
  })

  it('§3 market price: some models have enough ads of one generation to judge a price by', () => {
    const perGeneration = Map.groupBy(
      ads.filter(({ adType, lifecycle }) => adType === 'auto' && lifecycle.state === 'active'),
      ({ content }) => content.fields.generationId,
    )
    const many = [...perGeneration.values()].filter((alike) => alike.length > 10)
    expect(many.length).toBeGreaterThanOrEqual(3)
  })

  it('issue 14: half of the cars are the models that Russia drives most, all of them in a default demo', () => {
    const { marks, models } = readCarDictionary()
    const markNames = new Map(marks.map(({ id, name }) => [id, name]))
    const names = new Map(
      models.map(({ id, markId, name }) => [id, `${markNames.get(markId)} ${name}`]),
    )
    const named = (rows: readonly PopularCar[]) => rows.map(([mark, model]) => `${mark} ${model}`)
    const popular = new Set(named([...POPULAR_CARS, ...POPULAR_RIGHT_HAND_CARS]))
    const cars = ads.filter(({ adType }) => adType === 'auto')
    const nameOf = ({ content }: DemoAd) => names.get(String(content.fields.modelId)) ?? ''
    const all = new Set(cars.map(nameOf))
    for (const name of named(POPULAR_CARS)) expect(all, name).toContain(name)
    const known = cars.filter((car) => popular.has(nameOf(car)))
    expect(Math.abs(known.length / cars.length - 0.5)).toBeLessThan(0.02)
    const firstPage = cars
      .filter(({ lifecycle }) => lifecycle.state === 'active')
      .sort((a, b) => Number(b.lifecycle.liftedAt) - Number(a.lifecycle.liftedAt))
      .slice(0, 20)
    expect(new Set(firstPage.map(nameOf).filter((name) => popular.has(name))).size).toBeGreaterThan(
      4,
    )
  })

  it('are in every region, and most of them in popular cities', () => {
    const chosen = new Set(ads.map(({ content }) => content.cityId))
    for (const centre of regionCentres(cities)) expect(chosen, centre.name).toContain(centre.id)
    const popular = new Set(
      cities.filter(({ sortingNumber }) => sortingNumber !== null).map(({ id }) => id),
    )
    const inPopular = ads.filter(({ content }) => popular.has(content.cityId ?? ''))
    expect(inPopular.length / ads.length).toBeGreaterThan(0.5)
    expect(chosen.size).toBeGreaterThan(regionCentres(cities).length * 1.5)
  })

  it('are of several types on the page of the first company, even in a small demo', () => {
    const { firstCompany } = demoSellers(users, cities)
    expect(firstCompany.phone).toBe('+79000000002')
    const own = (count: number) =>
      ads.slice(0, count).filter(({ seller, lifecycle }) => {
        return seller === firstCompany && lifecycle.state === 'active'
      })
    expect(own(100).length).toBeGreaterThanOrEqual(3)
    expect(new Set(own(500).map(({ adType }) => adType)).size).toBeGreaterThan(1)
  })

  it('are sold by a user who deals in such things, each user from one city', () => {
    const { homeOf } = demoSellers(users, cities)
    for (const { seller, content } of ads) {
      expect(users).toContain(seller)
      expect(seller.role).toBe('user')
      expect(content.cityId, seller.username).toBe(homeOf(seller).id)
      expect(content.contactName).toBe(seller.username)
    }
    const tyreShopAds = ads.filter(({ seller }) => seller.username === 'Шинный двор')
    const types = new Set(tyreShopAds.map(({ adType }) => adType))
    expect([...types].filter((type) => !/_(tires|discs|wheels)$/.test(type))).toEqual([])
    expect(types.size).toBeGreaterThan(0)
  })

  it('show what they offer, in drawings that exist', () => {
    for (const { adType, pictures, slugSuffix } of ads) {
      const { min, max } = formOf(adType).photos
      expect(pictures.length).toBeGreaterThanOrEqual(min)
      expect(pictures.length).toBeLessThanOrEqual(max)
      for (const picture of pictures)
        if ('thing' in picture) {
          const { variants } = THINGS[picture.thing]
          expect(variants, `${slugSuffix}: ${picture.thing}`).toContain(picture.variant)
        }
    }
  })

  it('§3 risk: texts have no phones, no links and no shouting', () => {
    for (const { content, slugSuffix } of ads) {
      const { description } = content
      expect(description, slugSuffix).not.toMatch(/https?:|www\.|\.ru\b|@/)
      expect(description, slugSuffix).not.toMatch(/undefined|null|NaN/)
      // A model is named Volkswagen up!
      expect(description.replaceAll('Volkswagen up!', ''), slugSuffix).not.toMatch(/!/)
    }
  })
})
