import type { PaymentOrder } from '@trassa/contracts/entities/moderator/payment-order'
import { TextField } from '@trassa/ui/fields/text-field'

interface PaymentOrderFieldsProps {
  typed: PaymentOrder
  /** What is missing is said once sending was tried. */
  tried: boolean
  onChange: (typed: PaymentOrder) => void
}

/** Number and date of a payment order. */
export function PaymentOrderFields({ typed, tried, onChange }: PaymentOrderFieldsProps) {
  return (
    <>
      <TextField
        label="Номер платёжного поручения"
        maxLength={20}
        autoFocus
        value={typed.number}
        error={
          tried && typed.number.trim() === '' ? 'Укажите номер платёжного поручения' : undefined
        }
        onChange={(event) => onChange({ ...typed, number: event.target.value })}
      />
      <TextField
        label="Дата платёжного поручения"
        type="date"
        value={typed.date}
        error={tried && typed.date === '' ? 'Укажите дату платёжного поручения' : undefined}
        onChange={(event) => onChange({ ...typed, date: event.target.value })}
      />
    </>
  )
}
