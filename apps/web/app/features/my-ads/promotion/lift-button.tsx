import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { liftAd } from '@trassa/contracts/calls/promotions'
import type { AdPromotions } from '@trassa/contracts/entities/promotion'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { useRef } from 'react'
import { useApi } from '../../../shared/api/api-context.ts'
import { useRepeatKey } from '../../../shared/payment/use-repeat-key.ts'
import { adPromotionsQuery } from '../../../shared/promotion/ad-promotions-query.ts'

interface LiftButtonProps {
  adId: string
  lifts: AdPromotions['lifts']
}

/** Lifts the ad with a lift that was paid for; says how many are left, and from when one is possible. */
export function LiftButton({ adId, lifts: { left, possibleAt } }: LiftButtonProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const repeat = useRepeatKey()
  const isUnderWay = useRef(false)
  const { queryKey } = adPromotionsQuery(api, adId)
  const lift = useMutation({
    mutationFn: () => api.ask(liftAd, { body: { adId } }, { idempotencyKey: repeat.keyOf(left) }),
    onSuccess: (promotions) => {
      queryClient.setQueryData(queryKey, promotions)
      toast('Объявление поднято', { tone: 'success' })
    },
    onError: (error) => {
      toast(error.message, { tone: 'failure' })
      void queryClient.invalidateQueries({ queryKey })
    },
    onSettled: () => {
      isUnderWay.current = false
      return queryClient.invalidateQueries({ queryKey: ['userAds'] })
    },
  })
  const isPossible = possibleAt !== null && Date.parse(possibleAt) <= Date.now()
  const press = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    lift.mutate()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p>
        Поднятий осталось: {left}
        {possibleAt !== null && !isPossible && (
          <span className="block text-caption text-text-muted">
            Поднять снова можно с {formatDateTime(possibleAt, new Date())}
          </span>
        )}
      </p>
      <Button variant="secondary" disabled={!isPossible} loading={lift.isPending} onClick={press}>
        Поднять
      </Button>
    </div>
  )
}
