import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import { updateStat } from '@trassa/contracts/calls/ads'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import type { WithdrawReason } from '@trassa/contracts/enumerations/ads'
import { useToast } from '@trassa/ui/feedback/toast'
import { useNavigate } from 'react-router-dom'
import { adPaymentHref, PATHS } from '../../../shared/addresses/paths.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { STAT_OF, type StatAction } from './owner-actions.ts'
import { doneText, failureText } from './stat-texts.ts'

export interface StatChange {
  ad: OwnAdCard
  action: StatAction
  reason?: WithdrawReason
  appeal?: string
}

/** Nothing is free for the ad and no package has a publication left. */
export const isQuotaRefusal = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'ad.quota' || error.code === 'ad.company_quota')

/** Milliseconds: longer than the default, because the text is long and has a button. */
const LONG_MS = 6000

/** Changes the stat of an ad; the lists are refetched after success and failure. */
export function useChangeStat() {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()

  return useMutation({
    mutationFn: ({ ad, action, reason, appeal }: StatChange) =>
      api.ask(updateStat, {
        params: { id: ad.id },
        body: {
          stat: STAT_OF[action],
          version: ad.version,
          ...(reason && { reason }),
          ...(appeal && { appeal }),
        },
      }),
    onSuccess: (ad, { action }) => toast(doneText(action, ad), { tone: 'success' }),
    onError: (error, { ad, action }) => {
      const code = error instanceof AppError ? error.code : null
      // The dialog of the appeal says it: a blocked ad cannot be paid for itself.
      if (isQuotaRefusal(error) && action === 'appeal') return
      if (isQuotaRefusal(error)) void navigate(adPaymentHref(ad.id))
      const open = () => void navigate(`${PATHS.editAd}?id=${ad.id}`)
      toast(failureText(error), {
        tone: 'failure',
        duration: LONG_MS,
        ...(code === 'ad.incomplete' && { action: { label: 'Заполнить', onClick: open } }),
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['userAds'] }),
  })
}
