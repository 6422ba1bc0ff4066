import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

/** The letters of a font file; `@fontsource/onest` has each script in a file of its own. */
export type Script = 'latin' | 'cyrillic' | 'latin-ext' | 'cyrillic-ext'

export type FontWeight = 400 | 700

const opened = new Map<string, Font>()

/** The site's font for a script and a weight; opened when it is first asked for, once for the process. */
export function onestFont(script: Script, weight: FontWeight): Font {
  const name = `@fontsource/onest/files/onest-${script}-${weight}-normal.woff`
  const known = opened.get(name)
  if (known) return known
  const font = create(unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(name))))) as Font
  opened.set(name, font)
  return font
}

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
