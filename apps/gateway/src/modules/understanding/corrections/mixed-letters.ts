/** What is typed in place of a Cyrillic letter. */
const CYRILLIC: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  0: 'о',
  3: 'з',
}

const WORD = /[a-zа-я\d]+/g
/** Letters or the digits that look like some. */
const WITH_CYRILLIC = /^(?=.*[а-я])[а-яabcehkmoptxy03]+$/
const WITH_THREE = /^(?=\D*3)(?=(?:.*[a-z]){2})[abcehkmoptxy3]+$/

/** A letter in place of a nought. */
const AMONG_DIGITS = /(?<=\d)[oо](?=\d|$)/g

/** A query whose words of mixed alphabets are of one: `лада каленa`, `УA3 452`, `MT3 82`, `21O7`. */
export const inOneAlphabet = (plain: string): string =>
  plain.replace(WORD, (typed) => {
    const word = typed.replaceAll(AMONG_DIGITS, '0')
    return WITH_CYRILLIC.test(word) || WITH_THREE.test(word)
      ? [...word].map((sign) => CYRILLIC[sign] ?? sign).join('')
      : word
  })
