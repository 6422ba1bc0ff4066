import { describe, expect, it } from 'vitest'
import { maskPhone, normalizePhone, phoneMistakeIn } from './phone.ts'

describe('§5 phone: any spelling of one number', () => {
  it.each(['+7 916 123-45-67', '8 (916) 123-45-67', '9161234567', '79161234567'])('%s', (typed) => {
    expect(normalizePhone(typed)).toBe('+79161234567')
  })

  it.each(['', '+7 916 123-45-6', '8 916 123-45-6', '+7 916 123-45-678', '+1 916 123 45 67 89'])(
    '%o is not whole',
    (typed) => {
      expect(normalizePhone(typed)).toBeNull()
    },
  )
})

it('domain §2: a masked phone keeps its area code and two digits', () => {
  expect(maskPhone('+79161234567')).toBe('+7\u00A0(916)\u00A0···-··-67')
})

describe('§5 phone: only numbers that can get a code', () => {
  it.each([
    ['+7 495 123-45-67', 'landline'],
    ['8 812 123-45-67', 'landline'],
    ['8 800 555-35-35', 'landline'],
    ['+7 701 123-45-67', 'foreign'],
    ['+375 29 123-45-67', 'foreign'],
    ['+44 7911 123456', 'foreign'],
    ['375291234567', 'foreign'],
    ['00375291234567', 'foreign'],
    ['+7 916 123', 'incomplete'],
    ['', 'incomplete'],
    ['8 916 123-45-67', null],
  ] as const)('%s: %s', (typed, mistake) => {
    expect(phoneMistakeIn(typed)).toBe(mistake)
    expect(normalizePhone(typed) === null).toBe(mistake !== null)
  })
})
