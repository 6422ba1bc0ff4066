import { type DescriptionNode, descriptionTreeSchema } from '@trassa/contracts/entities/description'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDescription } from './parse-description.ts'
import { plainText } from './plain-text.ts'

const repeated = (part: string) => part.repeat(5000 / part.length)
const text = (value: string): DescriptionNode => ({ kind: 'paragraph', children: [value] })

const depthOf = (nodes: readonly DescriptionNode[]): number =>
  Math.max(
    0,
    ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children ?? []))),
  )

describe('domain §4 description: markdown without raw HTML', () => {
  it.each<[string, DescriptionNode[]]>([
    ['Торг', [text('Торг')]],
    [
      '**Срочно** _торг_ `X5`\\\nу капота',
      [
        {
          kind: 'paragraph',
          children: [
            { kind: 'strong', children: ['Срочно'] },
            ' ',
            { kind: 'emphasis', children: ['торг'] },
            ' ',
            { kind: 'code', children: ['X5'] },
            { kind: 'break' },
            'у капота',
          ],
        },
      ],
    ],
    [
      '# Салон\n### Кузов',
      [
        { kind: 'heading', children: ['Салон'] },
        { kind: 'subheading', children: ['Кузов'] },
      ],
    ],
    [
      '> 3. масло',
      [
        {
          kind: 'quote',
          children: [
            {
              kind: 'orderedList',
              start: 3,
              children: [{ kind: 'item', children: [text('масло')] }],
            },
          ],
        },
      ],
    ],
    ['```\nVIN\n```\n---', [{ kind: 'codeBlock', children: ['VIN'] }, { kind: 'rule' }]],
    ['<b>Торг</b>', [text('<b>Торг</b>')]],
    ['<script>\nalert(1)\n</script>', [text('<script>\nalert(1)\n</script>')]],
    ['![салон](a.jpg)', [text('салон')]],
    ['[отчёт](javascript:alert%281%29)', [text('отчёт')]],
    ['[отчёт](//evil.example)', [text('отчёт')]],
    [
      '[отчёт](https://a.example)',
      [
        {
          kind: 'paragraph',
          children: [{ kind: 'link', href: 'https://a.example', children: ['отчёт'] }],
        },
      ],
    ],
  ])('%j', (markdown, tree) => {
    expect(parseDescription(markdown)).toEqual(tree)
  })
})

describe('domain §4 description: poisoned texts', () => {
  it.each(['1. ', '>', '+ ', '> 1. - ', '*a_', '- я\n', '['])('%j stays text', (part) => {
    const markdown = repeated(part)
    const tree = parseDescription(markdown)
    expect(depthOf(tree)).toBeLessThanOrEqual(2)
    expect(plainText(tree)).toBe(markdown.trim())
  })

  it('emphasis nested too deeply loses its elements, not its text', () => {
    const tree = parseDescription(`${'*'.repeat(190)}торг${'*'.repeat(190)}`)
    expect(depthOf(tree)).toBe(24)
    expect(plainText(tree)).toBe('торг')
  })

  it('any text gives a tree of bounded depth and size that the contract takes', () => {
    const part = fc.constantFrom(
      ...[
        '*',
        '_',
        '`',
        '[',
        '](',
        '<',
        '&amp;',
        '> ',
        '- ',
        '1. ',
        '  ',
        '\t',
        '\n',
        '\\',
        'я',
        '#',
      ],
      ...['---', '===', '```', '![', ')', 'https://a.example'],
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 400 }), (parts) => {
        const tree = parseDescription(parts.join(''))
        expect(descriptionTreeSchema.parse(tree)).toEqual(tree)
        expect(depthOf(tree)).toBeLessThanOrEqual(24)
        expect(JSON.stringify(tree).length).toBeLessThan(100_000)
      }),
    )
  })
})
