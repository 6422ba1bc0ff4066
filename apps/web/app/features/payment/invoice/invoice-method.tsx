import type { Order } from '@trassa/contracts/entities/order'
import { Button } from '@trassa/ui/actions/button'
import { Link } from 'react-router-dom'
import { useMe } from '../../../shared/login/use-me.ts'
import { invoiceHref, orderHref } from '../../../shared/payment/payment-paths.ts'

/** domain §5: companies may pay by bank transfer; what others see has no such button. */
export function InvoiceMethod({ order: { id, invoice } }: { order: Order }) {
  const { profile } = useMe()
  if (profile?.type !== 1) return null
  return (
    <Button
      variant="secondary"
      className="max-desk:w-full"
      render={<Link to={invoice ? orderHref(id, 'invoiced') : invoiceHref(id)} />}
    >
      {invoice ? `Счёт № ${invoice.number}` : 'Получить счёт'}
    </Button>
  )
}
