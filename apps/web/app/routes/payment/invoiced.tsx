import { InvoicedPage } from '../../features/payment/invoice/invoiced-page.tsx'
import { NamedOrder } from '../../features/payment/named-order.tsx'
import { plainMeta } from '../../lib/document/plain-meta.ts'

export const meta = () => plainMeta({ title: 'Счёт на оплату', noindex: true })

export default function InvoiceRequested() {
  return <NamedOrder show={(id) => <InvoicedPage key={id} id={id} />} />
}
