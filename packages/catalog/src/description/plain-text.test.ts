import { expect, it } from 'vitest'
import { parseDescription } from './parse-description.ts'
import { plainText } from './plain-text.ts'

it.each([
  ['Один хозяин, 1*2 и 3_4', 'Один хозяин, 1*2 и 3_4'],
  ['**Срочно!** _Торг_ у `капота`', 'Срочно! _Торг_ у `капота`'],
  ['- люк\n- камера', 'люк\nкамера'],
  ['1. масло\n2. свечи', 'масло\nсвечи'],
  ['Не бита\n\nНе крашена', 'Не бита\n\nНе крашена'],
  ['строка\nдругая', 'строка\nдругая'],
  ['[Отчёт](https://example.com) здесь', 'Отчёт здесь'],
  ['<b>не разметка</b>', '<b>не разметка</b>'],
  ['', ''],
])('§7 descriptionMarkdown: %j is %j', (markdown, text) => {
  expect(plainText(parseDescription(markdown))).toBe(text)
})
