import { type DescriptionNode, descriptionTreeSchema } from '@trassa/contracts/entities/description'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDescription } from './parse-description.ts'
import { plainText } from './plain-text.ts'

const paragraph = (...children: DescriptionNode[]): DescriptionNode => ({
  kind: 'paragraph',
  children,
})
const item = (...children: DescriptionNode[]): DescriptionNode => ({ kind: 'item', children })
const strong = (...children: DescriptionNode[]): DescriptionNode => ({ kind: 'strong', children })

describe('domain §4 description: lists, bold and links are markup', () => {
  it.each<[string, DescriptionNode[]]>([
    ['**Срочно**, торг', [paragraph(strong('Срочно'), ', торг')]],
    ['- люк\n- **камера**', [{ kind: 'list', children: [item('люк'), item(strong('камера'))] }]],
    ['1. масло\n2. свечи', [{ kind: 'orderedList', children: [item('масло'), item('свечи')] }]],
    ['3. масло', [{ kind: 'orderedList', start: 3, children: [item('масло')] }]],
    [
      'Сделано:\n- масло\nТорг',
      [paragraph('Сделано:'), { kind: 'list', children: [item('масло')] }, paragraph('Торг')],
    ],
    [
      '1. масло\n5. свечи',
      [
        { kind: 'orderedList', children: [item('масло')] },
        { kind: 'orderedList', start: 5, children: [item('свечи')] },
      ],
    ],
    [
      'Вот [отчёт](https://a.example/b?c=d)',
      [paragraph('Вот ', { kind: 'link', href: 'https://a.example/b?c=d', children: ['отчёт'] })],
    ],
    [
      '[отчёт](https://http://a.example)',
      [paragraph({ kind: 'link', href: 'http://a.example', children: ['отчёт'] })],
    ],
    [
      '**[отчёт](https://a.example)**',
      [paragraph(strong({ kind: 'link', href: 'https://a.example', children: ['отчёт'] }))],
    ],
  ])('%j', (text, tree) => {
    expect(parseDescription(text)).toEqual(tree)
  })
})

describe('domain §4 description: everything else is text as it was typed', () => {
  it.each([
    'Один хозяин\nНе бита\nНе крашена',
    '# Салон',
    '<b>Торг</b>',
    '<script>\nalert(1)\n</script>',
    '---',
    '***',
    '> Не бита',
    '```\nVIN\n```',
    '![салон](a.jpg)',
    '[отчёт](javascript:alert%281%29)',
    '[отчёт](//evil.example)',
    '5 \\* 5 &amp; 6, 3_4_5 и `код`',
    '5 ** 6 ** 7',
    '-5 градусов заводится',
    '01. 02. 2026 поменял масло',
    '+ зимняя резина',
    '    отступ',
    'a  b',
    '~~было~~',
  ])('%j', (text) => {
    expect(parseDescription(text)).toEqual([paragraph(text)])
  })

  it('an empty line separates paragraphs', () => {
    expect(parseDescription('\nОдин\n\n\nДва \r\n \r\nТри\n')).toEqual([
      paragraph('Один'),
      paragraph('Два'),
      paragraph('Три'),
    ])
  })

  it('what is read equals what was typed, line by line, for any text without the constructs', () => {
    const part = fc.constantFrom(
      ...['*', '_', '`', '[', ']', '(', '<', '>', '&amp;', '#', '---', '===', '~', '\\', '|', '!'],
      ...['-', '1.', '12)', '+', ' ', '\t', '\n', '\r\n', 'я', 'Торг', 'https://a.example'],
    )
    const hasConstruct = (text: string) => /\*\*|\]\(|^(-|\d+\.) /m.test(text)
    const lines = (text: string) => text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const text = parts.join('')
        fc.pre(!hasConstruct(text))
        const read = lines(plainText(parseDescription(text)))
        expect(read.map((line) => line.trimEnd())).toEqual(lines(text).map((l) => l.trimEnd()))
      }),
    )
  })

  it('any text gives a small tree that the contract takes', () => {
    const part = fc.constantFrom(
      '**',
      '*',
      '[',
      '](',
      ')',
      'https://a',
      '- ',
      '1. ',
      '\n',
      'я',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 400 }), (parts) => {
        const tree = parseDescription(parts.join(''))
        expect(descriptionTreeSchema.parse(tree)).toEqual(tree)
        expect(JSON.stringify(tree).length).toBeLessThan(40_000)
      }),
    )
  })

  it.each(['**', '[', '[я](', '**я', '- ', '1. ', '[я](https://a'])(
    '5 000 characters of %j are parsed at once',
    (part) => {
      const start = performance.now()
      parseDescription(part.repeat(5000 / part.length))
      expect(performance.now() - start).toBeLessThan(500)
    },
  )
})
