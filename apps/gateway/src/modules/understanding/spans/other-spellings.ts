import { plainSpelling, type Token, tokensOf } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import { typeFields } from '../fields/type-fields.ts'
import { TYPE_KEY } from '../lexicon/labels.ts'
import { union } from './masks.ts'
import type { Known, Spans } from './span.ts'

/** Units as ads write them behind their numbers: "ось 9 тонн" is an "Ось 9 т". */
const UNITS: Readonly<Partial<Record<string, string>>> = {
  тонн: 'т',
  тонны: 'т',
  тонник: 'т',
  литров: 'л',
  литра: 'л',
  литр: 'л',
  вольт: 'В',
  вольта: 'В',
  метров: 'м',
  метра: 'м',
  ач: 'А·ч',
  ah: 'А·ч',
}
/** Units that ads write as people type them. */
const OTHER_UNITS: ReadonlySet<string> = new Set(
  'т л м в см мм кг г лс сил квт кубов куба мест места корпусов корпуса дюймов атм бар'.split(' '),
)

export const isUnit = (word: string): boolean => UNITS[word] !== undefined || OTHER_UNITS.has(word)

/** Shorter words are more often something else than a name: "от", "км". */
export const LEAST_LETTERS = 3
/** A word for more models than these is none of a text. */
const MOST_ROWS = 40

/** The tokens that are a part, or goods, before they are the name of a model: "дисках" is no Discovery. */
const ofGoods = (labels: Spans['labels']): number =>
  union(
    [...labels.values()]
      .flat()
      .filter(
        ({ size, label: { adType, key, isNarrower } }) =>
          size === 1 &&
          (key === 'typeId' || key === TYPE_KEY) &&
          !isNarrower &&
          typeFields(adType).isGoods,
      ),
  )

/** The names of a row: its own one, and how that is said in Russian. */
interface RowNames {
  name: string
  nameRu?: string | undefined
}

/**
 * The words of a query that ads write otherwise, by their place: names of marks and models in the other alphabet ("колеса на прадо" are "на Toyota
 * Prado" in one ad and "на Прадо" in another), and units.
 */
export function otherSpellings(
  tokens: readonly Token[],
  { named, labels }: Pick<Spans, 'named' | 'labels'>,
  { namesOf, writtenOtherwise }: Pick<Known, 'namesOf' | 'writtenOtherwise'>,
): ReadonlyMap<number, string> {
  const spelled = new Map<number, string>()
  for (const [place, { text }] of tokens.entries()) {
    const unit = tokens[place - 1]?.isNumber ? UNITS[text] : undefined
    const other = unit ?? writtenOtherwise.get(text)
    if (other !== undefined) spelled.set(place, other)
  }
  const goods = ofGoods(labels)
  for (const span of named) {
    const [place = 0, ...more] = [...tokens.keys()].filter(
      (at) => span.mask & (1 << at) && !tokens[at]?.isNumber,
    )
    if (more.length > 0 || span.letters < LEAST_LETTERS || span.mask & goods) continue
    const word = tokens[place]
    if (!word || spelled.has(place) || DECLINED.test(word.text)) continue
    const rows = [
      ...span.named.marks.map((id) => namesOf('marks', id)),
      ...span.named.models.map((id) => namesOf('models', id)),
    ].filter((row) => row !== undefined)
    const other = rows.length > MOST_ROWS ? undefined : otherThan(word, rows)
    if (other) spelled.set(place, other)
  }
  return spelled
}

/** Of an adjective, or of many things: "диски широкие" are of no Scirocco, "с санями" is no Sany. */
const DECLINED = /[а-я](?:[ыи]е|[ыи]й|ая|ое|[ая]ми)$/

const lettersOf = (name: string): Token[] =>
  tokensOf(plainSpelling(name)).filter(({ isNumber }) => !isNumber)

/** Whether two words are one but for its ending: "ниву" is in "Нива". */
const isSame = (one: Token, other: Token): boolean =>
  one.key === other.key || stem(one.text) === stem(other.text)

function otherThan(typed: Token, rows: readonly RowNames[]): string | undefined {
  for (const row of rows) {
    const word = counterpart(typed, row)
    if (word !== undefined) return word
  }
  // "цбр" is in no name, but all that are called so are a "CBR".
  const [first = [], ...more] = rows.map(({ name }) => lettersOf(name))
  const common = first.filter((word) =>
    more.every((words) => words.some((one) => isSame(one, word))),
  )
  return common.some((word) => isSame(word, typed))
    ? undefined
    : common.map(({ text }) => text).join(' ')
}

/** The word that stands in the row's other name where this one stands in one: `camry` for `камри`, and the other way round. */
function counterpart(typed: Token, { name, nameRu }: RowNames): string | undefined {
  if (nameRu === undefined) return undefined
  const [own, russian] = [lettersOf(name), lettersOf(nameRu)]
  if (own.length !== russian.length) return undefined
  for (const [words, others] of [
    [own, russian],
    [russian, own],
  ] as const) {
    const other = others[words.findIndex((word) => isSame(word, typed))]
    if (other && other.text.length >= LEAST_LETTERS && !isSame(other, typed)) return other.text
  }
  return undefined
}
