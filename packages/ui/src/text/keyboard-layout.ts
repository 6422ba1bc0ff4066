const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё'

/**
 * What the same keys write in the other layout, Latin or Russian: `vthctltc` is «мерседес», «дфвф» is `lada`.
 * Expects lower case; other characters stay.
 */
export function inOtherLayout(text: string): string {
  return [...text]
    .map((key) => {
      const latin = LATIN.indexOf(key)
      if (latin >= 0) return CYRILLIC[latin]
      const cyrillic = CYRILLIC.indexOf(key)
      return cyrillic >= 0 ? LATIN[cyrillic] : key
    })
    .join('')
}
