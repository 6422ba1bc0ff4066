import { AD_STATE_TONES } from '@trassa/catalog/format/ad-state-tones'
import { timeLeft } from '@trassa/catalog/format/dates'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import {
  AD_STATS,
  PAYMENT_STATUSES,
  stateOf,
  WITHDRAW_REASONS,
  type WithdrawReason,
} from '@trassa/contracts/enumerations/ads'
import type { Tone } from '@trassa/ui/display/badge'

const isWithdrawReason = (reason: string | null): reason is WithdrawReason =>
  reason !== null && reason in WITHDRAW_REASONS

/** Label and tone of an ad's state (domain §3). */
export function stateLabel({ stat, archivedReason }: OwnAdCard): { tone: Tone; word: string } {
  const state = stateOf(stat)
  const outcome = state === 'archived' && isWithdrawReason(archivedReason)
  const word = outcome ? WITHDRAW_REASONS[archivedReason].outcome : AD_STATS[state].label
  return { tone: AD_STATE_TONES[state], word }
}

/** The secondary line: time left, what is pending. */
export function detailsOf(ad: OwnAdCard, now: Date): string[] {
  const isActive = ad.stat === AD_STATS.active.stat
  const left = isActive && ad.expiresAt ? timeLeft(ad.expiresAt, now) : null
  const isUnpaid = ad.stat === AD_STATS.draft.stat && ad.paymentStatus === PAYMENT_STATUSES.awaiting
  return [
    ...(left ? [left] : []),
    ...(isActive && ad.revision === 'pending' ? ['изменения на проверке'] : []),
    ...(isUnpaid ? ['ждёт оплаты'] : []),
    ...(ad.archivedReason === 'silence' ? ['снято: 14 дней без исправлений'] : []),
  ]
}
