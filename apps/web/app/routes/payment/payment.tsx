import { useSearchParams } from 'react-router-dom'
import { ChoicePage } from '../../features/payment/choice/choice-page.tsx'
import { InvoiceMethod } from '../../features/payment/invoice/invoice-method.tsx'
import { InvoicePage } from '../../features/payment/invoice/invoice-page.tsx'
import { NoOrder } from '../../features/payment/no-such-order.tsx'
import { OrderPage } from '../../features/payment/order/order-page.tsx'
import { plainMeta } from '../../lib/document/plain-meta.ts'

export const meta = () => plainMeta({ title: 'Оплата', noindex: true })

/** An order to pay, the requisites of its invoice, or the choice of what to pay for an ad. */
export default function Payment() {
  const [params] = useSearchParams()
  const order = params.get('order')
  const ad = params.get('ad')
  if (order && params.get('method') === 'invoice') return <InvoicePage key={order} id={order} />
  if (order) {
    return (
      <OrderPage
        key={order}
        id={order}
        otherMethods={(payable) => <InvoiceMethod order={payable} />}
      />
    )
  }
  return ad ? <ChoicePage key={ad} id={ad} /> : <NoOrder />
}
