import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readCities } from '@trassa/catalog/dictionaries/cities-data'
import { readVehicleDictionary } from '@trassa/catalog/dictionaries/vehicle-data'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { demoUsers } from '../people/demo-users.ts'
import { type DemoAd, demoAdMaker } from './demo-ads.ts'
import { optionName } from './values/form-options.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
/** The ads of a demo of middle size. */
const COUNT = 3_000

const cars = readCarDictionary()
const vehicles = readVehicleDictionary()
const namesOf = ({ marks, models }: Record<'marks' | 'models', { id: string; name: string }[]>) =>
  new Map([...marks, ...models].map(({ id, name }) => [id, name]))
const carNames = namesOf(cars)
const vehicleNames = namesOf(vehicles)
const cityNames = new Map(readCities().map(({ id, name }) => [id, name]))

const OF_CARS: readonly AdType[] = ['auto', 'auto_parts_car', 'auto_parts_accessories']

/** What a list shows of an ad, its city and its text. */
function wordsOf({ adType, content }: DemoAd): string {
  const { title, typeId, bodyType, markId, modelId, modelName } = content.fields
  const names = OF_CARS.includes(adType) ? carNames : vehicleNames
  return [
    title,
    optionName(adType, 'typeId', typeId),
    optionName(adType, 'bodyType', bodyType),
    names.get(String(markId)),
    names.get(String(modelId)),
    modelName,
    cityNames.get(content.cityId ?? ''),
    content.description,
  ]
    .filter(Boolean)
    .join(' | ')
}

const demoAd = demoAdMaker(demoUsers(NOW), NOW)
const ads = Array.from({ length: COUNT }, (_, number) => demoAd(number)).filter(
  ({ lifecycle }) => lifecycle.state === 'active',
)

/** What visitors were seen to look for, by the ad type that has it. */
const SEARCHED: Partial<Record<AdType, readonly RegExp[]>> = {
  moto_parts_hydro: [
    /мотор (Yamaha|Ямаха).*9\.9.*2/,
    /мотор Yamaha.*4-такт/,
    /мотор (Suzuki|Сузуки).*15/,
    /мотор (Mercury|Меркури) 9\.9/,
    /мотор (Tohatsu|Тохатсу).*9\.8/,
    /мотор (Hangkai|Ханкай)/,
    /мотор Parsun/,
    /винт/i,
  ],
  moto_trailer: [/Сани за снегоход/],
  water: [/Лодка ПВХ.*с мотором/s, /Катер.*с каютой/s, /Аэролодка/],
  quad_bike: [/Болотоход/, /Детский/],
  special_industrial: [
    /Шерп/,
    /ТРЭКОЛ/,
    /Лопасня/,
    /Снегоболотоход/,
    /Автобетононасос/,
    /Сваебойная/,
    /Автовышка/,
  ],
  auto_parts_special: [
    /15\.5R?-?38.*МТЗ/,
    /18\.4R38.*МТЗ 1221/,
    /11\.2-20.*МТЗ 82/,
    /360\/70R24/,
    /НШ.32/,
    /НШ.10/,
    /Д-240/,
    /ПД-10/,
  ],
  special: [/Жатка/, /КУН/, /Навесное оборудование/, /Косилка/],
  auto_parts_trailer: [/Тент.*13,6/],
  auto_parts_truck: [
    /24 В/,
    /лобовое.*(DAF|Scania|Volvo|MAN)/i,
    /турб.*(DAF|Scania|Volvo|MAN)/i,
    /форсунк/i,
    /ТНВД ЯМЗ-236/,
    /Тахограф/,
  ],
  moto_parts_accessories: [/шлем кросс|кроссовый шлем/i, /шлем интеграл/i],
  services: [
    /вождени|автоинструктор/i,
    /Автошкола/,
    /автовышк/i,
    /тахограф/i,
    ...['Екатеринбург', 'Новосибирск', 'Казань', 'Краснодар'].map(
      (city) => new RegExp(`вакуатор.*\\| ${city} \\|`),
    ),
  ],
  auto_parts_accessories: [/Колпаки/],
  passenger: [/Вахтовый.*(КАМАЗ|Урал)/, /Для людей с инвалидностью/],
  truck: [/Вахтовый.*(КАМАЗ|Урал)/, /Автовышка/, /Мусоровоз/],
  snow: [/Polaris.*RMK/],
  electro: [/Электроколяска/, /Детский электромобиль|Электроквадроцикл/],
  auto_parts_car: [/Suzuki/, /Honda/],
  moto_parts_moto: [/Suzuki/, /Honda/],
  auto: [
    /1111 Ока/,
    /Carina/,
    /Mark II/,
    /Chaser/,
    /Multivan/,
    /Transporter/,
    /Sienta/,
    /Stepwgn/,
    /Kodiaq/,
  ],
}

describe('what people look for', () => {
  it.each(Object.entries(SEARCHED))('is on sale: %s', (adType, patterns) => {
    const words = ads.filter((ad) => ad.adType === adType).map(wordsOf)
    const missing = patterns.filter((pattern) => !words.some((text) => pattern.test(text)))
    expect(missing).toEqual([])
  })

  it('is a thing of its own without a number of a part, with its maker', () => {
    const motors = ads.filter(({ content }) =>
      String(content.fields.title).startsWith('Лодочный мотор'),
    )
    expect(motors.length).toBeGreaterThan(10)
    for (const { content } of motors) {
      expect(content.fields.partNumber, content.description).toBeUndefined()
      expect(content.fields.brand, content.description).toBeTruthy()
      expect(content.description).not.toContain('универсальное')
    }
  })
})
