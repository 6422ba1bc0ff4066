const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const RUSSIAN_OF = new Map([...LATIN].map((sign, index) => [sign, RUSSIAN[index] ?? sign]))
const LATIN_OF = new Map([...RUSSIAN].map((sign, index) => [sign, LATIN[index] ?? sign]))

/** What the same keys type in the other layout, from lower case: `njqjnf` is `тойота`, `ьфявф` is `mazda`. */
export function otherLayout(text: string): string {
  const map = /[а-яё]/.test(text) ? LATIN_OF : RUSSIAN_OF
  return [...text].map((sign) => map.get(sign) ?? sign).join('')
}
