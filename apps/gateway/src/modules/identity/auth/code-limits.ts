import { AppError } from '@trassa/contracts/app-error'
import type { Transaction } from '../../../platform/database/connect.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { listSendAges, lockPhone } from './auth-flows.repository.ts'
import { CODE_LIMITS } from './sms-code.ts'

const HOUR = 60 * 60

/**
 * Refuses a code that comes too soon or is one too many in any hour (domain §2). Codes of a phone are
 * counted by its flows, so that one that could not be sent is not counted; the phone stays locked until
 * the transaction ends, so that two concurrent requests cannot both pass.
 *
 * @throws AppError `auth.code_too_soon`, `auth.code_too_many`
 */
export async function checkCodeLimits(
  tx: Transaction,
  { phone, address }: { phone: string; address: string },
): Promise<void> {
  await lockPhone(tx, phone)
  const ages = await listSendAges(tx, phone)
  const newest = ages.at(0)
  if (newest !== undefined && newest < CODE_LIMITS.resendAfter) {
    throw new AppError('auth.code_too_soon', { retryAfter: CODE_LIMITS.resendAfter - newest })
  }
  // The one that must leave the hour before the next may be sent.
  const oldest = ages.at(CODE_LIMITS.perPhoneInHour - 1)
  if (oldest !== undefined) {
    throw new AppError('auth.code_too_many', { retryAfter: HOUR - oldest })
  }
  await limitRate(tx, {
    key: `sms:${address}`,
    hits: CODE_LIMITS.perAddressInHour,
    seconds: HOUR,
    code: 'auth.code_too_many',
  })
}
