import type { Transaction } from '../../../platform/database/connect.ts'
import { networkOf } from '../../../platform/net/network-of.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Counts a letter with a link: letters go to addresses that may belong to others, so they are limited like codes
 * (domain §2), by account, by the network that asks and by the address they go to. A refused letter is not counted.
 *
 * @throws AppError `email.too_soon`, `email.too_many`
 */
export async function limitEmailLinks(
  tx: Transaction,
  { userId, email, address }: { userId: string; email: string; address: string },
): Promise<void> {
  const network = networkOf(address)
  const limits = [
    { key: `email-pause:${userId}:${email}`, hits: 1, seconds: MINUTE, code: 'email.too_soon' },
    { key: `email-user:${userId}`, hits: 5, seconds: HOUR, code: 'email.too_many' },
    { key: `email-network:${network}`, hits: 20, seconds: HOUR, code: 'email.too_many' },
    { key: `email-to:${email}`, hits: 10, seconds: DAY, code: 'email.too_many' },
  ] as const
  for (const limit of limits) await limitRate(tx, limit)
}
