import type { SavedSearch } from '@trassa/contracts/entities/saved-search'
import type { MailingFrequency } from '@trassa/contracts/enumerations/saved-searches'
import { zoneName } from './time-zones.ts'

/** spec §2: what the page is called. */
export const SENDING_TITLE = 'Рассылка в Telegram'

export const FREQUENCY_NAMES: Record<MailingFrequency, string> = {
  atOnce: 'Сразу',
  hourly: 'Раз в час',
  daily: 'Раз в день',
  weekly: 'Раз в неделю',
}

export const hourText = (hour: number): string => `${hour}:00`

/** `Ночью не присылаем: с 22:00 до 8:00, Москва`. */
export function quietHoursText({
  quietFrom,
  quietTo,
  timeZone,
}: Pick<SavedSearch, 'quietFrom' | 'quietTo' | 'timeZone'>): string {
  if (quietFrom === quietTo) return 'Присылаем в любое время'
  return `Не присылаем с ${hourText(quietFrom)} до ${hourText(quietTo)}, ${zoneName(timeZone)}`
}
