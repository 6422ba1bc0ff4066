import { AD_STATE_TONES } from '@trassa/catalog/format/ad-state-tones'
import { timeLeft } from '@trassa/catalog/format/dates'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import {
  AD_STATS,
  stateOf,
  WITHDRAW_REASONS,
  type WithdrawReason,
} from '@trassa/contracts/enumerations/ads'
import type { Tone } from '@trassa/ui/display/badge'
import { isUnpaid } from '../actions/owner-actions.ts'

const isWithdrawReason = (reason: string | null): reason is WithdrawReason =>
  reason !== null && reason in WITHDRAW_REASONS

/** Label and tone of an ad's state (domain §3). */
export function stateLabel(ad: OwnAdCard): { tone: Tone; word: string } {
  const { stat, archivedReason } = ad
  const state = stateOf(stat)
  if (isUnpaid(ad)) return { tone: 'marking', word: 'Ожидает оплаты' }
  const outcome = state === 'archived' && isWithdrawReason(archivedReason)
  const word = outcome ? WITHDRAW_REASONS[archivedReason].outcome : AD_STATS[state].label
  return { tone: AD_STATE_TONES[state], word }
}

/** The secondary line: time left, what is pending. */
export function detailsOf(ad: OwnAdCard, now: Date): string[] {
  const isActive = ad.stat === AD_STATS.active.stat
  const left = isActive && ad.expiresAt ? timeLeft(ad.expiresAt, now) : null
  return [
    ...(left ? [left] : []),
    ...(isActive && ad.revision === 'pending' ? ['изменения на проверке'] : []),
    ...(ad.archivedReason === 'silence' ? ['снято: 14 дней без исправлений'] : []),
  ]
}
