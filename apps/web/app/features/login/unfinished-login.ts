import type { CodeSent } from '@trassa/machines/login/login.types'
import { KEPT_KEYS } from '../../lib/browser/kept-keys.ts'

const KEY = KEPT_KEYS.login

/** domain §2: a code lives five minutes. */
const CODE_MS = 5 * 60 * 1000

/** A login that waits for its code: what a reload of the page needs to go on. */
export interface UnfinishedLogin {
  purpose: 'login' | 'registration'
  phone: string
  sent: CodeSent
  /** Milliseconds since 1970. */
  sentAt: number
}

export function keepUnfinished(login: UnfinishedLogin | null): void {
  try {
    if (login) sessionStorage.setItem(KEY, JSON.stringify(login))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage a reload begins the login anew.
  }
}

/** With the seconds that are left until another code; `null` where the code lives no more. */
export function readUnfinished(now = Date.now()): UnfinishedLogin | null {
  try {
    const kept: UnfinishedLogin | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!kept || now - kept.sentAt > CODE_MS) return null
    const passed = Math.floor((now - kept.sentAt) / 1000)
    const resendAfter = Math.max(0, kept.sent.resendAfter - passed)
    return { ...kept, sent: { ...kept.sent, resendAfter } }
  } catch {
    return null
  }
}
