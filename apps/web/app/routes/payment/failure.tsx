import { NamedOrder } from '../../features/payment/named-order.tsx'
import { FailurePage } from '../../features/payment/outcome/failure-page.tsx'
import { plainMeta } from '../../lib/document/plain-meta.ts'

export const meta = () => plainMeta({ title: 'Оплата не прошла', noindex: true })

export default function PayError() {
  return <NamedOrder show={(id) => <FailurePage key={id} id={id} />} />
}
