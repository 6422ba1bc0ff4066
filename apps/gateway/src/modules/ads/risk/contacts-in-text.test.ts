import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasContacts } from './contacts-in-text.ts'

describe('§3 risk: phone or link in the text', () => {
  it.each([
    'Звоните 89161234567',
    '+7 (916) 123-45-67, Иван',
    '8-916-123-45-67',
    'тел.9 1 6 1 2 3 4 5 6 7',
    'https://example.com/car',
    'пишите в t.me/ivan',
    'мой ник @ivan_petrov',
    'подробности на avto-ivan.ru',
    'заходите на машины.рф',
  ])('finds %s', (text) => expect(hasContacts(text)).toBe(true))

  it.each([
    'Пробег 84 000 км, цена 1 250 000 ₽, 2019 год',
    'VIN XTA219040J0123456 совпадает',
    'Двигатель 1.6, 87 л.с., расход 7.5/9.2',
    'Меняли масло на 15 000, 30 000, 45 000 и 60 000 км',
    'Хорошее состояние.Не бита',
  ])('lets %s be', (text) => expect(hasContacts(text)).toBe(false))

  it('finds a phone however it is spaced', () => {
    const digits = fc.stringMatching(/^[0-9]{9}$/)
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', ' - '), {
      minLength: 9,
      maxLength: 9,
    })
    fc.assert(
      fc.property(digits, gaps, (number, spaces) => {
        const hidden = [...number].map((digit, index) => `${spaces[index]}${digit}`).join('')
        expect(hasContacts(`Мой номер 8 9${hidden}, жду`)).toBe(true)
      }),
    )
  })
})
