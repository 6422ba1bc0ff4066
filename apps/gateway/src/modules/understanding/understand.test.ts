import { expect, it } from 'vitest'
import { shippedUnderstanding } from './testing/shipped-understanding.ts'
import { partsOf, written } from './testing/written.ts'

const { understand, understandWhole, names } = await shippedUnderstanding()

const read = (query: string): string | undefined => {
  const [first] = understand(query)
  return first && written(first, names)
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
  expect(partsOf(read(query))).toEqual(partsOf(meant))
})

it.each([
  ['njqjnf rfvhb', 'тойота камри'],
  ['тойота кмари', 'тойота камри'],
  ['ладавеста', 'лада веста'],
  ['бмвх5', 'бмв х5'],
  ['иьц ч5', 'bmw x5'],
  ['оси 3сч', 'jcb 3cx'],
  ['УA3 452', 'уаз 452'],
  ['MT3 82', 'мтз 82'],
  ['лада каленa', 'лада калина'],
])('%s is taken for %s, and says so', (typed, meant) => {
  const [first] = understand(typed)
  expect(first?.corrected).toBe(meant)
  expect(first && written(first, names)).toBe(read(meant))
})

it.each(['', '> > >', '+7 916 123-45-67', 'а123вс77', 'WVWZZZ1JZXW000001'])(
  'of «%s» nothing becomes a filter',
  (query) => {
    expect(understand(query).flatMap(({ filters }) => filters)).toEqual([])
  },
)

it.each([
  'крыло переднее левое веста',
  'автокран 36 метров',
  'дагестан приора',
  'бампер приора комплект',
])('of «%s» nothing is taken for a mistake', (query) => {
  expect(understand(query)[0]?.corrected).toBeUndefined()
})

const WITHIN = 3
it.each([
  'бмв х5 дизель до 2 млн казань',
  'фокус 2',
  'бампер приора',
  'комплект колес 195/65 r15 4x100',
  'в',
])('what %s wholly means is the same as among all that it may mean', (query) => {
  const whole = understand(query).filter(({ text }) => text === '')
  const least = (whole[0]?.score ?? 0) - WITHIN
  const meant = understandWhole(query, WITHIN).filter(({ score }) => score > least)
  expect(meant).toEqual(whole.filter(({ score }) => score > least))
})

it.each(['бмв фывапр', 'судно на воздушной подушке хивус', ''])(
  '«%s» has no meaning that leaves no word over',
  (query) => {
    expect(understandWhole(query, WITHIN).flatMap(({ filters }) => filters)).toEqual([])
  },
)

// Without a bound on its steps it would take years.
it('an ordinary word of two is no value that one of them names', () => {
  const [first] = understand('машина с ручным управлением')
  expect(first).toMatchObject({ adType: 'auto', filters: [], text: 'ручным управлением' })
})

it('a query of names of one letter is answered', () => {
  const letters = 'а б в г д е ж з и к л м н о п р с т 1 2 3 4 5 6 7 8 9'
  expect(understand(`${letters} ${letters}`)).not.toEqual([])
})
