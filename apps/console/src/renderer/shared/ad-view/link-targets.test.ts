import { describe, expect, it } from 'vitest'
import { linkTargets } from './link-targets.ts'
import { readableHost } from './readable-host.ts'

const link = (href: string, text = 'сюда') => ({ kind: 'link' as const, href, children: [text] })

describe('§9 link targets', () => {
  it.each([
    ['https://avito.ru/a?b', 'avito.ru'],
    ['https://avito.ru@evil.example:8080/', 'evil.example:8080'],
    ['http://аvito.ru/', 'аvito.ru (xn--vito-43d.ru)'],
    ['https://сайт.рф/x', 'сайт.рф (xn--80aswg.xn--p1ai)'],
    ['mailto:a@b.ru', 'a@b.ru'],
  ])('%s leads to %s', (href, host) => {
    expect(linkTargets([link(href)])).toEqual([{ text: 'сюда', host }])
  })

  it('finds links inside lists and bold text', () => {
    const tree = [
      'Текст',
      {
        kind: 'list' as const,
        children: [{ kind: 'item' as const, children: ['раз ', link('https://a.ru', ' a ')] }],
      },
      { kind: 'strong' as const, children: [link('https://b.ru', 'b')] },
    ]
    expect(linkTargets(tree)).toEqual([
      { text: 'a', host: 'a.ru' },
      { text: 'b', host: 'b.ru' },
    ])
  })
})

it.each(['пример.рф', 'münchen.de', '例え.jp', 'зверьё-моё.рус', 'plain.ru'])(
  '%s is read as it was written',
  (host) => {
    expect(readableHost(new URL(`http://${host}`).host)).toBe(host)
  },
)

it('what is no Punycode stays', () => {
  expect(readableHost('xn--.ru')).toBe('.ru')
  expect(readableHost('xn--!!!.ru')).toBe('!!!.ru')
})
