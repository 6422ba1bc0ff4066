import { bankDay, formatMoney } from '@trassa/catalog/format/money'
import { formatPrice } from '@trassa/catalog/format/numbers'
import type { CallArguments } from '@trassa/contracts/call'
import type { returnTransfer } from '@trassa/contracts/calls/moderator/transfers'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { NumberField } from '@trassa/ui/fields/number-field'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { BankForm } from './bank-form.tsx'
import type { KnownTransfer } from './known-transfer.ts'
import { PaymentOrderFields } from './payment-order-fields.tsx'

type Surplus = CallArguments<typeof returnTransfer, 'output'>['body']

interface SurplusFormProps {
  order: StaffOrder
  /** As a statement has it; without it the form asks for it. */
  known: KnownTransfer | null
  pending: boolean
  error: Error | null
  onSubmit: (surplus: Surplus) => void
  onCancel: () => void
}

/** A further payment of a paid order: which one, and why it goes back (domain §5). */
export function SurplusForm({ order, known, onSubmit, ...form }: SurplusFormProps) {
  const [typed, setTyped] = useState({ number: known?.number ?? '', date: known?.date ?? '' })
  const [kopecks, setKopecks] = useState<number | null>(known?.kopecks ?? order.amount * 100)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const number = typed.number.trim()

  function submit() {
    setTried(true)
    const isFull = number !== '' && typed.date !== '' && reason.trim() !== ''
    if (!isFull || kopecks === null || kopecks < 1) return
    const payer = known ? { payerInn: known.payerInn } : {}
    onSubmit({ ...typed, ...payer, number, kopecks, reason: reason.trim() })
  }

  return (
    <BankForm {...form} action="Вернуть второй платёж" onSubmit={submit}>
      <p>
        Заказ на {formatPrice(order.amount)} уже оплачен. Проверьте в банке, что пришёл ещё один
        платёж: мы учтём его и начнём возврат плательщику.
      </p>
      {known ? (
        <p className="rounded-card bg-surface p-2">
          Платёж № {number} от {bankDay(typed.date)}, {formatMoney(known.kopecks / 100)}.{' '}
          {known.payer}
        </p>
      ) : (
        <>
          <PaymentOrderFields typed={typed} tried={tried} onChange={setTyped} />
          <NumberField
            label="Сумма платежа"
            unit="₽"
            fraction={2}
            value={kopecks === null ? null : kopecks / 100}
            error={tried && !kopecks ? 'Укажите сумму платежа' : undefined}
            onValueChange={(roubles) =>
              setKopecks(roubles === null ? null : Math.round(roubles * 100))
            }
          />
        </>
      )}
      <TextField
        label="Почему возвращаем"
        hint="Останется в истории заказа"
        maxLength={500}
        autoFocus={known !== null}
        value={reason}
        error={tried && reason.trim() === '' ? 'Напишите причину' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </BankForm>
  )
}
