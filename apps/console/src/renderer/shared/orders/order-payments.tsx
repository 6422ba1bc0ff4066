import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import {
  PAYMENT_PROVIDERS,
  PAYMENT_STATES,
  type PaymentState,
} from '@trassa/contracts/enumerations/money'
import type { Tone } from '@trassa/ui/display/badge'
import { Status } from '@trassa/ui/display/status'
import { useNow } from '../../lib/use-now.ts'
import { Section } from '../ad-view/section.tsx'

const MINUTE_MS = 60_000

const TONES: Record<PaymentState, Tone> = {
  new: 'neutral',
  pending: 'sign',
  succeeded: 'go',
  cancelled: 'stop',
}

/** The attempts to pay by card, newest first. */
export function OrderPayments({ payments }: { payments: StaffOrder['payments'] }) {
  const now = useNow(MINUTE_MS)
  if (payments.length === 0) return null
  return (
    <Section title="Попытки оплаты картой">
      <ul className="grid gap-2">
        {payments.map(({ id, provider, providerId, state, amount, decline, createdAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <Status tone={TONES[state]}>{PAYMENT_STATES[state]}</Status>
            <span className="tabular">{formatPrice(amount)}</span>
            <time dateTime={createdAt} className="tabular ml-auto text-text-muted">
              {formatDateTime(createdAt, now)}
            </time>
            {decline && <span className="w-full pl-4.5">{decline}</span>}
            <span className="w-full select-text break-all pl-4.5 text-caption text-text-muted">
              {PAYMENT_PROVIDERS[provider]}
              {providerId && `, ${providerId}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
