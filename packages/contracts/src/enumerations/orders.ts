/** domain §5: where an order stands: the column, its state in the order machine, the word that a person reads. */
export const ORDER_STATES = {
  created: 'Не оплачен',
  awaiting: 'Ожидает оплаты',
  paid: 'Оплачен',
  delivered: 'Выполнен',
  cancelled: 'Отменён',
  expired: 'Срок оплаты истёк',
  refunded: 'Возврат оформлен',
} as const
export type OrderState = keyof typeof ORDER_STATES

/** How an order is paid: by card through a payment provider, or by a bank transfer against an invoice. */
export const PAYMENT_METHODS = { card: 'Картой', invoice: 'По счёту' } as const
export type PaymentMethod = keyof typeof PAYMENT_METHODS

/** The only currency that is sold in (ISO 4217). */
export const CURRENCY = 'RUB'
