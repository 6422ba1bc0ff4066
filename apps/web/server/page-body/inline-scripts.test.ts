import { sourceHash } from '@trassa/gateway/platform/http/security-headers'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sealScripts } from './inline-scripts.ts'

const MARK = '5f0c7d'

const seal = (page: string, mark = MARK) => {
  const { body, hashes } = sealScripts(Buffer.from(page), mark)
  return { body: body.toString(), hashes }
}

const script = (source: string, attributes: Record<string, string> = { nonce: MARK }) =>
  createElement('script', { ...attributes, dangerouslySetInnerHTML: { __html: source } })

const rendered = (...nodes: ReactNode[]) => renderToString(createElement('main', null, ...nodes))

it('scripts with the mark are named by what the browser hashes, each once, and the mark is gone', () => {
  const { body, hashes } = seal(
    rendered(
      script('a("ё")'),
      script('b()', { type: 'module', nonce: MARK }),
      script('a("ё")'),
      createElement('script', { src: '/assets/a.js', nonce: MARK }),
      createElement('link', { rel: 'modulepreload', href: '/a.js', nonce: MARK }),
      script('{}', { type: 'application/json', nonce: MARK }),
    ),
  )
  expect(hashes).toEqual([sourceHash('a("ё")'), sourceHash('b()')])
  expect(body).not.toContain(MARK)
  expect(body).toContain('<script>a("ё")</script><script type="module">b()</script>')
})

it('two renderings of the same content are the same bytes', () => {
  const page = (nonce: string) => `<script nonce="${nonce}">x</script><p>${'п'.repeat(9)}</p>`
  expect(seal(page('one'), 'one')).toEqual(seal(page('two'), 'two'))
})

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '<script nonce="">alert(1)</script>',
  '" nonce="x"><script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
]

it.each(HOSTILE)('a text of a user is never named as a script: %s', (text) => {
  const page = rendered(
    text,
    createElement('p', { title: text }, text),
    createElement('title', null, text),
    script('own()'),
  )
  const { hashes } = seal(page)
  expect(hashes).toEqual([sourceHash('own()')])
})

it.each(HOSTILE)('neither where it got into the page as markup: %s', (text) => {
  const { hashes } = seal(`<p>${text}</p><script nonce="${MARK}">own()</script>`)
  expect(hashes).toEqual([sourceHash('own()')])
})

it('a script whose end a browser would find elsewhere is not allowed', () => {
  expect(seal(`<script nonce="${MARK}">a("<!--<script>")</script>-->x()</script>`).hashes).toEqual(
    [],
  )
})

it('the sealed page has memory of its own: it may be kept', () => {
  const { body } = sealScripts(Buffer.from(rendered(script('a()'))), MARK)
  expect(body.buffer.byteLength).toBe(body.length)
})
