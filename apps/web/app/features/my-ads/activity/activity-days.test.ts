import { expect, it } from 'vitest'
import { everyDay, sumOf } from './activity-days.ts'

it('fills in the days without anything and sums up the last ones', () => {
  const counted = { impressions: 5, views: 2, phones: 1, favorites: 0 }
  const days = everyDay(
    [
      { day: '2026-11-01', ...counted },
      { day: '2026-11-22', ...counted },
    ],
    new Date('2026-11-21T22:00:00Z'),
  )
  expect(days).toHaveLength(30)
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-10-24', '2026-11-22'])
  expect([sumOf(days, 'views', 7), sumOf(days, 'views', 30)]).toEqual([2, 4])
})
