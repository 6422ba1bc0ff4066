import { fileURLToPath } from 'node:url'

/** The letters of a font file; `@fontsource/onest` has each script in a file of its own. */
export type Script = 'latin' | 'cyrillic' | 'latin-ext' | 'cyrillic-ext'

export type FontWeight = 400 | 700

/** The file of the site's font for a script and a weight. */
export const onestFile = (script: Script, weight: FontWeight): string =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/onest/files/onest-${script}-${weight}-normal.woff`),
  )

/** Cyrillic and №; the currency signs with ₽. */
const OTHER_SCRIPTS = /([\u0400-\u045F\u0490\u0491\u2116]+)|([\u0100-\u017F\u20A0-\u20BF]+)/g

/** `Счёт 7 ₽` → pieces that one font file has all characters of. */
export function runsOf(text: string): { text: string; script: Script }[] {
  const runs: { text: string; script: Script }[] = []
  let at = 0
  for (const { 0: letters, 1: cyrillic, index } of text.matchAll(OTHER_SCRIPTS)) {
    if (index > at) runs.push({ text: text.slice(at, index), script: 'latin' })
    runs.push({ text: letters, script: cyrillic ? 'cyrillic' : 'latin-ext' })
    at = index + letters.length
  }
  if (at < text.length) runs.push({ text: text.slice(at), script: 'latin' })
  return runs
}
