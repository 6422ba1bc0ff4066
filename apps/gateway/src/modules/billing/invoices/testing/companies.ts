import { requestInvoice } from '@trassa/contracts/calls/invoices'
import { createPackage } from '@trassa/contracts/calls/payments'
import type { Requisites } from '@trassa/contracts/entities/requisites'
import type { TestGateway, TestUser } from '../../../../testing/test-gateway.ts'

export const REQUISITES: Requisites = {
  name: 'ООО «Автопарк»',
  inn: '7707083893',
  kpp: '773601001',
  address: '117312, Москва, ул. Вавилова, д. 19',
  bik: null,
  account: null,
  email: 'buh@avtopark.example',
}

/** Companies that order packages and ask for invoices. */
export const companiesOf = (gateway: Pick<TestGateway, 'get' | 'createUser'>) => {
  const order = (as: TestUser, quantity: 1 | 5 | 10 = 5) =>
    gateway.get(createPackage, { as, body: { quantity } })
  return {
    order,
    /** A company with an invoice of an order of five publications. */
    invoiced: async (quantity: 1 | 5 | 10 = 5, requisites = REQUISITES) => {
      const company = await gateway.createUser({ type: 1 })
      const { id } = await order(company, quantity)
      const answer = await gateway.get(requestInvoice, {
        as: company,
        params: { id },
        body: requisites,
      })
      return { company, id, ...answer }
    },
  }
}
