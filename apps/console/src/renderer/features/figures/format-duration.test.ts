import { expect, it } from 'vitest'
import { formatDuration } from './format-duration.ts'

it.each([
  [0, '0 с'],
  [59, '59 с'],
  [60, '1 мин'],
  [3599, '59 мин'],
  [3600, '1 ч'],
  [4800, '1 ч 20 мин'],
  [86_400, '1 дн'],
  [183_600, '2 дн 3 ч'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds).replaceAll('\u00A0', ' ')).toBe(text)
})
