import { daySchema } from '@trassa/contracts/calendar-day'
import { FIGURES_DAYS_MAX } from '@trassa/contracts/calls/moderator/figures'
import { MOSCOW_ZONE } from '@trassa/contracts/zone'

const DAY_MS = 24 * 60 * 60 * 1000

/** The periods that are chosen by a press; `own` has days of its own. */
export const PERIODS = {
  today: { name: 'Сегодня', days: 1 },
  week: { name: '7 дней', days: 7 },
  month: { name: '30 дней', days: 30 },
  own: { name: 'Свои даты', days: null },
} as const
export type PeriodName = keyof typeof PERIODS

/** The first and the last day, `2026-11-21`, of the calendar in `zone`. */
export interface Period {
  from: string
  to: string
  zone: string
}

/** The day that it is in a zone. */
export function dayIn(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

/** The days of a period that is chosen by a press, the last one today. */
export function periodOf(days: number, zone: string, now: Date): Period {
  const to = dayIn(zone, now)
  return { from: daysBefore(to, days - 1), to, zone }
}

/** What is wrong with days that were typed; `null`: they are a period. */
export function periodMistake({ from, to }: Pick<Period, 'from' | 'to'>): string | null {
  if (from === '' || to === '') return 'Укажите оба дня'
  const wrong = [from, to].map((day) => daySchema.safeParse(day)).find(({ success }) => !success)
  if (wrong) return wrong.error?.issues[0]?.message ?? null
  if (from > to) return 'Последний день раньше первого'
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days > FIGURES_DAYS_MAX ? `Выберите не больше ${FIGURES_DAYS_MAX} дней` : null
}

/** The zone of this computer; Moscow's where it keeps the same time. */
export function ownZone(now: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const clock = (zone: string) => now.toLocaleString('en', { timeZone: zone })
  return clock(timeZone) === clock(MOSCOW_ZONE) ? MOSCOW_ZONE : timeZone
}
