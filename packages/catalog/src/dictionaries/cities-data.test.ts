import { describe, expect, it } from 'vitest'
import { adTypeOfSegment } from '../urls/ad-type-segments.ts'
import { RESERVED_SLUGS } from '../urls/reserved-slugs.ts'
import { readCities } from './cities-data.ts'

const CITIES = readCities()
const cityNamed = (name: string) => CITIES.find((city) => city.name === name)

const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length)

describe('§7 cities that ship with the product', () => {
  it('have an id and a slug of their own', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(1149)
    unique(CITIES.map(({ id }) => id))
    unique(CITIES.map(({ slug }) => slug))
    unique(CITIES.map(({ name, regionName }) => `${name}, ${regionName}`))
  })

  it('are complete', () => {
    const broken = CITIES.filter(
      (city) =>
        !/^[1-9]\d*$/.test(city.id) ||
        !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(city.slug) ||
        !/^[А-ЯЁ][А-Яа-яЁё -]+$/.test(city.name) ||
        city.regionName === '',
    )
    expect(broken).toEqual([])
  })

  it('are declined, but for names that stand in headings as they are', () => {
    const undeclined = CITIES.filter(({ name, nameIn }) => nameIn === name)
    expect(undeclined.filter(({ name }) => !/[оеиуэ]$/.test(name))).toEqual([])
    expect(undeclined.length).toBeLessThan(CITIES.length / 4)
  })

  it.each([
    ['ends in a consonant', /[бвгджзклмнпрстфхцчшщ]$/, /[еу]$/],
    ['is an adjective', /(?:[нкт]ый|[кнтв]ой|ский|[нш]ний)$/, /[ое]м$/],
    ['is a feminine adjective', /(?:ская|вая)$/, /ой$/],
    ['is a neuter adjective', /[кн]ое$/, /ом$/],
    ['ends in а or я', /[^ая][ая]$/, /е$/],
    ['is a plural', /ы$/, /ах$/],
    ['ends in ь', /ь$/, /[ие]$/],
  ])('are declined by the last word: it %s', (_, ending, endingIn) => {
    const named = CITIES.filter(({ name }) => ending.test(name))
    expect(named.length).toBeGreaterThanOrEqual(10)
    expect(named.filter(({ nameIn }) => !endingIn.test(nameIn))).toEqual([])
  })

  it.each([
    ['Московская', 74],
    ['Свердловская', 47],
    ['Ленинградская', 33],
    ['Челябинская', 30],
    ['Нижегородская', 28],
    ['Краснодарский', 26],
    ['Пермский', 25],
    ['Татарстан', 24],
    ['Тверская', 23],
    ['Калининградская', 22],
    ['Дагестан', 10],
    ['Саха (Якутия)', 13],
    ['Чукотский', 3],
  ])('§7: every town of a region is there: %s, %i and more', (region, towns) => {
    const named = CITIES.filter(({ regionName }) => regionName === region)
    expect(named.length).toBeGreaterThanOrEqual(towns)
  })

  it('§7: every region is there, each of one type', () => {
    const regions = new Set(CITIES.map(({ regionName }) => regionName))
    expect(regions.size).toBe(83)
    const typed = new Set(CITIES.map((city) => `${city.regionName}, ${city.regionType}`))
    expect(typed.size).toBe(regions.size)
  })

  it('domain §7: no slug is a fixed route or a type of ads', () => {
    const taken = CITIES.filter(
      ({ slug }) => RESERVED_SLUGS.includes(slug) || adTypeOfSegment(slug),
    )
    expect(taken).toEqual([])
  })

  it('§3 has thirty-two popular ones, Moscow first', () => {
    const popular = CITIES.filter((city) => city.sortingNumber !== null)
    expect(popular.map((city) => city.sortingNumber)).toEqual(
      Array.from({ length: 32 }, (_, index) => index + 1),
    )
    expect(popular[0]?.name).toBe('Москва')
  })

  it('know only the types of region there are', () => {
    expect([...new Set(CITIES.map((city) => city.regionType))].sort()).toEqual([
      'автономная область',
      'автономный округ',
      'город',
      'край',
      'область',
      'республика',
    ])
  })

  it.each([
    ['Казань', 'Казани', 'Татарстан', 'республика'],
    ['Санкт-Петербург', 'Санкт-Петербурге', 'Санкт-Петербург', 'город'],
    ['Ростов-на-Дону', 'Ростове-на-Дону', 'Ростовская', 'область'],
    ['Набережные Челны', 'Набережных Челнах', 'Татарстан', 'республика'],
    ['Елец', 'Ельце', 'Липецкая', 'область'],
    ['Череповец', 'Череповце', 'Вологодская', 'область'],
    ['Орёл', 'Орле', 'Орловская', 'область'],
    ['Сочи', 'Сочи', 'Краснодарский', 'край'],
    ['Полярные Зори', 'Полярных Зорях', 'Мурманская', 'область'],
    ['Спасск-Рязанский', 'Спасске-Рязанском', 'Рязанская', 'область'],
    ['Великие Луки', 'Великих Луках', 'Псковская', 'область'],
    ['Московский', 'Московском', 'Москва', 'город'],
    ['Анадырь', 'Анадыре', 'Чукотский', 'автономный округ'],
    ['Биробиджан', 'Биробиджане', 'Еврейская', 'автономная область'],
  ])('%s: в %s', (name, nameIn, regionName, regionType) => {
    expect(cityNamed(name)).toMatchObject({ nameIn, regionName, regionType })
  })
})
