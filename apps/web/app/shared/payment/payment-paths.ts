import { PATHS } from '../addresses/paths.ts'

/** spec §2: the pages of the payment flow. */
export const PAYMENT_PATHS = {
  payment: PATHS.payment,
  waiting: '/payment-2',
  paid: '/paySuccessfully',
  failed: '/PayError',
  invoiced: '/InvoiceRequestSuccessfully',
} as const

type OrderPage = keyof typeof PAYMENT_PATHS

/** A page of the payment flow for an order. */
export const orderHref = (orderId: string, page: OrderPage = 'payment'): string =>
  `${PAYMENT_PATHS[page]}?order=${encodeURIComponent(orderId)}`

/** Where a company gives the requisites of an order's invoice. */
export const invoiceHref = (orderId: string): string => `${orderHref(orderId)}&method=invoice`
