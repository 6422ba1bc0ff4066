import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderQuery, PAYMENTS_KEY } from '@trassa/api-client/payment-queries'
import { AppError } from '@trassa/contracts/app-error'
import { updateStat } from '@trassa/contracts/calls/ads'
import { bindAd, createOrder } from '@trassa/contracts/calls/payments'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { Good } from '@trassa/contracts/entities/order'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Promotion } from '@trassa/contracts/enumerations/goods'
import type { UserType } from '@trassa/contracts/enumerations/users'
import { quotaCodeOf } from '@trassa/contracts/quota-texts'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../../shared/api/api-context.ts'
import { orderHref } from '../../../shared/payment/payment-paths.ts'
import { useRepeatKey } from '../../../shared/payment/use-repeat-key.ts'
import type { PublicationWay } from './publication-ways.ts'

export interface Choice {
  ad: EditableAd
  way: PublicationWay | null
  promotions: readonly Promotion[]
}

const goodsOf = ({ ad, way, promotions }: Choice): Good[] => [
  ...(way?.goods(ad.id) ?? []),
  ...promotions.map((promotion) => ({ kind: 'promotion', adId: ad.id, promotion }) as const),
]

/** Publishes what costs nothing now, orders the rest, and leads to its payment. */
export function useChoose(userType: UserType) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const repeat = useRepeatKey()
  const isUnderWay = useRef(false)

  async function publish({ ad, way }: Choice): Promise<EditableAd | null> {
    if (way?.atOnce === 'unit') {
      const key = repeat.keyOf(['unit', ad.id])
      return api.ask(bindAd, { body: { adId: ad.id } }, { idempotencyKey: key })
    }
    if (way?.atOnce !== 'free') return null
    const isDraft = ad.stat === AD_STATS.draft.stat
    const { stat } = isDraft ? AD_STATS.moderation : AD_STATS.active
    const published = await api.ask(updateStat, {
      params: { id: ad.id },
      body: { stat, version: ad.version },
    })
    // The free publication has been taken by another ad meanwhile.
    if (published.stat === AD_STATS.draft.stat) throw new AppError(quotaCodeOf(userType))
    return published
  }

  const mutation = useMutation({
    mutationFn: async (choice: Choice) => {
      const published = await publish(choice)
      const goods = goodsOf(choice)
      if (goods.length === 0) return { published, order: null }
      const key = repeat.keyOf(goods)
      const order = await api.ask(createOrder, { body: { goods } }, { idempotencyKey: key })
      return { published, order }
    },
    onSuccess: ({ order }) => {
      repeat.forget()
      if (!order) return
      queryClient.setQueryData(orderQuery(api, order.id).queryKey, order)
      return navigate(orderHref(order.id))
    },
    onSettled: () => {
      isUnderWay.current = false
      void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
      // Also after a refusal: the page shows what may be chosen now.
      return queryClient.invalidateQueries({ queryKey: ['userAds'] })
    },
  })
  return {
    isPending: mutation.isPending,
    isPaused: mutation.isPaused,
    error: mutation.error,
    /** The ad that was published without an order. */
    published: mutation.data?.order === null ? mutation.data.published : null,
    choose(choice: Choice) {
      // A second press may come before the button shows the first one.
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutation.mutate(choice)
    },
  }
}
