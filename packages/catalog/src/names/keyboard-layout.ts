/** The keys of a keyboard as both layouts have them, in the same order. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const typedIn = (from: string, to: string) => (text: string) =>
  [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('')

/** `rfpfym` → `казань`: what was typed with the Latin layout on; other characters stay. Expects lower case. */
export const inRussianLayout = typedIn(LATIN, RUSSIAN)
const inLatinLayout = typedIn(RUSSIAN, LATIN)

/** What the same keys type in the other layout, from lower case: `njqjnf` is `тойота`, `ьфявф` is `mazda`. */
export const otherLayout = (text: string): string =>
  /[а-яё]/.test(text) ? inLatinLayout(text) : inRussianLayout(text)
