import type { ProviderName } from './payments.table.ts'

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
}

/** A line of the fiscal receipt (54-ФЗ); `price` in kopecks. */
export interface ReceiptLine {
  title: string
  price: number
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
  receipt: { phone: string; lines: readonly ReceiptLine[] }
}

/**
 * Takes cards (domain §6). Every method may be repeated with the same ids, and is: answers get lost.
 * They throw `ProviderFailure` where the provider does not answer or says nothing that can be understood.
 */
export interface PaymentProvider {
  readonly name: ProviderName
  begin(payment: NewPayment): Promise<ProviderPayment & { confirmationUrl: string | null }>
  /** The payment as it stands, whatever a notice has said of it. */
  read(providerId: string): Promise<ProviderPayment>
  refund(refund: { id: string; providerId: string; amount: number }): Promise<ProviderRefund>
  /** The payment that a notice is about; `null` for a body that is no notice. Nothing else of it is believed. */
  paymentOfNotice(body: unknown): string | null
}

/** The provider gave no usable answer; the same request may be sent again. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
}
