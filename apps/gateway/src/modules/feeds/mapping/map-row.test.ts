import { BODY_TYPES, DRIVES } from '@trassa/catalog/ad-types/vehicles/car-enumerations'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createReferenceCache } from '../../reference/public.ts'
import { exampleCsv, exampleYml } from '../examples.ts'
import { readFeed } from '../reading/read-feed.ts'
import { carRow } from '../testing/stock-server.ts'
import { createDictionaryLookup } from './dictionary-lookup.ts'
import { mapRow } from './map-row.ts'
import { readEnumeration, readNumber } from './read-value.ts'

const { db } = await createTestGateway()
const lookup = createDictionaryLookup(db, await createReferenceCache(db).places())
const defaults = { cityId: null, contactName: 'Автодом' }
const now = new Date('2026-11-23T12:00:00Z')

const map = (cells: Record<string, string>) => {
  const filled = Object.entries(cells).filter(([, text]) => text !== '')
  const row = { row: 2, cells: new Map(filled) }
  return mapRow(row, cells.Номер ?? '', { lookup, defaults, now })
}
const PHOTO = { Фото: 'https://a.ru/1.jpg, https://a.ru/2.jpg' }
const told = async (cells: Record<string, string>) =>
  (await map(cells)).problems.map(({ column, message }) => `${column}: ${message}`)

it('issue 11: a row is understood in the words of a price list', async () => {
  const { wanted, problems, unknown } = await map({ ...carRow('1', PHOTO), Менеджер: 'Пётр' })
  expect(problems).toEqual([])
  expect(unknown).toEqual(['Менеджер'])
  expect(wanted).toMatchObject({
    adType: 'auto',
    photos: ['https://a.ru/1.jpg', 'https://a.ru/2.jpg'],
    input: {
      cityId: '5',
      price: 650_000,
      contactName: 'Автодом',
      fields: {
        markId: '1',
        modelId: '1025',
        volume: 1.6,
        power: 87,
        gearbox: 1,
        drive: 1,
        owners: 1,
      },
    },
  })
})

it('issue 11: every problem of a row is told at its column, once', async () => {
  const cells = carRow('1', {
    Марка: 'Ладья',
    'Год выпуска': '1800',
    Пробег: 'много',
    Кузов: 'Хэтчбек',
    Город: 'Атлантида',
    Цена: '',
    Фотографии: '/photo.jpg',
  })
  expect((await map(cells)).wanted).toBeNull()
  expect(await told(cells)).toEqual([
    'Город: «Атлантида» – такого города нет',
    'Марка: «Ладья» – такого значения нет в справочнике',
    expect.stringMatching(/^Кузов: «Хэтчбек» – нет в списке\. Есть: Седан, Хэтчбек 5 дв\./),
    'Пробег: «много» – не число',
    'Фотографии: «/photo.jpg» – это не адрес фотографии',
    expect.stringMatching(/^Год выпуска: Не меньше 1900/),
    'Цена: Укажите цену',
  ])
})

it('issue 11: a doubtful optional value is told and left out, the ad is taken', async () => {
  const { wanted, problems } = await map(carRow('1', { ...PHOTO, Поколение: 'XXX' }))
  expect(problems).toHaveLength(1)
  expect(wanted?.input.fields.generationId).toBeUndefined()
})

it('issue 11: texts lose what hides, turns or covers words, as on the site', async () => {
  const { wanted } = await map({
    ...carRow('1', PHOTO),
    Описание: 'Один хозяин,\u202E обслуживалась\u200B вовремя.',
    Адрес: 'улица\u2066 Мира',
    'Как к вам обращаться': '\u202EПётр',
    Поколение: '\u200B',
  })
  expect(wanted?.input).toMatchObject({
    description: 'Один хозяин, обслуживалась вовремя.',
    address: 'улица Мира',
    contactName: 'Пётр',
  })
})

it('issue 11: a quoted cell does not end with half an emoji', async () => {
  const [message] = await told({ ...carRow('1', PHOTO), Цена: `${'x'.repeat(59)}🚗🚗` })
  expect(message).toBe(`Цена: «${'x'.repeat(59)}…» – не число`)
})

it('issue 11: the type of an ad is a column, cars without it; other types have their own fields', async () => {
  const tyres = {
    Номер: '9',
    Тип: 'Шины',
    Название: 'Шины Nokian',
    Описание: 'Новые шины, со склада в Казани, есть чек.',
    Цена: '30000',
    Город: 'Казань',
    Фото: 'https://a.ru/1.jpg',
    Сезонность: 'Зимние нешип.',
  }
  const { wanted, problems } = await map(tyres)
  expect(wanted).toBeNull()
  expect(problems.map(({ column }) => column)).not.toContain('Сезонность')
  expect(problems.map(({ column }) => column)).toContain('Ширина шины')
  expect(await told({ ...tyres, Тип: 'Ракеты' })).toEqual([
    'Тип объявления: «Ракеты» – такого раздела нет',
  ])
})

it('issue 11: «Тип» is a field of electric vehicles where another column names the type', async () => {
  const { problems } = await map({ Номер: '1', 'Тип объявления': 'Электротранспорт', Тип: 'Ступа' })
  expect(problems[0]).toMatchObject({ column: 'Тип', message: expect.stringContaining('«Ступа»') })
})

it.each([
  ['Казань', '5'],
  ['г. Казань', '5'],
  ['Казань (Татарстан)', '5'],
  ['Киров', 'ambiguous'],
  ['Киров, Кировская область', '548'],
  ['СПб', '2'],
  ['Питер', '2'],
  ['Атлантида', undefined],
])('issue 11: the city «%s»', (name, found) => {
  expect(lookup.city(name)).toBe(found)
})

it.each([
  ['Жигули', 'приорик', '1', '1024'],
  ['Мерс', 'Гелик', '97', undefined],
  ['Газель', 'Соболь NN', '3', '3025'],
  ['БМВ', 'Х5', '96', '96016'],
  ['Таёта', 'Крузак', '19', '19011'],
])(
  'issue 14: «%s %s» of a price list is found by what people call it',
  async (mark, model, markId, modelId) => {
    expect(await lookup.find({ dictionary: 'carMarks', name: mark, parentId: null })).toBe(markId)
    const found = await lookup.find({ dictionary: 'carModels', name: model, parentId: markId })
    if (modelId) expect(found).toBe(modelId)
    else expect(found).toBeDefined()
  },
)

it('issue 14: a name of several models is none of them', async () => {
  expect(await lookup.find({ dictionary: 'carModels', name: 'классика', parentId: '1' })).toBe(
    undefined,
  )
})

it.each([
  ['84 000 км', 84_000],
  ['1,6', 1.6],
  ['650\u00A0000.00 ₽', 650_000],
  ['1 200 000 руб.', 1_200_000],
  ['12-13', undefined],
  ['1.600.000', undefined],
  ['', undefined],
])('issue 11: the number «%s» is %s', (text, value) => {
  expect(readNumber(text, { unit: 'км' })).toEqual(
    value === undefined ? { mistake: expect.any(String) } : { value },
  )
})

it.each([
  [DRIVES, 'Полный привод', 3],
  [DRIVES, '4WD', 3],
  [BODY_TYPES, 'лифтбек', 4],
  [BODY_TYPES, 'хетчбек', undefined],
  [BODY_TYPES, '1', undefined],
])('issue 11: the option «%#»', (options, text, value) => {
  const read = readEnumeration(text, { type: 'enumeration', options })
  expect('value' in read ? read.value : undefined).toBe(value)
})

it.each([
  ['CSV', exampleCsv],
  ['YML', exampleYml],
])('issue 11: the example as %s is taken as a whole', async (_, example) => {
  const rows = await readFeed(Buffer.from(example()))
  expect(rows).toHaveLength(1)
  for (const row of rows) {
    const { wanted, problems, unknown } = await mapRow(row, '1', { lookup, defaults, now })
    expect({ problems, unknown }).toEqual({ problems: [], unknown: [] })
    expect(Object.keys(wanted?.input.fields ?? {}).length).toBeGreaterThan(18)
  }
})
