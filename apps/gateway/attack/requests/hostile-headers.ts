import type { Dice } from './dice.ts'

export const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset=koi8-r',
  'application/json; charset=',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/',
  ';',
  '*/*',
]

export const FOREIGN_ORIGINS = ['https://evil.example', 'null', 'http://localhost', 'file://', '%']

const TOKEN = 'A'.repeat(43)
export const BROKEN_COOKIES = [
  'trassa_session=',
  'trassa_session=%zz',
  'trassa_session=%00',
  `trassa_session=${TOKEN}`,
  `trassa_session=${TOKEN}; trassa_session=${TOKEN}`,
  `trassa_session="${TOKEN}`,
  `trassa_session=${'A'.repeat(6000)}`,
  `__Host-trassa_session=${TOKEN}`,
  '__proto__=1; constructor=2; toString=3',
  `${'a=1; '.repeat(500)}`,
  ';;;===',
]

/** Keys of repeats: the short ones are the same for many requests, so that they meet other bodies. */
export const KEYS = [
  '',
  ' ',
  'a',
  'b',
  'again',
  '\u00ff',
  'k'.repeat(200),
  'k'.repeat(4000),
  "';--",
]

export const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'x-log-session': 'x'.repeat(5000) },
  { 'x-log-session': '<script>' },
  { 'x-forwarded-for': '<script>, 999.999.999.999' },
  { 'x-forwarded-for': '1.1.1.1, '.repeat(300) },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { host: 'evil.example' },
  { host: '' },
  { accept: 'text/html' },
  { 'accept-encoding': 'zstd, br;q=NaN, gzip;q=-1' },
  { 'accept-language': `${'ru-'.repeat(500)}` },
  { 'if-none-match': '"'.repeat(2000) },
  { range: 'bytes=-1,0-,99999999999999999999-' },
  { expect: '200-maybe' },
  { 'user-agent': '' },
  { 'user-agent': '('.repeat(5000) },
  { 'x-http-method-override': 'DELETE' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { authorization: `Bearer ${TOKEN}` },
]

export function headerFlood(dice: Dice): Record<string, string> {
  const count = 10 + dice.under(180)
  const size = dice.one([1, 50, 200])
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`x-flood-${index}`, 'a'.repeat(size)]),
  )
}
