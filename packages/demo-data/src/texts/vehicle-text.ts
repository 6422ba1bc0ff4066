import type { Random } from '../random.ts'
import { asTyped } from './mistakes.ts'
import { COMMON_CLOSINGS, COMMON_REASONS } from './phrases/common-phrases.ts'
import type { Phrases } from './phrases/phrases.ts'

/** The facts that a text is written from. */
export interface VehicleFacts {
  /** What it is, with mark and model. */
  name: string
  year: number
  /** «пробег 84 000 км», «наработка 4 300 моточасов»; empty where nothing is counted. */
  work: string
  age: number
  broken: boolean
  /** «в Казани» */
  inCity: string
}

/** The style of a text. */
type Voice = 'laconic' | 'short' | 'story' | 'list' | 'company'
type Writer = (phrases: Phrases, facts: VehicleFacts, random: Random) => string[]

const FRESH = 3
const OLD = 18

const stateOf = (phrases: Phrases, { broken, age }: VehicleFacts, random: Random) => {
  if (broken) return random.pick(phrases.broken)
  return random.pick(age <= FRESH ? phrases.fresh : age >= OLD ? phrases.old : phrases.good)
}

const reasonOf = ({ reasons }: Phrases, random: Random) =>
  random.pick(random.chance(0.3) ? COMMON_REASONS : reasons)

const closingOf = ({ closings }: Phrases, random: Random) =>
  random.pick(random.chance(0.5) ? COMMON_CLOSINGS : closings)

const listOf = (items: readonly string[], count: number, random: Random) =>
  random
    .shuffle(items)
    .slice(0, count)
    .map((item) => `- ${item}`)
    .join('\n')

const headOf = ({ name, year, work }: VehicleFacts) =>
  [name, `${year} год`, work].filter(Boolean).join(', ')

const withSmallStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const laconic: Writer = (phrases, facts, random) => [
  [
    ...(random.chance(0.5) ? [`${headOf(facts)}.`] : []),
    ...random.shuffle([
      stateOf(phrases, facts, random),
      ...random.shuffle([...phrases.care, ...phrases.life]).slice(0, random.int(1, 2)),
    ]),
    closingOf(phrases, random),
  ].join(' '),
]

/** As an ad is typed on a telephone: sentences run together, commas instead of full stops. */
const short: Writer = (phrases, facts, random) => {
  const { name, year, work } = facts
  const start = random.pick([
    `Продам ${name}, ${year} г`,
    `${name}, ${year} года`,
    `Продаю ${name}, ${year}г`,
  ])
  const rest = [
    work,
    stateOf(phrases, facts, random),
    random.pick(random.chance(0.5) ? phrases.care : phrases.life),
    ...random.shuffle(phrases.extras).slice(0, random.int(1, 3)),
    closingOf(phrases, random),
  ]
  const words = rest.filter(Boolean).map((text) => withSmallStart(text).replace(/\.$/, ''))
  return [[start, ...words].join(', ')]
}

const story: Writer = (phrases, facts, random) => [
  `${random.pick([`Продаю: ${headOf(facts)}.`, `Продам: ${headOf(facts)}.`, `${headOf(facts)}.`, 'Добрый день.'])} ${stateOf(phrases, facts, random)} ${random.pick(phrases.life)}`,
  `${random.pick(phrases.care)} ${random.pick(['Отдам вместе', 'В придачу', 'Есть'])}: ${random.shuffle(phrases.extras).slice(0, random.int(2, 3)).join(', ')}.`,
  `${reasonOf(phrases, random)} ${closingOf(phrases, random)}`,
]

const list: Writer = (phrases, facts, random) => [
  `${headOf(facts)}. ${stateOf(phrases, facts, random)}`,
  `**${random.pick(['Что есть и что сделано:', 'Коротко о главном:', 'В наличии:'])}**\n\n${listOf(phrases.extras, random.int(3, 5), random)}`,
  `${random.pick([...phrases.care, ...phrases.life])} ${closingOf(phrases, random)}`,
]

const COMPANY_CLOSINGS = [
  'Работаем ежедневно, осмотр по записи.',
  'Отправим фото и видео по запросу.',
  'Техника на площадке, приезжайте смотреть.',
  'Документы готовы, оформим за день.',
  'Звоните, ответим на все вопросы.',
  'Подберём похожую технику под ваш бюджет.',
  'Осмотр без выходных, тест на месте.',
  'Цена актуальна до конца месяца.',
  'Бронь на три дня без предоплаты.',
  'Встретим, покажем, заведём.',
  'Договор и счёт подготовим сегодня.',
  'В наличии есть и другие комплектации.',
]

const company: Writer = (phrases, facts, random) => [
  `${random.pick([`${headOf(facts)}, в наличии ${facts.inCity}.`, `В продаже ${headOf(facts)}.`, `На площадке ${facts.inCity}: ${headOf(facts)}.`])} ${stateOf(phrases, facts, random)}`,
  `**${random.pick(['Условия:', 'Мы предлагаем:', 'Почему у нас:'])}**\n\n${listOf(phrases.terms, 3, random)}`,
  random.pick(COMPANY_CLOSINGS),
]

const WRITERS: Record<Voice, Writer> = { laconic, short, story, list, company }
const PRIVATE: Record<Exclude<Voice, 'company'>, number> = {
  laconic: 4,
  short: 4,
  story: 4,
  list: 2,
}
const PRIVATE_VOICES = ['laconic', 'short', 'story', 'list'] as const

/** A description in markdown without phones, links and shouting (domain §3, risk score). */
export function vehicleText(
  phrases: Phrases,
  facts: VehicleFacts,
  byCompany: boolean,
  random: Random,
): string {
  const voice = byCompany ? 'company' : random.weighted(PRIVATE_VOICES, (one) => PRIVATE[one])
  const text = WRITERS[voice](phrases, facts, random).join('\n\n')
  return byCompany ? text : asTyped(text, random)
}
