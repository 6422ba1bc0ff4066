import { NBSP } from '@trassa/catalog/format/numbers'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds in the two largest units that say something: `45 с`, `12 мин`, `1 ч 20 мин`, `2 дн 3 ч`. */
export function formatDuration(seconds: number): string {
  if (seconds < MINUTE) return `${Math.round(seconds)}${NBSP}с`
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}${NBSP}мин`
  const isDays = seconds >= DAY
  const [unit, part] = isDays ? [DAY, HOUR] : [HOUR, MINUTE]
  const [unitName, partName] = isDays ? ['дн', 'ч'] : ['ч', 'мин']
  const rest = Math.floor((seconds % unit) / part)
  const whole = `${Math.floor(seconds / unit)}${NBSP}${unitName}`
  return rest === 0 ? whole : `${whole}${NBSP}${rest}${NBSP}${partName}`
}
