/** How often a feed is loaded, with the word that companies choose by and the hours between. */
export const FEED_SCHEDULES = {
  hourly: { label: 'Раз в час', hours: 1 },
  sixHours: { label: 'Раз в 6 часов', hours: 6 },
  daily: { label: 'Раз в сутки', hours: 24 },
} as const
export type FeedSchedule = keyof typeof FEED_SCHEDULES

/** `check` changes nothing and tells what a `load` would do. */
export const FEED_RUN_KINDS = ['check', 'load'] as const
export type FeedRunKind = (typeof FEED_RUN_KINDS)[number]

/** How a run has ended. */
export const FEED_OUTCOMES = {
  done: 'Готово',
  unchanged: 'Файл не изменился',
  shrunk: 'Ждёт вашего решения',
  failed: 'Не получилось',
} as const
export type FeedOutcome = keyof typeof FEED_OUTCOMES

/** Feeds of one company. */
export const FEEDS_MAX = 5
export const FEED_URL_MAX = 1000
