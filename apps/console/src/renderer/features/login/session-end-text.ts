import type { Profile } from '@trassa/contracts/entities/user'

const KEPT = 'Решения сохранены: войдите, и вы вернётесь туда, где были.'

/** Clocks of a computer and a server differ by less. */
const TOLERANCE_MS = 60_000

/**
 * Why the server has ended the session of staff, as far as the profile tells: sessions end after 12 hours, and can be
 * ended from elsewhere (domain §2).
 */
export function sessionEndText({ staff }: Profile, now: Date): string {
  const endsAt = staff?.endsAt
  const isOver = endsAt !== undefined && Date.parse(endsAt) - now.getTime() <= TOLERANCE_MS
  return isOver
    ? `Время сеанса вышло. ${KEPT}`
    : `Сеанс завершён: вами на другом устройстве или старшим модератором. ${KEPT}`
}
