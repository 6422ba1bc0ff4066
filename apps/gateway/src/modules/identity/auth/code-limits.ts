import { AppError } from '@trassa/contracts/app-error'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import {
  type AuthFlow,
  countWrongTries,
  listSends,
  lockPhone,
  type Send,
} from './auth-flows.repository.ts'
import { isKnownDevice, type Requester } from './requester.ts'
import { CODE_LIMITS } from './sms-code.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/**
 * Refuses a code that comes too soon or is one too many (domain §2, docs/decisions/051). Codes of a phone are
 * counted by its flows, so that one that could not be sent is not counted; the phone stays locked until
 * the transaction ends, so that two concurrent requests cannot both pass.
 *
 * @returns seconds until the same requester may ask for the next one
 * @throws AppError `auth.code_too_soon`, `auth.code_too_many`
 */
export async function checkCodeLimits(
  tx: Transaction,
  { phone, requester }: { phone: string; requester: Requester },
): Promise<number> {
  await lockPhone(tx, phone)
  const sends = await listSends(tx, phone)
  const { seconds, isSpent } = waitOf(sends, requester)
  if (seconds > 0) {
    const code = isSpent ? 'auth.code_too_many' : 'auth.code_too_soon'
    throw new AppError(code, { retryAfter: seconds })
  }
  if (!isKnownDevice(requester)) await limitAddress(tx, requester)
  return waitOf([{ age: 0, requester }, ...sends], requester).seconds
}

/**
 * How long a requester waits for the next code to a phone: after their own codes, and – where the browser has not
 * logged in to this phone before – after those of all other unknown ones, which are slowed down and never refused.
 * The first code of a network in an hour does not wait for those of a few others, so that these cannot keep the
 * owner from a login on a new device.
 *
 * @param sends of the last hour, the newest first
 */
function waitOf(sends: Send[], requester: Requester): { seconds: number; isSpent: boolean } {
  const own = sends.filter((send) => send.requester === requester)
  const unknown = isKnownDevice(requester)
    ? []
    : sends.filter((send) => !isKnownDevice(send.requester))
  const afterOwn = pauseLeft(own, CODE_LIMITS.resendAfter)
  const networks = new Set(unknown.map((send) => send.requester)).size
  const isFree = own.length === 0 && networks < CODE_LIMITS.networksWithoutPause
  const afterUnknown = isFree ? 0 : pauseLeft(unknown, pauseAfter(unknown.length))
  // The one that must leave the hour before the next may be sent.
  const oldest = own.at(CODE_LIMITS.perRequesterInHour - 1)
  const afterSpent = oldest ? HOUR - oldest.age : 0
  const seconds = Math.max(0, afterOwn, afterUnknown, afterSpent)
  return { seconds, isSpent: afterSpent > 0 && afterSpent === seconds }
}

const pauseLeft = ([newest]: Send[], pause: number): number => (newest ? pause - newest.age : 0)

/** After five codes in an hour each further one doubles the pause, up to a quarter of an hour. */
function pauseAfter(sends: number): number {
  const doublings = Math.max(0, sends - CODE_LIMITS.perRequesterInHour + 1)
  return Math.min(CODE_LIMITS.longestPause, CODE_LIMITS.resendAfter * 2 ** doublings)
}

async function limitAddress(tx: Transaction, requester: Requester): Promise<void> {
  const code = 'auth.code_too_many'
  const { perAddressInHour, perAddressInDay } = CODE_LIMITS
  await limitRate(tx, { key: `sms:${requester}`, hits: perAddressInHour, seconds: HOUR, code })
  await limitRate(tx, { key: `sms-day:${requester}`, hits: perAddressInDay, seconds: DAY, code })
}

/**
 * How many tries a flow has: fewer while its phone or its address is being guessed at, so that guesses from many
 * flows or addresses stay few as well. A known device keeps all of its own.
 */
export async function triesOf(db: Executor, flow: AuthFlow): Promise<number> {
  if (isKnownDevice(flow.requester)) return CODE_LIMITS.tries
  const wrong = await countWrongTries(db, flow)
  const isGuessedAt = Math.max(wrong.ofPhone, wrong.ofRequester) >= CODE_LIMITS.wrongTriesInDay
  return isGuessedAt ? CODE_LIMITS.triesWhenGuessedAt : CODE_LIMITS.tries
}
