import type { Random } from '../random.ts'
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
type Voice = 'laconic' | 'story' | 'list' | 'company'
type Writer = (phrases: Phrases, facts: VehicleFacts, random: Random) => string[]

const FRESH = 3
const OLD = 18

const stateOf = (phrases: Phrases, { broken, age }: VehicleFacts, random: Random) => {
  if (broken) return random.pick(phrases.broken)
  return random.pick(age <= FRESH ? phrases.fresh : age >= OLD ? phrases.old : phrases.good)
}

const listOf = (items: readonly string[], count: number, random: Random) =>
  random
    .shuffle(items)
    .slice(0, count)
    .map((item) => `- ${item}`)
    .join('\n')

const headOf = ({ name, year, work }: VehicleFacts) =>
  [name, `${year} год`, work].filter(Boolean).join(', ')

const laconic: Writer = (phrases, facts, random) => [
  [
    `${headOf(facts)}.`,
    stateOf(phrases, facts, random),
    ...random.shuffle([...phrases.care, ...phrases.life]).slice(0, random.int(1, 2)),
    random.pick(phrases.closings),
  ].join(' '),
]

const story: Writer = (phrases, facts, random) => [
  `${random.pick(['Продаю', 'Продам', 'Предлагаю'])}: ${headOf(facts)}. ${stateOf(phrases, facts, random)} ${random.pick(phrases.life)}`,
  `${random.pick(phrases.care)} Отдам вместе: ${random.shuffle(phrases.extras).slice(0, 2).join(', ')}.`,
  `${random.pick(phrases.reasons)} ${random.pick(phrases.closings)}`,
]

const list: Writer = (phrases, facts, random) => [
  `${headOf(facts)}. ${stateOf(phrases, facts, random)}`,
  `**${random.pick(['Что есть и что сделано:', 'Коротко о главном:', 'В наличии:'])}**\n\n${listOf(phrases.extras, random.int(3, 5), random)}`,
  `${random.pick([...phrases.care, ...phrases.life])} ${random.pick(phrases.closings)}`,
]

const company: Writer = (phrases, facts, random) => [
  `${headOf(facts)}, в наличии ${facts.inCity}. ${stateOf(phrases, facts, random)}`,
  `**${random.pick(['Условия:', 'Мы предлагаем:', 'Почему у нас:'])}**\n\n${listOf(phrases.terms, 3, random)}`,
  random.pick([
    'Работаем ежедневно, осмотр по записи.',
    'Отправим фото и видео по запросу.',
    'Техника на площадке, приезжайте смотреть.',
    'Документы готовы, оформим за день.',
  ]),
]

const WRITERS: Record<Voice, Writer> = { laconic, story, list, company }
const PRIVATE: Record<Exclude<Voice, 'company'>, number> = { laconic: 4, story: 4, list: 3 }

/** A description in markdown without phones, links and shouting (domain §3, risk score). */
export function vehicleText(
  phrases: Phrases,
  facts: VehicleFacts,
  byCompany: boolean,
  random: Random,
): string {
  const voice = byCompany
    ? 'company'
    : random.weighted(['laconic', 'story', 'list'] as const, (one) => PRIVATE[one])
  return WRITERS[voice](phrases, facts, random).join('\n\n')
}
