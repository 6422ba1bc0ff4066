import { gzipSync } from 'node:zlib'
import type { Dice } from './dice.ts'

const MEGABYTE = 1024 * 1024

const filled = (open: string, close: string, bytes: number) =>
  open.repeat(bytes / 2) + close.repeat(bytes / 2)

/** JSON texts that cost a careless reader its stack or its time. */
export const HEAVY_JSON: Readonly<Record<string, string>> = {
  '1 MB of flat arrays': `{"x":[${'[],'.repeat(MEGABYTE / 3 - 10)}[]]}`,
  '1 MB of flat objects': `{"x":[${'{"a":1},'.repeat(MEGABYTE / 8 - 10)}{}]}`,
  '1 MB of nested arrays': filled('[', ']', MEGABYTE - 2),
  '1 MB of nested objects': `${'{"a":'.repeat(MEGABYTE / 6 - 10)}1${'}'.repeat(MEGABYTE / 6 - 10)}`,
  '1 MB of text': JSON.stringify({ x: 'a'.repeat(MEGABYTE - 20) }),
  '6 KB of depth 3 000': filled('[', ']', 6000),
  '60 KB of depth 30 000': filled('[', ']', 60_000),
  '60 KB of flat arrays': `{"x":[${'[],'.repeat(20_000)}[]]}`,
  '60 KB of keys': `{${Array.from({ length: 6000 }, (_, i) => `"k${i}":1`).join(',')}}`,
}

/** What of a body's text can be wrong as JSON. */
export function breakJson(json: string, dice: Dice): string {
  return dice.one([
    () => json.slice(0, dice.under(json.length + 1)),
    () => `${json},`,
    () => `${json}${json}`,
    () => `\ufeff${json}`,
    () => json.replaceAll('"', "'"),
    () => json.replace(/\d+/, 'NaN'),
    () => json.replace(/\d+/, 'Infinity'),
    () => json.replace(/\d+/, '1e999'),
    () => json.replace(/\d+/, '-0'),
    () => `/* */${json}`,
    () => '\u0000',
    () => '"',
    () => 'undefined',
  ])()
}

/** Each key of the outermost object twice. */
export const doubleKeys = (body: unknown): string => {
  const pairs = Object.entries(Object(body)).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`,
  )
  return `{${[...pairs, ...pairs, '"__proto__":{"role":"seniorModerator"}'].join(',')}}`
}

export const gzipped = (json: string): Buffer => gzipSync(json)

const FORM = 'x-attack-boundary'
export const FORM_TYPE = `multipart/form-data; boundary=${FORM}`

const part = (name: string, content: string, file = 'a.jpg') =>
  `--${FORM}\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: image/jpeg\r\n\r\n${content}\r\n`

/** Uploads that hold no photograph. */
export const BROKEN_FORMS: readonly string[] = [
  '',
  `--${FORM}--\r\n`,
  part('file', 'no picture'),
  `${part('file', 'no picture')}--${FORM}--\r\n`,
  `${part('other', 'x')}--${FORM}--\r\n`,
  `${part('file', 'x').repeat(3)}--${FORM}--\r\n`,
  `${part('file', '\u00ff\u00d8\u00ff\u00e0'.repeat(1000))}--${FORM}--\r\n`,
  `${part('__proto__', 'x', '../../../etc/passwd')}--${FORM}--\r\n`,
  `${part('file', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg')}--${FORM}--\r\n`,
]
