/** The values of number words, by what they begin with. */
const HUNDREDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:сто|ста|сотый)$/, 100],
  [/^(?:двести|двухсот)/, 200],
  [/^(?:триста|трехсот)/, 300],
  [/^(?:четыреста|четырехсот)/, 400],
  [/^(?:пятьсот|пятисот)/, 500],
  [/^(?:шестьсот|шестисот)/, 600],
  [/^(?:семьсот|семисот)/, 700],
  [/^(?:восемьсот|восьмисот)/, 800],
  [/^(?:девятьсот|девятисот)/, 900],
]
const TEENS: readonly (readonly [RegExp, number])[] = [
  [/^десят(?:ь|и|ого|ый)$/, 10],
  [/^одиннадцат/, 11],
  [/^двенадцат/, 12],
  [/^тринадцат/, 13],
  [/^четырнадцат/, 14],
  [/^пятнадцат/, 15],
  [/^шестнадцат/, 16],
  [/^семнадцат/, 17],
  [/^восемнадцат/, 18],
  [/^девятнадцат/, 19],
]
const TENS: readonly (readonly [RegExp, number])[] = [
  [/^двадцат/, 20],
  [/^тридцат/, 30],
  [/^сорок/, 40],
  [/^(?:пятьдесят|пятидесят)/, 50],
  [/^(?:шестьдесят|шестидесят)/, 60],
  [/^(?:семьдесят|семидесят)/, 70],
  [/^(?:восемьдесят|восьмидесят)/, 80],
  [/^(?:девяносто|девяноста)/, 90],
]
export const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:один|одного|первого|первый|первом)$/, 1],
  [/^(?:два|две|двух|второго|второй|втором)$/, 2],
  [/^(?:три|трех|третьего|третий|третьем)$/, 3],
  [/^(?:четыре|четырех|четвертого|четвертый|четвертом)$/, 4],
  [/^(?:пять|пяти|пятого|пятый|пятом)$/, 5],
  [/^(?:шесть|шести|шестого|шестой|шестом)$/, 6],
  [/^(?:семь|семи|седьмого|седьмой|седьмом)$/, 7],
  [/^(?:восемь|восьми|восьмого|восьмой|восьмом)$/, 8],
  [/^(?:девять|девяти|девятого|девятый|девятом)$/, 9],
]
/** In the order in which they are said; a number has at most one of each but for teens and units. */
const STEPS = [HUNDREDS, TENS, TEENS, UNITS]

export interface Spoken {
  value: number
  /** How many words it takes. */
  length: number
}

export function valueIn(step: (typeof STEPS)[number], word: string): number | undefined {
  return step.find(([pattern]) => pattern.test(word))?.[1]
}

/** The number that words begin with, below a thousand. */
export function spokenAt(words: readonly string[]): Spoken {
  let [value, length] = [0, 0]
  for (const step of STEPS) {
    const found = valueIn(step, words[length] ?? '')
    if (found === undefined) continue
    value += found
    length++
    if (step === TEENS) break
  }
  return { value, length }
}
