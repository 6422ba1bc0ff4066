import { spokenAt, UNITS, valueIn } from './number-words.ts'
import { yearOfDigits } from './year-rules.ts'

const HUNDRED = 100

const MILLION = /^(?:млн|миллион|лям|лимон)/
const THOUSAND = /^(?:тыс|тысяч)/
const YEAR = /^(?:год|г$|гв$)/
/** What declined numbers are said of: "двух мест". */
const UNIT =
  /^(?:руб|р$|км$|километр|литр|лет$|сил|лошад|л\.?с|мест|кубов|тонн|процент|дюйм|килограмм|кг$)/

/** Years are said in two digits: "пятнадцатого года", "девяносто восьмого года"; decades in one. */
const CENTURY = 100
const DECADE = /десятых$/

/** The digits of the number that words begin with, as a query types it, and how many words they take. */
function digitsOf(words: readonly string[]): { text: string; length: number } | undefined {
  if (/^двухтысячн/.test(words[0] ?? '')) return { text: '2000', length: 1 }
  if (/^полу?тора$/.test(words[0] ?? '') && /^литр/.test(words[1] ?? ''))
    return { text: '1.5', length: 1 }
  const { value, length } = spokenAt(words)
  if (length === 0) return undefined
  // "два с половиной миллиона"
  const isHalved = words[length] === 'с' && words[length + 1] === 'половиной'
  const scale = words[isHalved ? length + 2 : length] ?? ''
  if (MILLION.test(scale)) {
    if (isHalved) return { text: String(value + 0.5), length: length + 2 }
    const more = withThousands(value, words.slice(length + 1))
    return more ? { ...more, length: length + 1 + more.length } : { text: String(value), length }
  }
  if (THOUSAND.test(scale)) {
    const rest = spokenAt(words.slice(length + 1))
    // "две тысячи пятнадцатого года"
    return rest.length > 0 && value <= 2
      ? { text: String(value * 1000 + rest.value), length: length + 1 + rest.length }
      : { text: String(value), length }
  }
  if (YEAR.test(scale) && value < CENTURY) {
    const decade = DECADE.test(words[length - 1] ?? '') ? '-х' : ''
    return { text: `${yearOfDigits(value)}${decade}`, length }
  }
  return UNIT.test(scale) ? { text: String(value), length } : undefined
}

/** "два миллиона двести тысяч": what the words behind a number of millions add to it; `undefined` where that is nothing. */
function withThousands(millions: number, behind: readonly string[]) {
  const { value, length } = spokenAt(behind)
  if (value < HUNDRED) return undefined
  const isSaid = THOUSAND.test(behind[length] ?? '')
  return { text: `${millions + value / 1000} млн`, length: length + (isSaid ? 1 : 0) }
}

/** "за двести", "до полутора" */
function bareDigitsOf(words: readonly string[]): { text: string; length: number } | undefined {
  const [first = '', second = ''] = words
  if (/^пол(?:тора|утора)$/.test(first) && !MILLION.test(second))
    return { text: '1.5 млн', length: 1 }
  if (SLANG_HUNDRED.test(first)) return { text: '100', length: 1 }
  if (ONE_MILLION.test(first)) {
    const more = withThousands(1, words.slice(1))
    return { text: more?.text ?? '1 млн', length: 1 + (more?.length ?? 0) }
  }
  const { value, length } = spokenAt(words)
  // "от двух до трёх миллионов"
  const isBound = length > 0 && words[length] === 'до'
  return value >= HUNDRED || isBound ? { text: String(value), length } : undefined
}

/** "до сотки" */
const SLANG_HUNDRED = /^(?:сотк[аиу]|сотни|стольник[а-я]?)$/

/** One of them: "до миллиона". */
const ONE_MILLION = /^(?:миллион|миллиона|млн|лям|ляма|лимон|лимона)$/
const BEFORE_PRICE = /^(?:до|за|от|пределах|районе|около|бюджет|дешевле|дороже|максимум)$/

const ORDINALS = 'перв|втор|трет|четверт|пят|шест|седьм|восьм|девят'

/** "девяносто девятая" is a name. */
const ORDINAL = new RegExp(`^(?:${ORDINALS})(?:ая|ую|ой|ый|ья)$`)

const CARDINAL =
  /^(?:два|три|четыре|пять|шесть|семь|восемь|девять|(?:один|две|три|четыр|пят|шест|сем|восем|девят)надцать|десять|двадцать|тридцать|сорок|(?:пять|шесть|семь|восемь)десят|девяносто|сто|двести|триста|четыреста|(?:пять|шесть|семь|восемь|девять)сот)$/

/** How rims are bolted on: "четыре на сто". */
const LEAST_PITCH = 90
function boltsOf(words: readonly string[]): { text: string; length: number } | undefined {
  const bolts = spokenAt(words)
  if (bolts.length !== 1 || words[1] !== 'на') return undefined
  const pitch = spokenAt(words.slice(2))
  return pitch.value >= LEAST_PITCH
    ? { text: `${bolts.value}x${pitch.value}`, length: 2 + pitch.length }
    : undefined
}

/** The place of a generation in their order: "рав четвертый"; an owner is counted so as well. */
const PLACE = /(?:ый|ой|ий)$/
const LAST_PLACE = 8
const OWNER = /^(?:владел|хозя|собств)/
const GENERATIONS = [...ORDINALS.split('|'), 'десят']

function placeOf([word = '', next = '']: readonly string[]) {
  // "рав 4 четвертое поколение", "гольф четвертого поколения"
  const generation = /^поколени/.test(next)
    ? GENERATIONS.findIndex((one) => word.startsWith(one))
    : -1
  if (generation >= 0) return { text: String(generation + 1), length: 1 }
  const place = PLACE.test(word) && !OWNER.test(next) ? valueIn(UNITS, word) : undefined
  return place !== undefined && place <= LAST_PLACE ? { text: String(place), length: 1 } : undefined
}

/** A number that stands alone: "мазда шесть", "пежо триста восемь"; a formula of wheels is a name: "четыре на четыре". */
function cardinalOf(words: readonly string[], place: number) {
  const isOne = (at: number) => CARDINAL.test(words[at] ?? '')
  const isFormula = (on: number, other: number) => words[on] === 'на' && isOne(other)
  if (!isOne(place) || isFormula(place + 1, place + 2) || isFormula(place - 1, place - 2))
    return undefined
  const { value, length } = spokenAt(words.slice(place))
  // "сто ремонт ходовой" is a garage.
  if (place === 0 && value === HUNDRED && words.length > 1) return undefined
  return ORDINAL.test(words[place + length] ?? '') ? undefined : { text: String(value), length }
}

/** A query that was spoken, with digits for its numbers: "до пятисот тысяч" is "до 500 тысяч". Expects `plainSpelling`. */
export function withDigits(plain: string): string {
  const words = plain.split(' ')
  const found: string[] = []
  for (let place = 0; place < words.length; ) {
    const word = words[place] ?? ''
    const isPrice = BEFORE_PRICE.test(words[place - 1] ?? '')
    const rest = words.slice(place)
    const digits =
      boltsOf(rest) ??
      digitsOf(rest) ??
      (isPrice ? bareDigitsOf(rest) : undefined) ??
      cardinalOf(words, place) ??
      placeOf(rest)
    found.push(digits?.text ?? word)
    place += digits?.length || 1
  }
  return found.join(' ')
}
