import { bankDay, formatMoney } from '@trassa/catalog/format/money'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { Status } from '@trassa/ui/display/status'
import { Section } from '../../ad-view/section.tsx'

/** What has come to the bank account for an order, as the accountant looks for it at the bank. */
export function TransferList({ transfers }: { transfers: StaffOrder['transfers'] }) {
  if (transfers.length === 0) return null
  return (
    <Section title="Платежи на расчётный счёт">
      <ul className="grid gap-2">
        {transfers.map(({ id, number, date, payerInn, amount, isSurplus }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <Status tone={isSurplus ? 'marking' : 'go'}>
              {isSurplus ? 'Второй платёж' : 'Оплатил заказ'}
            </Status>
            <span className="tabular">{formatMoney(amount)}</span>
            <span className="w-full select-text pl-4.5 text-caption text-text-muted">
              Платёжное поручение № {number} от {bankDay(date)}
              {payerInn && `, ИНН ${payerInn}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
