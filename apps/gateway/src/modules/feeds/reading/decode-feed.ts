import { gunzipSync } from 'node:zlib'
import { FeedRefusal } from './feed-refusal.ts'

export const FEED_BYTES_MAX = 20 * 1024 * 1024

const DECLARATION_BYTES = 200
const DECLARED = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i
/** What no cell means: control characters besides tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/**
 * The text of a file: unpacked where it is a `.gz`, read in the encoding that its byte order mark or its XML
 * declaration names, else as UTF-8, and as windows-1251 where most of it is no UTF-8. The text is well-formed: no
 * half of a surrogate pair is left in it.
 *
 * @throws FeedRefusal
 */
export function decodeFeed(packed: Buffer): string {
  const bytes = isGzip(packed) ? gunzip(packed) : packed
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b) {
    throw new FeedRefusal('По адресу лежит архив или книга Excel. Сохраните её как CSV.')
  }
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  const head = bytes
    .subarray(0, DECLARATION_BYTES)
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
  const declared = DECLARED.exec(head)?.[1] ?? 'utf-8'
  if (!isKnown(declared))
    throw new FeedRefusal('Кодировка файла не знакома. Сохраните его в UTF-8.')
  return decode(bytes, declared)
}

function decode(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(CONTROL, '')
  } catch {
    return decodeBroken(bytes, encoding.startsWith('utf-16') ? encoding : 'utf-8')
  }
}

/** A text that is not quite in its encoding: single wrong bytes are left out, many mean windows-1251. */
function decodeBroken(bytes: Buffer, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes)
  const isMostlyRight = countOf(text, /[\u0400-\u04FF]/g) > countOf(text, /\uFFFD/g)
  if (encoding !== 'utf-8' || isMostlyRight)
    return text.replaceAll('\uFFFD', '').replace(CONTROL, '')
  return new TextDecoder('windows-1251').decode(bytes).replace(CONTROL, '')
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0
  for (const _ of text.matchAll(pattern)) count += 1
  return count
}

function isKnown(encoding: string): boolean {
  try {
    return Boolean(new TextDecoder(encoding))
  } catch {
    return false
  }
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

function gunzip(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: FEED_BYTES_MAX })
  } catch (cause) {
    throw new FeedRefusal('Архив не распаковать: он повреждён или больше 20 МБ.', { cause })
  }
}
