import { describe, expect, it } from 'vitest'
import { isSimpleMarkup, TOO_COMPLEX_MARKUP } from './description-markup.ts'
import { adInputSchema } from './entities/ad.ts'

const repeated = (part: string, length = 5000) => part.repeat(length / part.length)
const stairs = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- пункт`).join('\n')

describe('domain §4 description: nesting and amount of markup are bounded', () => {
  it.each([
    ['1 660 list markers', repeated('1. ')],
    ['5 000 quotes', repeated('>')],
    ['2 500 items in one line', repeated('+ ')],
    ['quotes and lists in turn', repeated('> 1. - ')],
    ['nine quotes', '>>>>>>>>> я'],
    ['nine lists by indentation', stairs(9)],
    ['nine lists by tabs', stairs(9).replaceAll('  ', '\t')],
    ['alternating emphasis', repeated('*a_')],
    ['open brackets', repeated('[')],
    ['backticks', repeated('`a')],
    ['line breaks', repeated('я\n')],
    ['line breaks of Windows', repeated('я\r\n')],
    ['items', repeated('- я\n')],
  ])('refuses %s', (_, text) => {
    expect(isSimpleMarkup(text)).toBe(false)
    const { error } = adInputSchema.shape.description.safeParse(text)
    expect(error?.issues[0]?.message).toBe(TOO_COMPLEX_MARKUP)
  })

  it.each([
    ['nothing', ''],
    ['5 000 letters', repeated('я')],
    ['eight quotes', '>>>>>>>> я'],
    ['eight lists', stairs(8)],
    ['200 items with a word in bold', '- **люк** с приводом\n'.repeat(80)],
    ['a list of 250 parts', '- деталь\n'.repeat(250)],
    [
      'lines of stars and dashes',
      `${'*'.repeat(300)}\nЦена\n${'- '.repeat(300)}\n${'_'.repeat(900)}`,
    ],
    ['an indented list', '            - пункт\n'.repeat(50)],
    ['sums and dates', 'Пробег 1*2, 3 > 2, 21.11.2026\n- 5. июня\n'.repeat(50)],
  ])('takes %s', (_, text) => {
    expect(isSimpleMarkup(text)).toBe(true)
    expect(adInputSchema.shape.description.safeParse(text).success).toBe(true)
  })
})
