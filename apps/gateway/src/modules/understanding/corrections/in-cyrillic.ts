/** Latin letters that Russian words are typed with, the longest first. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'щ'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/ch/g, 'ч'],
  [/sh/g, 'ш'],
  [/y[ou]|ju/g, 'ю'],
  [/[yj]a/g, 'я'],
  [/[yj]e/g, 'е'],
  // "moy", "gruzovoy": after a vowel it is short.
  [/(?<=[aeiou])[yj]|j/g, 'й'],
  [/y/g, 'ы'],
  [/x/g, 'кс'],
]
const SINGLE: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'ц',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  z: 'з',
}
const LATIN = /^[a-z]+$/

function transliterated(word: string): string {
  const further = LETTERS.reduce((text, [letters, one]) => text.replaceAll(letters, one), word)
  return Array.from(further, (letter) => SINGLE[letter] ?? letter).join('')
}

/** A query with the Russian words in place of those that are typed in Latin letters: "samosval howo" is "самосвал howo". */
export function inCyrillic(plain: string, has: (word: string) => boolean): string {
  return plain
    .split(' ')
    .map((word) => {
      if (!LATIN.test(word) || has(word)) return word
      const russian = transliterated(word)
      return has(russian) ? russian : word
    })
    .join(' ')
}
