import { requestInvoice } from '@trassa/contracts/calls/invoices'
import { checkOut, createPackage } from '@trassa/contracts/calls/payments'
import type { PackageQuantity } from '@trassa/contracts/enumerations/goods'
import type { APIRequestContext } from 'playwright/test'
import { apiOver } from './api.ts'
import { siteUrl } from './site.ts'

const REQUISITES = {
  name: 'ООО «Автопарк»',
  inn: '7707083893',
  kpp: '773601001',
  address: '117312, Москва, ул. Вавилова, д. 19',
  bik: null,
  account: null,
  email: 'buh@avtopark.example',
}

/** Orders a package for the session's user; gives the order's id. */
export async function orderPackage(
  request: APIRequestContext,
  quantity: PackageQuantity,
): Promise<string> {
  const { id } = await apiOver(request).ask(createPackage, { body: { quantity } })
  return id
}

/** Goes to the demo's till with an order and chooses what it does there. */
export async function payAtTill(
  request: APIRequestContext,
  orderId: string,
  choice: 'pay' | 'decline',
): Promise<void> {
  const { confirmationUrl } = await apiOver(request).ask(checkOut, {
    params: { id: orderId },
    body: {},
  })
  await request.post(`${confirmationUrl}/${choice}`, {
    headers: { origin: siteUrl() },
    maxRedirects: 0,
  })
}

/** Has an invoice made out for an order of the session's company; gives the invoice's number. */
export async function requestInvoiceOf(
  request: APIRequestContext,
  orderId: string,
): Promise<string> {
  const asked = { params: { id: orderId }, body: REQUISITES }
  const { invoice } = await apiOver(request).ask(requestInvoice, asked)
  return invoice.number
}
