import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { inSlices } from '../../../platform/concurrency/in-slices.ts'
import { countsOfAds, type ListedAd } from '../testing/listed-ads.ts'
import { shippedUnderstanding } from '../testing/shipped-understanding.ts'
import type { SearchedList } from './popular.ts'
import { makeSuggestions } from './suggestions.ts'

const { source, spellings, isWord, understandWhole } = await shippedUnderstanding()

function model(mark: string, name: string): { markId: string; modelId: string } {
  for (const { id: markId } of source.marks.filter((row) => row.name === mark)) {
    const found = source.models.find((row) => row.parentId === markId && row.name === name)
    if (found) return { markId, modelId: found.id }
  }
  throw new Error(`The dictionaries have no ${mark} ${name}`)
}

const times = (count: number, ad: ListedAd): ListedAd[] => Array.from({ length: count }, () => ad)

const CAMRY = model('Toyota', 'Camry')
const X5 = model('BMW', 'X5')
const PRIORA = model('Lada (ВАЗ)', 'Priora')
const KAMAZ = source.marks.find(({ name }) => name === 'КАМАЗ')?.id ?? ''
const optionId = (adType: AdType, name: string): string =>
  String(source.labels.find((label) => label.adType === adType && label.name === name)?.value)
const BUMPER = optionId('auto_parts_car', 'Бампер передний')
const [DIESEL, PETROL] = [optionId('auto', 'Дизель'), optionId('auto', 'Бензин')]

const LAST_TYPE = AD_TYPES.at(-1) as AdType

const ads: ListedAd[] = [
  ...times(2, { adType: LAST_TYPE, city: 'pskov' }),
  ...times(9, { adType: 'auto', city: 'kazan', ...CAMRY, bodyType: '1' }),
  ...times(3, { adType: 'auto', city: 'samara', ...CAMRY, bodyType: '1' }),
  ...times(5, { adType: 'auto', city: 'moskva', ...X5, fuel: DIESEL }),
  ...times(2, { adType: 'auto', city: 'moskva', ...model('BMW', 'X6'), fuel: PETROL }),
  ...times(7, { adType: 'auto', city: 'moskva', ...PRIORA }),
  ...times(4, { adType: 'auto', city: 'vladivostok', ...model('Toyota', 'Land Cruiser') }),
  ...times(1, { adType: 'auto', city: 'vladivostok', ...model('Toyota', 'Land Cruiser Prado') }),
  ...times(6, { adType: 'truck', city: 'naberezhnye-chelny', markId: KAMAZ }),
  ...times(6, { adType: 'auto_parts_truck', city: 'kazan', markId: KAMAZ }),
  ...times(2, { adType: 'auto_parts_car', city: 'kazan', typeId: BUMPER, ...PRIORA }),
]

const suggesting = (popular: readonly SearchedList[] = []) =>
  inSlices(
    makeSuggestions({
      source,
      spellings,
      understandWhole,
      isWord,
      countsOf: countsOfAds(ads),
      popular: () => popular,
    }),
  )
const { suggest } = await suggesting()

const textsOf = async (q: string, typed: { adType?: 'truck'; citySlug?: string } = {}) =>
  (await suggest({ q, ...typed })).map(({ text, list }) => `${text} ${list.total}`)

it.each([
  ['toy', 'Toyota 17'],
  ['тойо', 'Toyota 17'],
  ['njqj', 'Toyota 17'],
  ['ьщыл', 'Москва 14'],
  ['bm', 'BMW 7'],
  ['вм', 'BMW 7'],
  ['бмв', 'BMW 7'],
  ['камр', 'Toyota Camry 12'],
  ['крузак', 'Toyota Land Cruiser 4'],
  ['land cr', 'Toyota Land Cruiser 4'],
  ['прадо', 'Toyota Land Cruiser Prado 1'],
  ['х5', 'BMW X5 5'],
  ['седа', 'Седан 12'],
  ['каза', 'Казань 9'],
  ['челны', 'Набережные Челны 6'],
  ['audi', undefined],
])('«%s» goes on to %s', async (q, first) => {
  const texts = await textsOf(q)
  expect(texts[0]).toBe(first)
})

it.each([
  ['bmw x', ['BMW X5 5', 'BMW X6 2']],
  ['камри ка', ['Toyota Camry Казань 9']],
  ['камри самара', ['Toyota Camry Самара 3']],
  ['бампер при', ['Бампер Lada Priora 2']],
  ['bmw x5 ди', ['BMW X5 дизель 5']],
  ['bmw до 2 млн мос', ['Bmw до 2 млн Москва 7']],
])('«%s»: what stands before the last word is a list, which is narrowed down', async (q, texts) => {
  expect((await textsOf(q)).slice(0, texts.length)).toEqual(texts)
})

it('lists are those of the filters, with their place', async () => {
  const [first] = await suggest({ q: 'камри каз' })
  expect(first).toEqual({
    kind: 'place',
    text: 'Toyota Camry Казань',
    list: {
      adType: 'auto',
      citySlug: 'kazan',
      query: `markId=${CAMRY.markId}&modelId=${CAMRY.modelId}`,
      total: 9,
    },
  })
})

it('a row of several types is suggested for the likeliest ones, the one above which it is typed first', async () => {
  const typesOf = async (adType?: 'auto_parts_truck') =>
    (await suggest({ q: 'кама', ...(adType && { adType }) })).map(({ list }) => list.adType)
  expect(await typesOf()).toEqual(['truck', 'auto_parts_truck'])
  expect(await typesOf('auto_parts_truck')).toEqual(['auto_parts_truck', 'truck'])
})

it('ads of any type count', async () => {
  const [only] = await suggest({ q: 'псков' })
  expect(only?.list).toMatchObject({ adType: LAST_TYPE, citySlug: 'pskov', total: 2 })
})

it('the place of the list above counts, and what it has no ads of is left out', async () => {
  expect(await textsOf('toy', { citySlug: 'kazan' })).toEqual(['Toyota 9', 'Toyota Camry 9'])
  expect(await textsOf('bmw', { citySlug: 'kazan' })).toEqual([])
})

it('behind a mark its models are suggested, those with the most ads first', async () => {
  expect(await textsOf('тойо')).toEqual([
    'Toyota 17',
    'Toyota Camry 12',
    'Toyota Land Cruiser 4',
    'Toyota Land Cruiser Prado 1',
  ])
})

it('an empty field has what others searched for; where that is unknown, the marks with the most ads', async () => {
  expect(await textsOf('')).toEqual(['Toyota 17', 'BMW 7', 'Lada 7'])
  const { suggest } = await suggesting([
    { adType: 'auto', query: 'markId=404' },
    { adType: 'truck', query: `markId=${KAMAZ}` },
    { adType: 'auto', query: `markId=${CAMRY.markId}&modelId=${CAMRY.modelId}` },
  ])
  const items = await suggest({ q: '' })
  expect(items.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'search КАМАЗ',
    'search Toyota Camry',
  ])
})

it.each(['а '.repeat(50), '1'.repeat(100), 'x5 '.repeat(33), '> > >', '🚗', '+7 916 123-45-67'])(
  'nothing is suggested for %s',
  async (q) => {
    expect(await suggest({ q })).toEqual([])
  },
)
