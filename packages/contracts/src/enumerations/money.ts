/** domain §5: where money is. `cash.*`: what a provider or the bank holds for us. */
export const LEDGER_ACCOUNTS = {
  'cash.sandbox': 'Касса демонстрации',
  'cash.yookassa': 'ЮKassa',
  'cash.none': 'Касса без провайдера',
  'cash.bank': 'Расчётный счёт',
  /** What buyers have paid and have not got yet. */
  buyers: 'Должны покупателю',
  /** What was delivered. */
  sales: 'Продажи',
  /** What is on its way back. */
  refunds: 'Возвраты в пути',
} as const
export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS

/** What a transfer of the ledger books. */
export const LEDGER_KINDS = {
  payment: 'Оплата',
  sale: 'Продажа',
  saleReversed: 'Отмена продажи',
  refund: 'Возврат начат',
  paidOut: 'Возврат выплачен',
} as const
export type LedgerKind = keyof typeof LEDGER_KINDS

/** Who takes cards (domain §6). */
export const PAYMENT_PROVIDERS = {
  sandbox: 'Касса демонстрации',
  yookassa: 'ЮKassa',
  none: 'Без провайдера',
} as const
export type ProviderName = keyof typeof PAYMENT_PROVIDERS

/**
 * `new`: written before the provider is asked, so that an answer that is lost is asked for again with the same
 * idempotence key; `pending`: the buyer is with the provider; the others are the provider's last word.
 */
export const PAYMENT_STATES = {
  new: 'Начат',
  pending: 'Ждёт оплаты',
  succeeded: 'Прошёл',
  cancelled: 'Отклонён',
} as const
export type PaymentState = keyof typeof PAYMENT_STATES

/** How a return of money stands. */
export const REFUND_STATES = {
  pending: 'Отправлен, ответа ещё нет',
  succeeded: 'Выплачен',
  failed: 'Отклонён',
} as const
export type RefundState = keyof typeof REFUND_STATES
