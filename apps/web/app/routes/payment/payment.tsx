import { useSearchParams } from 'react-router-dom'
import { NoOrder } from '../../features/payment/no-such-order.tsx'
import { OrderPage } from '../../features/payment/order/order-page.tsx'
import { plainMeta } from '../../lib/document/plain-meta.ts'

export const meta = () => plainMeta({ title: 'Оплата', noindex: true })

/** An order to pay. */
export default function Payment() {
  const [params] = useSearchParams()
  const order = params.get('order')
  if (order) return <OrderPage key={order} id={order} />
  return <NoOrder />
}
