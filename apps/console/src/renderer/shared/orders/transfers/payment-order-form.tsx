import type { PaymentOrder } from '@trassa/contracts/entities/moderator/payment-order'
import { type ReactNode, useState } from 'react'
import { BankForm } from './bank-form.tsx'
import { PaymentOrderFields } from './payment-order-fields.tsx'

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
export function PaymentOrderForm({ children, onConfirm, ...form }: PaymentOrderFormProps) {
  const [typed, setTyped] = useState<PaymentOrder>({ number: '', date: '' })
  const [tried, setTried] = useState(false)
  const number = typed.number.trim()
  return (
    <BankForm
      {...form}
      onSubmit={() => {
        setTried(true)
        if (number !== '' && typed.date !== '') onConfirm({ ...typed, number })
      }}
    >
      <p>{children}</p>
      <PaymentOrderFields typed={typed} tried={tried} onChange={setTyped} />
    </BankForm>
  )
}
