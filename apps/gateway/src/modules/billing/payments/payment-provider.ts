import type { ProviderName } from '@trassa/contracts/enumerations/money'

/** What a provider says about a payment. */
export interface ProviderPayment {
  providerId: string
  status: 'pending' | 'succeeded' | 'cancelled'
  /** Kopecks. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** The order that the payment was begun for, as the provider has kept it. */
  orderId: string | null
  /** Why it was declined, as the buyer reads it. */
  declineReason: string | null
}

export interface ProviderRefund {
  providerId: string
  status: 'pending' | 'succeeded' | 'failed'
  /** Why it was refused, in words. */
  declineReason: string | null
}

/** A line of the fiscal receipt (54-ФЗ); `price` in kopecks. */
export interface ReceiptLine {
  title: string
  price: number
}

/** Who the fiscal receipt goes to, and what it names. */
export interface Receipt {
  phone: string
  lines: readonly ReceiptLine[]
}

export interface NewRefund {
  /** Our id, and the idempotence key: a repeat returns nothing twice. */
  id: string
  /** The provider's id of the payment. */
  providerId: string
  /** Kopecks. */
  amount: number
  receipt: Receipt
}

export interface NewPayment {
  /** Our id, and the idempotence key: a repeat begins no second payment. */
  id: string
  orderId: string
  /** Kopecks. */
  amount: number
  description: string
  /** Where the buyer comes back to. */
  returnUrl: string
  receipt: Receipt
}

/** How long a provider knows an idempotence key; after it the same key would begin another payment or refund. */
export const KEY_MS = 24 * 60 * 60 * 1000

/**
 * Takes cards (domain §6). Every method may be repeated with the same ids, and is: answers get lost.
 * They throw `ProviderFailure` where the provider does not answer or says nothing that can be understood.
 */
export interface PaymentProvider {
  readonly name: ProviderName
  begin(payment: NewPayment): Promise<ProviderPayment & { confirmationUrl: string | null }>
  /** The payment as it stands, whatever a notice has said of it. */
  read(providerId: string): Promise<ProviderPayment>
  refund(refund: NewRefund): Promise<ProviderRefund>
  /** A refund that was begun, as it stands. */
  readRefund(providerId: string): Promise<ProviderRefund>
  /** The payment that a notice is about; `null` for a body that is no notice. Nothing else of it is believed. */
  paymentOfNotice(body: unknown): string | null
}

/** The provider gave no usable answer; the same request may be sent again. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
}
