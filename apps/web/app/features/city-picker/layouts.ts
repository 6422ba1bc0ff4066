/** The keys of a keyboard as both layouts have them, in the same order. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё'

/** `rfpfym` → `казань`: what was typed with the Latin layout on; other characters stay. */
export const inRussianLayout = (text: string): string =>
  [...text].map((letter) => RUSSIAN[LATIN.indexOf(letter)] ?? letter).join('')
