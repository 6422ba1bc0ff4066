import { relativeTime } from '@trassa/catalog/format/dates'
import { expect, it } from 'vitest'
import { pageTime } from './page-time.ts'

it('a page has the same time within a minute, another in the next', () => {
  const second = (seconds: number) => Date.parse('2026-11-24T03:41:00Z') + seconds * 1000
  expect(pageTime(second(0))).toBe('2026-11-24T03:41:00.000Z')
  expect(pageTime(second(59.999))).toBe('2026-11-24T03:41:00.000Z')
  expect(pageTime(second(60))).toBe('2026-11-24T03:42:00.000Z')
})

it('what has just happened is not in the future of a page', () => {
  const now = Date.parse('2026-11-24T03:41:59Z')
  expect(relativeTime(new Date(now).toISOString(), new Date(pageTime(now)))).toBe('только что')
})
