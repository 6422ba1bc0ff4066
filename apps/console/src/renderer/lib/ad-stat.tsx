import { STAT_TONES } from '@trassa/catalog/stat-tones'
import { AD_STATS, type AdStat, stateOf } from '@trassa/contracts/enumerations/ads'
import { Status } from '@trassa/ui/status'

export const statLabel = (stat: AdStat): string => AD_STATS[stateOf(stat)].label

/** An ad's state by colour, form and word. */
export function AdStatus({ stat }: { stat: AdStat }) {
  return <Status tone={STAT_TONES[stateOf(stat)]}>{statLabel(stat)}</Status>
}
