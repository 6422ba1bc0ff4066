import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withdrawReasonsFor } from '@trassa/catalog/taxonomy/withdraw-reasons'
import { confirmStillOffered } from '@trassa/contracts/calls/ads'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../../../shared/api/api-context.ts'
import { useChangeStat } from '../actions/use-change-stat.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** domain §8: whether an active ad has gone a week without its owner's word. */
export const isQuestioned = (ad: OwnAdCard, now: Date): boolean =>
  ad.stat === AD_STATS.active.stat &&
  now.getTime() - Date.parse(ad.confirmedAt ?? ad.liftedAt) > WEEK_MS

/** One tap tells buyers that the ad is current, or takes it down as sold. */
export function StillOffered({ ad }: { ad: OwnAdCard }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const change = useChangeStat()
  const confirm = useMutation({
    mutationFn: () => api.ask(confirmStillOffered, { params: { id: ad.id } }),
    onSuccess: () => toast('Отметили: объявление актуально', { tone: 'success' }),
    onError: (error) => toast(error.message, { tone: 'failure' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['userAds'] }),
  })
  const isSale = withdrawReasonsFor(ad.adType).includes('sold')
  return (
    <div className="col-span-full flex flex-wrap items-center gap-2 rounded-control bg-surface-sunken px-3 py-2">
      <span className="mr-auto max-desk:w-full">
        {isSale ? 'Ещё продаёте?' : 'Ещё оказываете услугу?'}
      </span>
      <Button
        size="small"
        variant="secondary"
        loading={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        Да, актуально
      </Button>
      <Button
        size="small"
        variant="secondary"
        loading={change.isPending}
        onClick={() =>
          change.mutate({ ad, action: 'withdraw', reason: isSale ? 'sold' : 'serviceEnded' })
        }
      >
        {isSale ? 'Продано' : 'Больше нет'}
      </Button>
    </div>
  )
}
