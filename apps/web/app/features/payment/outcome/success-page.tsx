import { useQueryClient } from '@tanstack/react-query'
import { PAYMENTS_KEY } from '@trassa/api-client/payment-queries'
import type { Order } from '@trassa/contracts/entities/order'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { OutcomeCard } from '../../../shared/ad-view/outcome-card.tsx'
import { orderHref } from '../../../shared/payment/payment-paths.ts'
import { IS_PAID } from '../is-paid.ts'
import { adOf, NextSteps } from '../next-steps.tsx'
import { WithOrder } from '../with-order.tsx'
import { PaidAd } from './paid-ad.tsx'

/** `/paySuccessfully?order=ID`: what was bought. The order says whether it is paid, not the address. */
export const SuccessPage = ({ id }: { id: string }) => (
  <WithOrder
    id={id}
    show={(order) =>
      IS_PAID[order.state] ? <Paid order={order} /> : <Navigate to={orderHref(id)} replace />
    }
  />
)

const TEXTS = {
  package: 'Публикации спишутся из пакета сами, когда вы разместите объявление.',
  ad: 'Чек придёт от платёжного сервиса. Заказ сохранён в разделе «Пакеты публикаций».',
}

function Paid({ order }: { order: Order }) {
  const ad = adOf(order)
  const subject = order.lines.map(({ title }) => title).join(', ')
  useReadAgain()
  return (
    <OutcomeCard
      outcome={{ title: 'Оплата прошла', text: ad ? TEXTS.ad : TEXTS.package }}
      subject={subject}
    >
      {ad ? <PaidAd order={order} id={ad.id} /> : <NextSteps order={order} />}
    </OutcomeCard>
  )
}

/** Ads, packages and what is left of them have changed with the payment. */
function useReadAgain(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['userAds'] })
    void queryClient.invalidateQueries({
      queryKey: PAYMENTS_KEY,
      predicate: ({ queryKey }) => queryKey[1] !== 'order',
    })
  }, [queryClient])
}
