import { AppError } from '@trassa/contracts/app-error'
import { NOTICES } from '../../notifications/public.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** domain §9, all in milliseconds where they are times. A link lasts as long as the notice that carries it may be sent. */
export const LINK_LIMITS = {
  lifetime: NOTICES.adConfirmation.lifetimeSeconds * 1000,
  pause: MINUTE,
  perDay: 5,
} as const

/**
 * The sends of the last day with this one among them.
 *
 * @throws AppError `confirmation.too_soon`, `confirmation.too_many`.
 */
export function countSend(sends: readonly Date[], now: Date): Date[] {
  const age = (sent: Date) => now.getTime() - sent.getTime()
  const recent = sends.filter((sent) => age(sent) < DAY)
  const last = recent.at(-1)
  if (last && age(last) < LINK_LIMITS.pause) {
    throw new AppError('confirmation.too_soon', {
      retryAfter: (LINK_LIMITS.pause - age(last)) / 1000,
    })
  }
  // The one that must leave the day before the next may be sent.
  const first = recent.at(-LINK_LIMITS.perDay)
  if (first) {
    throw new AppError('confirmation.too_many', { retryAfter: (DAY - age(first)) / 1000 })
  }
  return [...recent, now]
}
