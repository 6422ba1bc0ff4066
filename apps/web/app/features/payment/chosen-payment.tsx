import { useSearchParams } from 'react-router-dom'
import { ChoicePage } from './choice/choice-page.tsx'
import { InvoiceMethod } from './invoice/invoice-method.tsx'
import { InvoicePage } from './invoice/invoice-page.tsx'
import { NoOrder } from './no-such-order.tsx'
import { OrderPage } from './order/order-page.tsx'

/** `/payment`: an order to pay, the requisites of its invoice, or the choice of what to pay for an ad. */
export function ChosenPayment() {
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
