import { AD_STATE_TONES } from '@trassa/catalog/format/ad-state-tones'
import type { Confirmation } from '@trassa/contracts/entities/ad-confirmation'
import { AD_STATS, type AdStat, stateOf } from '@trassa/contracts/enumerations/ads'
import { Status } from '@trassa/ui/display/status'

export const adStatusLabel = (stat: AdStat): string => AD_STATS[stateOf(stat)].label

/** Whether the owner has a link and may still answer (domain §9). */
export const isAwaited = (confirmation: Confirmation | null, now: Date): boolean =>
  confirmation?.expiresAt != null && Date.parse(confirmation.expiresAt) > now.getTime()

interface AdStatusProps {
  ad: { stat: AdStat; confirmation: Confirmation | null }
}

/** An ad's state by colour, form and word; of a draft that its owner has been asked about, that. */
export function AdStatus({ ad: { stat, confirmation } }: AdStatusProps) {
  if (isAwaited(confirmation, new Date())) {
    return <Status tone="marking">Ждёт подтверждения владельца</Status>
  }
  return <Status tone={AD_STATE_TONES[stateOf(stat)]}>{adStatusLabel(stat)}</Status>
}
