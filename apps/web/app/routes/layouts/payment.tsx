import { Outlet } from 'react-router-dom'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { plainMeta } from '../../lib/document/plain-meta.ts'
import { RequireLogin } from '../../shared/login/require-login.tsx'

export const meta = () => plainMeta({ title: 'Оплата', noindex: true })

/** The pages of the payment flow (spec §2): for the session's user only. */
export default function PaymentLayout() {
  return (
    <div className="mx-auto max-w-180 px-4 py-6 desk:px-6 desk:py-8">
      <RequireLogin skeleton={<PaymentSkeleton />}>
        <Outlet />
      </RequireLogin>
    </div>
  )
}
