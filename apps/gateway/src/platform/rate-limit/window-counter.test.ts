import { expect, it } from 'vitest'
import { createWindowCounter } from './window-counter.ts'

it('counts each key by itself, until the window ends for all', () => {
  let at = 5_000
  const counter = createWindowCounter(60_000, () => at)
  expect(counter.count('a')).toEqual({ hits: 1, secondsLeft: 60 })
  at += 20_000
  expect(counter.count('a')).toEqual({ hits: 2, secondsLeft: 40 })
  expect(counter.count('b')).toEqual({ hits: 1, secondsLeft: 40 })
  at += 40_000
  expect(counter.count('a')).toEqual({ hits: 1, secondsLeft: 60 })
})
