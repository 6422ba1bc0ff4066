import { z } from 'zod'

/** The zone that the marketplace writes times in. */
export const MOSCOW_ZONE = 'Europe/Moscow'

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('ru', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The name of a time zone (`Asia/Omsk`), in whose calendar days begin; Moscow's where it is absent. */
export const zoneSchema = z
  .string()
  .max(64)
  .refine(isZone, 'Неизвестный часовой пояс')
  .default(MOSCOW_ZONE)
