import type { CallAnswer } from '@trassa/contracts/call'
import type { PhoneSide, phoneChangeInit } from '@trassa/contracts/calls/account'
import { KEPT_KEYS } from '../../../lib/browser/kept-keys.ts'

const keyOf = (userId: string) => `${KEPT_KEYS.phoneChange}-${userId}`

/** domain §2: a code lives five minutes. */
const CODE_MS = 5 * 60 * 1000

type Flow = CallAnswer<typeof phoneChangeInit>[PhoneSide]

/** A code on its way: the flow that it confirms, and when another may be asked for. */
export interface SentCode {
  flowId: string
  /** Milliseconds since 1970. */
  sentAt: number
  resendAt: number
}

/** A change of the phone that waits for its codes: what a reload of the page needs to go on. */
export interface PhoneChange {
  /** The number that the account is to have. */
  phone: string
  sent: Record<PhoneSide, SentCode>
}

export const sentCode = ({ id, resendAfter }: Flow, now = Date.now()): SentCode => ({
  flowId: id,
  sentAt: now,
  resendAt: now + resendAfter * 1000,
})

/** Whether a code that was sent can still be right. */
export const isAlive = ({ sentAt }: SentCode, now = Date.now()): boolean => now - sentAt < CODE_MS

export function keepPhoneChange(userId: string, change: PhoneChange | null): void {
  try {
    if (change) sessionStorage.setItem(keyOf(userId), JSON.stringify(change))
    else sessionStorage.removeItem(keyOf(userId))
  } catch {
    // Without storage a reload begins the change anew.
  }
}

/** `null` where both codes have run out. */
export function readPhoneChange(userId: string, now = Date.now()): PhoneChange | null {
  try {
    const kept: PhoneChange | null = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null')
    return kept && Object.values(kept.sent).some((sent) => isAlive(sent, now)) ? kept : null
  } catch {
    return null
  }
}
