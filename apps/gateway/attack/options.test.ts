import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

it('a whole attack is 50 000 requests; a short one judges by hangs only', () => {
  expect(readOptions([])).toMatchObject({ requests: 50_000, slowness: 1, isShort: false })
  const short = readOptions(['--short'])
  expect(short).toMatchObject({ isShort: true })
  expect(short.slowness).toBeGreaterThan(10)
})

it('one request can be sent again', () => {
  expect(readOptions(['--seed', '5', '--only', '12'])).toMatchObject({ seed: 5, only: 12 })
})

it.each([['--requests', 'many'], ['--seed', '-1'], ['--unknown']])(
  '%s %s is refused',
  (...args) => {
    expect(() => readOptions(args)).toThrow()
  },
)
