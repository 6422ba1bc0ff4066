import { formatPrice } from '@trassa/catalog/format/numbers'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { Button } from '@trassa/ui/actions/button'
import { SegmentedControl } from '@trassa/ui/choices/segmented-control'
import { NumberField } from '@trassa/ui/fields/number-field'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { useKeyBindings } from '../../keyboard/use-key-bindings.ts'
import { refundConsequences } from '../order-given.tsx'
import { refundDrafts } from './refund-drafts.ts'

interface RefundFormProps {
  order: StaffOrder
  busy: boolean
  onSubmit: (refund: { reason: string; amount: number }) => void
  onCancel: () => void
}

/** domain §5: an order that was not delivered goes back whole. */
const mayBePart = ({ state, amount }: StaffOrder) => state === 'delivered' && amount > 1

/** Why and how much, and what follows; the text is stored until the refund is accepted. */
export function RefundForm({ order, busy, onSubmit, onCancel }: RefundFormProps) {
  const [draft, change] = useFormDraft(refundDrafts, order.id)
  const [tried, setTried] = useState(false)
  useKeyBindings({ close: onCancel })
  const isPart = draft.isPart && mayBePart(order)
  const amount = isPart ? draft.amount : order.amount
  const amountMistake =
    amount === null || amount < 1 || amount > order.amount
      ? `Введите сумму от 1 до ${formatPrice(order.amount)}`
      : undefined
  const reason = draft.reason.trim()

  return (
    <form
      aria-label="Вернуть деньги"
      className="grid gap-3 rounded-card border p-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (reason !== '' && amount !== null && !amountMistake) onSubmit({ reason, amount })
      }}
    >
      <TextField
        label="Почему возвращаем"
        hint="Останется в истории заказа"
        maxLength={500}
        autoFocus
        value={draft.reason}
        error={tried && reason === '' ? 'Напишите причину' : undefined}
        onChange={(event) => change({ reason: event.target.value })}
      />
      {mayBePart(order) && (
        <SegmentedControl
          label="Сколько"
          options={[
            { value: 'whole', label: 'Всю сумму' },
            { value: 'part', label: 'Часть' },
          ]}
          value={isPart ? 'part' : 'whole'}
          onValueChange={(value) => change({ isPart: value === 'part' })}
        />
      )}
      {isPart && (
        <NumberField
          label="Сумма возврата"
          unit="₽"
          value={draft.amount}
          error={tried ? amountMistake : undefined}
          onValueChange={(value) => change({ amount: value })}
        />
      )}
      <ul
        aria-label="Что произойдёт"
        className="grid list-disc gap-1 rounded-card bg-marking-quiet py-2 pr-3 pl-7"
      >
        {refundConsequences(order.given).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>
          {order.method === 'invoice'
            ? 'Деньги переводит бухгалтерия по банковским реквизитам.'
            : 'Деньги вернутся на карту покупателя, чек придёт на его телефон.'}
        </li>
        <li>Покупатель узнает о возврате по SMS, если не отключил такие сообщения.</li>
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" loading={busy}>
          {amount === null || amountMistake ? 'Вернуть' : `Вернуть ${formatPrice(amount)}`}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
