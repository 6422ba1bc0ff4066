import type { UserType } from './users.ts'

/** domain §8: how often a mailing sends what was found. */
export const MAILING_FREQUENCIES = ['atOnce', 'hourly', 'daily', 'weekly'] as const
export type MailingFrequency = (typeof MAILING_FREQUENCIES)[number]

/** The most saved searches of one user, by the kind of account. */
export const SAVED_SEARCHES_MAX: Record<UserType, number> = { 0: 20, 1: 100 }

/** The longest name of a saved search. */
export const SAVED_SEARCH_NAME_MAX = 100

/** The hours between which nothing is sent, unless the user chooses others. */
export const USUAL_QUIET_HOURS = { from: 22, to: 8 } as const

/** The zone of quiet hours, unless the user's is known. */
export const USUAL_TIME_ZONE = 'Europe/Moscow'
