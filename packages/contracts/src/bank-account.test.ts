import { describe, expect, it } from 'vitest'
import { isAccountOf, isBik, isCorrespondentAccountOf, withAccountKey } from './bank-account.ts'
import { requisitesSchema } from './entities/requisites.ts'

const SBERBANK = '044525225'
const TINKOFF = '044525974'

describe('domain §5: an account is one of the bank that the BIK names', () => {
  it.each([
    [SBERBANK, '40702810938000000000'],
    [TINKOFF, '40702810110000000000'],
  ])('%s %s: another key is refused', (bik, account) => {
    const right = withAccountKey(bik, account)
    expect(isAccountOf(bik, right)).toBe(true)
    const accepted = Array.from({ length: 10 }, (_, key) =>
      right.replace(/^(.{8})./, `$1${key}`),
    ).filter((candidate) => isAccountOf(bik, candidate))
    expect(accepted).toEqual([right])
  })

  it('real pairs of published requisites', () => {
    expect(isCorrespondentAccountOf(SBERBANK, '30101810400000000225')).toBe(true)
    expect(isCorrespondentAccountOf(TINKOFF, '30101810145250000974')).toBe(true)
    expect(isCorrespondentAccountOf('044525593', '30101810200000000593')).toBe(true)
    expect(isCorrespondentAccountOf('044525593', '30101810200000000539')).toBe(false)
    expect(isAccountOf('049805746', '40602810700000000025')).toBe(true)
  })

  it('a mistyped digit, and what is no account', () => {
    const right = withAccountKey(SBERBANK, '40702810938000012345')
    expect(isAccountOf(SBERBANK, right.replace(/5$/, '6'))).toBe(false)
    expect(isAccountOf(SBERBANK, '0'.repeat(20))).toBe(false)
    expect(isAccountOf(SBERBANK, right.slice(1))).toBe(false)
    expect(isBik('144525225')).toBe(false)
  })
})

const COMPANY = {
  name: 'ООО «Автопарк»',
  inn: '7707083893',
  kpp: '773601001',
  address: '117312, Москва, ул. Вавилова, д. 19',
  bik: null,
  account: null,
  email: 'buh@avtopark.example',
}
const mistakes = (change: object) =>
  requisitesSchema
    .safeParse({ ...COMPANY, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('domain §5: requisites of a buyer', () => {
  it('of an organisation and of an entrepreneur', () => {
    expect(mistakes({})).toBeUndefined()
    expect(mistakes({ inn: '500100732259', kpp: null })).toBeUndefined()
    const account = withAccountKey(SBERBANK, '40702810938000012345')
    expect(mistakes({ bik: SBERBANK, account })).toBeUndefined()
  })

  it.each([
    [{ inn: '7707083894' }, 'inn: В ИНН опечатка: проверьте цифры'],
    [{ kpp: null }, 'kpp: Укажите КПП: он есть у каждой организации'],
    [{ inn: '500100732259' }, 'kpp: У предпринимателя нет КПП: оставьте поле пустым'],
    [{ kpp: '77360100' }, 'kpp: КПП состоит из 9 знаков'],
    [{ bik: SBERBANK }, 'account: Укажите расчётный счёт в этом банке'],
    [
      { bik: SBERBANK, account: '40702810000000000000' },
      'account: Счёт не подходит к БИК: проверьте цифры',
    ],
    [{ name: ' ' }, 'name: Укажите название, как в договоре'],
    [{ email: 'buh' }, 'email: Проверьте адрес электронной почты'],
  ])('%j is refused', (change, mistake) => {
    expect(mistakes(change)).toEqual([mistake])
  })
})
