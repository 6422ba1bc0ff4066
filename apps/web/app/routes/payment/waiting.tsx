import { NamedOrder } from '../../features/payment/named-order.tsx'
import { WaitingPage } from '../../features/payment/waiting/waiting-page.tsx'
import { plainMeta } from '../../lib/document/plain-meta.ts'

export const meta = () => plainMeta({ title: 'Проверяем оплату', noindex: true })

export default function Waiting() {
  return <NamedOrder show={(id) => <WaitingPage key={id} id={id} />} />
}
