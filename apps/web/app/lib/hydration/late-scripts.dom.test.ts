import { expect, it, vi } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

const PAGE = `<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><title>Трасса</title></head>
<body><p>type="module" async=""</p><script nonce="n" type="module" async="">import "/assets/a.js"</script></body></html>`

it('modules wait, named in the head; the rest of the page is untouched', () => {
  const page = withLateScripts(PAGE, 'n').join('')
  expect(page).not.toContain('<link rel="modulepreload"')
  expect(page).toContain('for (const href of ["/assets/a.js"])')
  expect(page).toContain(
    '<script nonce="n" type="text/plain" id="modules">import "/assets/a.js"</script></body></html>',
  )
  expect(page).toContain('<title>Трасса</title>')
  expect(page).toContain('<p>type="module" async=""</p>')
})

it('what runs in the head starts the modules, once', () => {
  const page = new DOMParser().parseFromString(withLateScripts(PAGE, 'n').join(''), 'text/html')
  document.documentElement.replaceWith(document.importNode(page.documentElement, true))
  vi.useFakeTimers()
  new Function(document.head.querySelector('script')?.textContent ?? '')()
  for (const event of ['load', 'load']) window.dispatchEvent(new Event(event))
  vi.runAllTimers()
  expect(
    document.head.querySelectorAll('link[rel=modulepreload][href="/assets/a.js"]'),
  ).toHaveLength(1)
  expect(document.head.querySelectorAll('script[type=module]')).toHaveLength(1)
  vi.useRealTimers()
})

it('a page without modules stays as it is', () => {
  const page = '<html><head></head><body>Сайт обновляется</body></html>'
  expect(withLateScripts(page, 'n')).toEqual([page])
})
