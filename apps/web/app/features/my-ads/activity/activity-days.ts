import { moscowDay } from '@trassa/catalog/format/dates'
import { ACTIVITY_DAYS, type ActivityDay } from '@trassa/contracts/calls/ad-activity'

const DAY_MS = 24 * 60 * 60 * 1000

const emptyDay = (day: string): ActivityDay => ({
  day,
  impressions: 0,
  views: 0,
  phones: 0,
  favorites: 0,
})

/** Every one of the last 30 days in Moscow, oldest first; the gateway leaves out those without anything. */
export function everyDay(days: readonly ActivityDay[], now: Date): ActivityDay[] {
  const known = new Map(days.map((one) => [one.day, one]))
  return Array.from({ length: ACTIVITY_DAYS }, (_, index) => {
    const day = moscowDay(new Date(now.getTime() - (ACTIVITY_DAYS - 1 - index) * DAY_MS))
    return known.get(day) ?? emptyDay(day)
  })
}

export const MEASURES = {
  impressions: 'Показы в списках',
  views: 'Просмотры',
  phones: 'Показы телефона',
  favorites: 'Добавили в избранное',
} as const
export type Measure = keyof typeof MEASURES

/** The sum of a measure over the last days. */
export const sumOf = (days: readonly ActivityDay[], measure: Measure, last: number): number =>
  days.slice(-last).reduce((sum, day) => sum + day[measure], 0)
