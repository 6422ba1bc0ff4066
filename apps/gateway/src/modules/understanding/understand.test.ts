import { formOf } from '@trassa/catalog/ad-types/form-of'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { expect, it } from 'vitest'
import { shippedUnderstanding } from './testing/shipped-understanding.ts'
import type { Understood } from './understand.ts'

const { understand, names } = await shippedUnderstanding()

/** `markId=BMW price=..2000000`, with the names of rows and options. */
function written({ adType, filters, text }: Understood): string {
  const fields = filterFields(formOf(adType))
  const nameOf = (key: string, value: unknown): string => {
    const kind = fields.find((field) => field.key === key)?.kind
    const options = kind?.type === 'enumeration' ? kind.options : []
    const option = options.find(({ id }) => id === value)?.name
    return names.get(`${key} ${value}`) ?? option ?? String(value)
  }
  const one = (filter: Filter): string => {
    if (filter.op === 'range') return `${filter.from ?? ''}..${filter.to ?? ''}`
    const values = filter.op === 'many' ? filter.values : [filter.value]
    return values.map((value) => nameOf(filter.key, value)).join()
  }
  const parts = filters.map((filter) => `${filter.key}=${one(filter)}`)
  return [adType, ...parts, ...(text ? [`«${text}»`] : [])].join(' ')
}

const read = (query: string): string | undefined => {
  const [first] = understand(query)
  return first && written(first)
}

it.each([
  ['гранта', 'auto markId=Lada (ВАЗ) modelId=Granta'],
  ['ваз-2111', 'auto markId=Lada (ВАЗ) modelId=2111'],
  ['икстрейл', 'auto markId=Nissan modelId=X-Trail'],
  [
    'бмв х5 дизель до 2 млн казань',
    'auto markId=BMW modelId=X5 fuel=Дизель price=..2000000 city=kazan',
  ],
  [
    'lada granta 2021 1.6 механика',
    'auto markId=Lada (ВАЗ) modelId=Granta year=2021..2021 volume=1.6..1.6 gearbox=Механика',
  ],
  ['2112 2006 года', 'auto markId=Lada (ВАЗ) modelId=2112 year=2006..2006'],
  ['фокус 2', 'auto markId=Ford modelId=Focus generationId=II,II рестайлинг'],
  ['камаз65115', 'truck markId=КАМАЗ modelId=65115'],
  ['эвакуатор питер', 'services typeId=Эвакуатор city=sankt-peterburg'],
  ['205 55 16', 'auto_parts_tires width=205..205 profile=55..55 diameter=16..16'],
  [
    'передний бампер приора',
    'auto_parts_car markId=Lada (ВАЗ) modelId=Priora typeId=Бампер передний',
  ],
  ['машины в питере до 300', 'auto city=sankt-peterburg price=..300000'],
  ['до 50 тыс. км 2020', 'auto year=2020..2020 mileage=..50000'],
])('%s is %s', (query, meant) => {
  const parts = (text: string | undefined) => text?.split(/ (?=\w+=|«)/).toSorted()
  expect(parts(read(query))).toEqual(parts(meant))
})

it.each([
  ['njqjnf rfvhb', 'тойота камри'],
  ['тойота кмари', 'тойота камри'],
  ['ладавеста', 'лада веста'],
])('%s is taken for %s, and says so', (typed, meant) => {
  const [first] = understand(typed)
  expect(first?.corrected).toBe(meant)
  expect(first && written(first)).toBe(read(meant))
})

it.each(['', '> > >', '+7 916 123-45-67', 'а123вс77', 'WVWZZZ1JZXW000001'])(
  'of «%s» nothing becomes a filter',
  (query) => {
    expect(understand(query).flatMap(({ filters }) => filters)).toEqual([])
  },
)

// Without a bound on its steps it would take years.
it('a query of names of one letter is answered', () => {
  const letters = 'а б в г д е ж з и к л м н о п р с т 1 2 3 4 5 6 7 8 9'
  expect(understand(`${letters} ${letters}`)).not.toEqual([])
})
