import type { PaymentOrder } from '@trassa/contracts/entities/payment-order'
import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { type ReactNode, useState } from 'react'
import { failureText } from '../../lib/failure-text.ts'

interface PaymentOrderFormProps {
  /** What is confirmed with the payment order; also the button. */
  action: string
  children: ReactNode
  pending: boolean
  error: Error | null
  onConfirm: (paymentOrder: PaymentOrder) => void
  onCancel: () => void
}

/** Asks for the payment order of the bank that money has come or gone with. */
export function PaymentOrderForm({
  action,
  children,
  pending,
  error,
  onConfirm,
  onCancel,
}: PaymentOrderFormProps) {
  const [typed, setTyped] = useState({ number: '', date: '' })
  const [tried, setTried] = useState(false)
  const number = typed.number.trim()
  return (
    <form
      aria-label={action}
      className="grid w-full gap-3 rounded-card border p-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (number !== '' && typed.date !== '' && !pending) onConfirm({ ...typed, number })
      }}
    >
      <p>{children}</p>
      <TextField
        label="Номер платёжного поручения"
        maxLength={20}
        autoFocus
        value={typed.number}
        error={tried && number === '' ? 'Укажите номер платёжного поручения' : undefined}
        onChange={(event) => setTyped({ ...typed, number: event.target.value })}
      />
      <TextField
        label="Дата платёжного поручения"
        type="date"
        value={typed.date}
        error={tried && typed.date === '' ? 'Укажите дату платёжного поручения' : undefined}
        onChange={(event) => setTyped({ ...typed, date: event.target.value })}
      />
      {error && (
        <p role="alert" className="text-stop-text">
          {failureText(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={pending}>
          {action}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
