import { useQuery } from '@tanstack/react-query'
import { AD_STATE_TONES } from '@trassa/catalog/format/ad-state-tones'
import type { Order } from '@trassa/contracts/entities/order'
import { AD_STATS, type AdStat, stateOf } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { Status } from '@trassa/ui/display/status'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { NextSteps } from '../next-steps.tsx'
import { paidAdQuery } from '../paid-ad-query.ts'

/** How the ad that was paid for stands now, and where to go. */
export function PaidAd({ order, id }: { order: Order; id: string }) {
  const { data: ad } = useQuery(paidAdQuery(useApi(), id))
  const isDraft = ad?.stat === AD_STATS.draft.stat
  return (
    <div className="grid justify-items-center gap-4">
      <div className="flex min-h-12 flex-col items-center gap-1">
        {ad && <span className="wrap-anywhere">{ad.title}</span>}
        {ad && <AdState stat={ad.stat} />}
      </div>
      {isDraft && (
        <p className="max-w-100 text-balance">
          Объявление пока в черновиках: дополните его и нажмите «Разместить». Второй раз платить не
          нужно.
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {isDraft ? (
          <Button render={<Link to={`${PATHS.createAd}?id=${id}`} />}>Дополнить объявление</Button>
        ) : (
          <NextSteps order={order} />
        )}
      </div>
    </div>
  )
}

function AdState({ stat }: { stat: AdStat }) {
  const state = stateOf(stat)
  return (
    <Status tone={AD_STATE_TONES[state]} className="font-medium text-caption">
      {AD_STATS[state].label}
    </Status>
  )
}
