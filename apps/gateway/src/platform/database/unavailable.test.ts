import { expect, it } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const failed = (code: string) => new Error('query', { cause: Object.assign(new Error(), { code }) })

it.each([
  ['08006', 'connection failure'],
  ['40P01', 'deadlock'],
  ['40001', 'serialization failure'],
  ['53100', 'full disk'],
  ['53300', 'too many connections'],
  ['57014', 'statement timeout'],
  ['ECONNREFUSED', 'no server'],
])('domain §1: %s (%s) is 503: the same request may succeed in a moment', (code) => {
  expect(isUnavailable(failed(code))).toBe(true)
})

it.each([
  ['23505', 'unique violation'],
  ['42601', 'syntax error'],
])('%s (%s) is a fault', (code) => {
  expect(isUnavailable(failed(code))).toBe(false)
})
