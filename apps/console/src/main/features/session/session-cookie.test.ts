import { expect, it } from 'vitest'
import { cookieOfToken, tokenFromAnswer } from './session-cookie.ts'

it.each([
  [['trassa_session=abc; Path=/; HttpOnly'], 'abc'],
  [['other=1', 'trassa_session=abc; Max-Age=2592000'], 'abc'],
  [['trassa_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], null],
  [['trassa_session=abc; Max-Age=0'], null],
  [['trassa_session=abc; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], null],
  [['trassa_sessions=abc'], undefined],
  [[], undefined],
])('%o is %o', (lines, token) => {
  expect(tokenFromAnswer('http://localhost:3000', lines)).toBe(token)
})

it('domain §2: over https the cookie is the one of this host only', () => {
  const server = 'https://trassa.example'
  expect(tokenFromAnswer(server, ['__Host-trassa_session=abc; Secure; Path=/'])).toBe('abc')
  expect(tokenFromAnswer(server, ['trassa_session=abc'])).toBeUndefined()
  expect(cookieOfToken(server, 'abc')).toBe('__Host-trassa_session=abc')
})
