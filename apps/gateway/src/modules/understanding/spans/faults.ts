/** What is said of something broken: "гудит раздатка"; what works is denied: "не крутит стартер". */
const BROKEN =
  /^(?:течет|потек|подтекает|капает|стучит|гудит|воет|свистит|скрипит|хрустит|троит|буксует|дергает|пинается|закипает|кипит|сломал|заклинил|лопнул|треснул|глохнет|заглох|дымит|вибрирует)/
const WORKING =
  /^(?:работает|крутит|греет|держит|включается|качает|морозит|дует|открывается|закрывается)/

/** Whether a word after another says that something is broken. */
export const isFault = (word: string, before: string): boolean =>
  before === 'не' ? WORKING.test(word) : BROKEN.test(word)
