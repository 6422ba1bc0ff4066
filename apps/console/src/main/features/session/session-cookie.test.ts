// @vitest-environment node
import { expect, it } from 'vitest'
import { tokenFromAnswer } from './session-cookie.ts'

it.each([
  [['trassa_session=abc; Path=/; HttpOnly'], 'abc'],
  [['other=1', 'trassa_session=abc; Max-Age=2592000'], 'abc'],
  [['trassa_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], null],
  [['trassa_session=abc; Max-Age=0'], null],
  [['trassa_session=abc; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], null],
  [['trassa_sessions=abc'], undefined],
  [[], undefined],
])('%o is %o', (lines, token) => {
  expect(tokenFromAnswer(lines)).toBe(token)
})
