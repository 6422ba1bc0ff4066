import { NamedOrder } from '../../features/payment/named-order.tsx'
import { SuccessPage } from '../../features/payment/outcome/success-page.tsx'
import { plainMeta } from '../../lib/document/plain-meta.ts'

export const meta = () => plainMeta({ title: 'Оплата прошла', noindex: true })

export default function PaySuccessfully() {
  return <NamedOrder show={(id) => <SuccessPage key={id} id={id} />} />
}
