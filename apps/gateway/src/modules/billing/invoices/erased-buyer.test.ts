import { fillPath } from '@trassa/contracts/call'
import { actPdf, invoicePdf } from '@trassa/contracts/calls/invoices'
import { confirmTransfer } from '@trassa/contracts/calls/moderator/transfers'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { billingPart } from '../billing-part.ts'
import { findInvoice } from './invoices.repository.ts'
import { companiesOf, REQUISITES } from './testing/companies.ts'
import { readPdf } from './testing/read-pdf.ts'

const gateway = await createTestGateway()
const { db, app, config } = gateway
const { invoiced } = companiesOf(gateway)
const part = billingPart(db)

it('domain §2: a deleted account leaves its invoices and acts for five years, and no requisites to fill with', async () => {
  const { company, id, invoice } = await invoiced()
  const senior = await gateway.createUser({ role: 'seniorModerator' })
  const body = { number: '41', date: '2026-11-23' }
  await gateway.get(confirmTransfer, { as: senior, params: { id }, body })
  const kept = await findInvoice(db, { orderId: id })
  expect(await part.collect(db, company.id)).toContainEqual({ requisites: REQUISITES })

  expect(await part.erase(company.id, new Date())).toBe(1)
  expect(await part.erase(company.id, new Date())).toBe(0)

  expect(JSON.stringify(await part.collect(db, company.id))).not.toContain(REQUISITES.inn)
  expect(await findInvoice(db, { orderId: id })).toEqual(kept)
  for (const call of [invoicePdf, actPdf]) {
    const url = `${config.gatewayBase}${fillPath(call.path, { id: invoice.id })}`
    const answer = await app.inject({ url, headers: { cookie: senior.cookie } })
    expect(await readPdf(answer.rawPayload)).toContain('ООО«Автопарк»')
  }
})
