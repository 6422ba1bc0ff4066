import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { PRODUCTION } from '../testing/production-environment.ts'

const SELLER = {
  SELLER_NAME: 'ООО «Трасса»',
  SELLER_INN: '7707083893',
  SELLER_KPP: '773601001',
  SELLER_OGRN: '1027700132195',
  SELLER_ADDRESS: 'Москва',
  SELLER_BANK: 'Банк',
  SELLER_BIK: '049805746',
  SELLER_ACCOUNT: '40602810700000000025',
  SELLER_CORR_ACCOUNT: '30101810800000000746',
  SELLER_DIRECTOR: 'Иванов И. И.',
}

it('domain §5: the demo has a seller; production has none without requisites', () => {
  expect(readConfig({}).seller).toMatchObject({ name: 'ООО «Трасса»', vat: 'none' })
  expect(readConfig(PRODUCTION).seller).toBeNull()
})

it('domain §5: requisites are given whole, and the accountant may be the director', () => {
  expect(readConfig({ ...PRODUCTION, ...SELLER, SELLER_VAT: '20' }).seller).toMatchObject({
    accountant: 'Иванов И. И.',
    vat: '20',
  })
  for (const name of Object.keys(SELLER)) {
    expect(() => readConfig({ ...PRODUCTION, ...SELLER, [name]: undefined })).toThrow(
      `${name}: не задано`,
    )
  }
})

it.each([
  ['SELLER_INN', '7707083894'],
  ['SELLER_ACCOUNT', '40602810800000000025'],
  ['SELLER_CORR_ACCOUNT', '30101810700000000746'],
  ['SELLER_VAT', '18'],
])('domain §5: a wrong %s stops the start', (name, value) => {
  expect(() => readConfig({ ...SELLER, [name]: value })).toThrow(`${name}: `)
})
