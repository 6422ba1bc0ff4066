/** What is said of something broken: "гудит раздатка"; what works is denied: "не крутит стартер". */
const IS_BROKEN =
  'течет|потек|подтекает|капает|стучит|гудит|воет|свистит|скрипит|хрустит|троит|буксует|дергает|пинается|закипает|кипит|сломал|заклинил|лопнул|треснул|глохнет|заглох|дымит|вибрирует'
const DOES_NOT =
  'работает|крутит|греет|держит|включается|качает|морозит|дует|открывается|закрывается'

const BROKEN = new RegExp(`^(?:${IS_BROKEN})`)
const WORKING = new RegExp(`^(?:${DOES_NOT})`)

/** Whether a word after another says that something is broken. */
export const isFault = (word: string, before: string): boolean =>
  before === 'не' ? WORKING.test(word) : BROKEN.test(word)

/** Where a sentence says so. */
export const FAULT = new RegExp(
  `(?<![а-я])(?:(?<!(?<![а-я])не )(?:${IS_BROKEN})|(?<=(?<![а-я])не )(?:${DOES_NOT}))`,
)
