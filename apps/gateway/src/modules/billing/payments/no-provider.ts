import { type PaymentProvider, ProviderFailure } from './payment-provider.ts'

const unavailable = () => Promise.reject(new ProviderFailure('no provider is configured'))

/** Production without a provider: nothing can be paid by card, which buyers are told. */
export const createNoProvider = (): PaymentProvider => ({
  name: 'none',
  begin: unavailable,
  read: unavailable,
  refund: unavailable,
  readRefund: unavailable,
  paymentOfNotice: () => null,
})
