import {
  createNoProvider,
  createSandbox,
  createYookassa,
  type PaymentProvider,
} from '../../modules/billing/public.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Config } from '../config.ts'

/** The card payments of the settings (domain §6). */
export function createPaymentProvider(
  { payment, publicUrl }: Config,
  db: Database,
): PaymentProvider {
  if (payment.provider === 'yookassa') return createYookassa(payment)
  return payment.provider === 'sandbox' ? createSandbox({ db, publicUrl }) : createNoProvider()
}
