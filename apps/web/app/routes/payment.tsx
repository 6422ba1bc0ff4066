import { useLocation } from 'react-router-dom'
import { ChosenPayment } from '../features/payment/chosen-payment.tsx'
import { InvoicedPage } from '../features/payment/invoice/invoiced-page.tsx'
import { NamedOrder } from '../features/payment/named-order.tsx'
import { FailurePage } from '../features/payment/outcome/failure-page.tsx'
import { SuccessPage } from '../features/payment/outcome/success-page.tsx'
import { PaymentSkeleton } from '../features/payment/payment-skeleton.tsx'
import { WaitingPage } from '../features/payment/waiting/waiting-page.tsx'
import { plainMeta } from '../lib/document/plain-meta.ts'
import { isAt } from '../shared/addresses/paths.ts'
import { RequireLogin } from '../shared/login/require-login.tsx'
import { PAYMENT_PATHS } from '../shared/payment/payment-paths.ts'
import type { Route } from './+types/payment'

const PAGES = [
  { path: PAYMENT_PATHS.waiting, title: 'Проверяем оплату', Page: WaitingPage },
  { path: PAYMENT_PATHS.paid, title: 'Оплата прошла', Page: SuccessPage },
  { path: PAYMENT_PATHS.failed, title: 'Оплата не прошла', Page: FailurePage },
  { path: PAYMENT_PATHS.invoiced, title: 'Счёт на оплату', Page: InvoicedPage },
]

const pageAt = (pathname: string) => PAGES.find(({ path }) => isAt(pathname, path))

export const meta: Route.MetaFunction = ({ location }) =>
  plainMeta({ title: pageAt(location.pathname)?.title ?? 'Оплата', noindex: true })

/**
 * The pages of the payment flow (spec §2), for the session's user only. One module for all of them: each module of a
 * route stands in the list of routes that every page of the site loads.
 */
export default function Payment() {
  const page = pageAt(useLocation().pathname)
  return (
    <div className="mx-auto max-w-180 px-4 py-6 desk:px-6 desk:py-8">
      <RequireLogin skeleton={<PaymentSkeleton />}>
        {page ? <NamedOrder show={(id) => <page.Page key={id} id={id} />} /> : <ChosenPayment />}
      </RequireLogin>
    </div>
  )
}
