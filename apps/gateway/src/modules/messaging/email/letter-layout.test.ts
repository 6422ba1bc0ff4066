import { expect, it } from 'vitest'
import { composeLetter } from './letter-layout.ts'

const LETTER = {
  subject: '<b>Лада</b> & "друзья"',
  lines: ['<img src=x onerror=alert(1)>', 'строка\nвторая'],
  action: { name: 'Открыть <здесь>', url: 'https://trassa.example/?a=1&b="2"' },
  footer: [{ name: 'Настройки', url: 'https://trassa.example/s' }],
}

it('issue 11: what people wrote is text in the HTML of a letter', () => {
  const { html = '' } = composeLetter(LETTER)
  expect(html).not.toMatch(/<img|<b>|<здесь>/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('href="https://trassa.example/?a=1&amp;b=&quot;2&quot;"')
})

it('the HTML loads nothing and runs nothing', () => {
  const { html = '' } = composeLetter(LETTER)
  expect(html).not.toMatch(/<script|<link|<img|@import|url\(/)
})

it('the plain text says the same', () => {
  expect(composeLetter({ ...LETTER, subject: 'Тема', lines: ['Раз', 'Два'] }).text).toBe(
    [
      'Здравствуйте.',
      '',
      'Раз',
      'Два',
      '',
      'Открыть <здесь>: https://trassa.example/?a=1&b="2"',
      '',
      'Настройки: https://trassa.example/s',
    ].join('\n'),
  )
  expect(composeLetter({ subject: 'Тема', lines: ['Раз'], footer: [] }).text).toBe(
    'Здравствуйте.\n\nРаз',
  )
})
