import type { Token } from '@trassa/catalog/names/spelling-key'
import { isNegation } from '../lexicon/labels.ts'
import { isFault } from './faults.ts'

/** What the small words of a query say of those beside them: a bit for each token. */
export interface TokenRoles {
  /** What a thing has, not what it is: "приора с двигателем". */
  accompanying: number
  /** What is said of its motor: "лодка с мотором ямаха 9.9". */
  motor: number
  /** What a thing is for: "кофр на квадроцикл". */
  purpose: number
  /** The words after "для", of what a thing is for. */
  isFor: number
  /** After "не" and "без": no value unless a name holds both words ("не битый"). */
  negated: number
  /** After "не", with it. */
  unwanted: number
  /** What a machine stands on: "автокран на базе камаз 43118". */
  chassis: number
  /** What is refused with the words of refusing: "кроме красной", "битые не предлагать". */
  refused: number
  /** The second of two: "камри или аккорд". */
  alternative: number
  /** Both sides of "или": "мотоцикл или скутер". */
  either: number
  /** Words for hiring something: "аренда экскаватора". */
  hire: number
  /** Words for working on something: "регулировка фар". */
  work: number
  /** Words for what is broken: "гудит раздатка", "не крутит стартер". */
  fault: number
  /** What the buyer means to do with it: "чтобы возить рассаду". */
  intent: number
  /** What the buyer has and would give for it: "солярис" of "меняю солярис на кроссовер". */
  given: number
}

const WITH = new Set(['с', 'со', 'есть', 'имеется'])
const HIRE = /^(?:аренд|прокат|напрокат)/
const WORK =
  /^(?:замен|установк|ремонт|промывк|регулировк|чистк|прочистк|настройк|переборк|восстановлени|проточк|расточк|шлифовк|притирк|дефектовк)/
const CREW = /^(?:водител|машинист|оператор|экипаж|крановщик)/
const TERM = /^(?:час|день|сутк|смену|недел|месяц)/
/** An adjective or a number after "с". */
const OF_WHAT_KIND = /(?:[иы]ми?|[оеё]й)$|^(?:двумя|тремя|четырьмя|\d+)$/
const MOTOR = /^(?:мотор|двигател|движк|двс)/
const FOR = new Set(['на', 'для', 'под', 'к', 'от'])
/** "меняю … на …" */
const EXCHANGE = /^(?:(?:по|об)?меня(?:ю|ть|ем|л)|обмен)/
const CHASSIS = new Set(['базе', 'шасси'])
const SO_THAT = new Set(['чтобы', 'чтоб'])
const EXCEPT = new Set(['кроме', 'исключая', 'помимо', 'окромя', 'вместо'])
const REFUSED = new Set(
  'предлагать надо нужно нужен нужна нужны интересует интересуют беспокоить рассматриваю'.split(
    ' ',
  ),
)
const OR = new Set(['или', 'либо'])
/** Between the things that one word refuses. */
const AND = new Set(['и', 'или', 'ни'])
/** So many words before "не предлагать" are looked at. */
const MOST_REFUSED = 3

const bit = (place: number): number => 1 << place
const maskFrom = (place: number, words: number): number => (2 ** words - 1) << place

export function tokenRoles(
  plain: string,
  tokens: readonly Token[],
  names: readonly { mask: number; named: { labels: readonly unknown[] } }[],
): TokenRoles {
  const roles: TokenRoles = {
    accompanying: 0,
    motor: 0,
    purpose: 0,
    isFor: 0,
    negated: 0,
    unwanted: 0,
    chassis: 0,
    refused: 0,
    alternative: 0,
    either: 0,
    hire: 0,
    work: 0,
    fault: 0,
    intent: 0,
    given: 0,
  }
  const textAt = (place: number): string => tokens[place]?.text ?? ''
  const signsBefore = (place: number): string =>
    plain.slice(tokens[place - 1]?.end ?? 0, tokens[place]?.start)

  /** Whether what stands there alone is a value: "птс нет" is one together. */
  const isLabelBefore = (place: number): boolean =>
    names.some(({ mask, named }) => mask >>> (place - 1) === 1 && named.labels.length > 0) &&
    !names.some(({ mask }) => ((mask >>> (place - 1)) & 0b11) === 0b11)

  /** "кроме красной и белой": as far as the words are joined. */
  function refuseFrom(start: number): void {
    roles.refused |= bit(start - 1)
    for (let place = start; place < tokens.length; place++) {
      roles.refused |= bit(place)
      const isJoined =
        AND.has(textAt(place)) || AND.has(textAt(place + 1)) || signsBefore(place + 1).includes(',')
      if (!isJoined) return
    }
  }

  /** "битые и утопленников не предлагать", "вариатор нет": the name before it, and those that it is joined to. */
  function refuseBefore(not: number, words: number): void {
    roles.refused |= maskFrom(not, words)
    for (const { mask } of names) if (mask >>> (not - 1) === 1) roles.refused |= mask
    for (let place = not - 1; place >= 0 && not - place <= MOST_REFUSED; place--) {
      roles.refused |= bit(place)
      const isJoined = AND.has(textAt(place)) || AND.has(textAt(place - 1))
      if (!isJoined || signsBefore(place).includes(',')) return
    }
  }

  /** What stands between the word for exchanging and "на". */
  function giveFrom(start: number): void {
    const to = tokens.findIndex(({ text }, place) => place > start && text === 'на')
    if (to < 0 || to === tokens.length - 1) return
    roles.given |= maskFrom(start, to - start)
    roles.purpose &= ~bit(to + 1)
    // "меняю лодку с мотором на квадроцикл"
    roles.accompanying &= ~maskFrom(to, 2)
    roles.motor &= ~maskFrom(to, 2)
  }

  tokens.forEach(({ text }, place) => {
    if (place > 0 && WITH.has(textAt(place - 1))) roles.accompanying |= bit(place)
    // "с передним мостом", "с двумя аккумуляторами"
    if (roles.accompanying & bit(place - 1) && OF_WHAT_KIND.test(textAt(place - 1)))
      roles.accompanying |= bit(place)
    // "крым с мотором вихрь 30"
    if (roles.accompanying & bit(place) && MOTOR.test(text)) {
      roles.motor |= bit(place + 1) | bit(place + 2)
      roles.accompanying |= bit(place + 1) | bit(place + 2)
    }
    // "с отвалом и лебёдкой"
    if (textAt(place - 1) === 'и' && roles.accompanying & bit(place - 2))
      roles.accompanying |= bit(place)
    if (textAt(place - 1) === 'для') roles.isFor |= bit(place)
    if (place > 0 && FOR.has(textAt(place - 1))) {
      roles.purpose |= bit(place)
      // "для мини трактора"
      for (const { mask } of names) if (firstOf(mask) === bit(place)) roles.purpose |= mask
      // "нива с коробкой от приоры"; but "сиденье с подогревом на снегоход"
      if (textAt(place - 1) === 'от' && roles.accompanying & bit(place - 2))
        roles.accompanying |= bit(place)
    }
    if (CHASSIS.has(text) && textAt(place - 1) === 'на')
      roles.chassis |= bit(place + 1) | bit(place + 2)
    if (place > 0 && isNegation(textAt(place - 1))) roles.negated |= bit(place)
    if (textAt(place - 1) === 'не') roles.unwanted |= maskFrom(place - 1, 2)
    // "газель для аренды" is bought.
    if (HIRE.test(text) && textAt(place - 1) !== 'для') roles.hire |= bit(place)
    // "самосвал с водителем", "кран на час"
    const isCrew = WITH.has(textAt(place - 1)) && CREW.test(text)
    if (isCrew || (textAt(place - 1) === 'на' && TERM.test(text)))
      roles.hire |= maskFrom(place - 1, 2)
    // "мотор после ремонта" is for sale.
    if (WORK.test(text) && textAt(place - 1) !== 'после') roles.work |= bit(place)
    if (isFault(text, textAt(place - 1))) roles.fault |= bit(place)
    if (EXCEPT.has(text)) refuseFrom(place + 1)
    if (text === 'не' && REFUSED.has(textAt(place + 1))) refuseBefore(place, 2)
    if (text === 'нет' && isLabelBefore(place)) refuseBefore(place, 1)
    if (SO_THAT.has(text))
      for (let after = place + 1; after < tokens.length; after++) {
        if (signsBefore(after).includes(',')) break
        roles.intent |= bit(after)
      }
    if (place > 0 && (OR.has(textAt(place - 1)) || /^\s*[,/]\s*$/.test(signsBefore(place))))
      roles.alternative |= bit(place)
    if (OR.has(text)) roles.either |= bit(place - 1) | bit(place + 1)
  })
  const exchange = tokens.findIndex(({ text }) => EXCHANGE.test(text))
  if (exchange >= 0) giveFrom(exchange + 1)
  return roles
}

/** The bit of a mask's first token. */
export const firstOf = (mask: number): number => mask & -mask
