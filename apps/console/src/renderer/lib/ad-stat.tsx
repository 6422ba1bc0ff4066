import { AD_STATS, type AdStat, type AdState, stateOf } from '@trassa/contracts/enumerations/ads'
import type { Tone } from '@trassa/ui/badge'
import { Status } from '@trassa/ui/status'

const TONES: Record<AdState, Tone> = {
  draft: 'neutral',
  active: 'go',
  moderation: 'sign',
  needsFix: 'marking',
  blocked: 'stop',
  expired: 'neutral',
  archived: 'neutral',
  deleted: 'neutral',
}

export const statLabel = (stat: AdStat): string => AD_STATS[stateOf(stat)].label

/** An ad's state by colour, form and word. */
export function AdStatus({ stat }: { stat: AdStat }) {
  return <Status tone={TONES[stateOf(stat)]}>{statLabel(stat)}</Status>
}
