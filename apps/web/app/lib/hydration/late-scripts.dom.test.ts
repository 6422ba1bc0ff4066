import { expect, it, vi } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

const PAGE = `<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js" nonce="n"/><title>Трасса</title></head>
<body><p>type="module" async=""</p><script nonce="n" type="module" async="">import "/assets/a.js"</script></body></html>`

it('modules wait, named in the head; the rest of the page is untouched', () => {
  const page = withLateScripts(PAGE, 'n').join('')
  expect(page).not.toContain('<link rel="modulepreload"')
  expect(page).toContain('[...["/assets/b.js"], ')
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
  const preloads = [...document.head.querySelectorAll('link[rel=modulepreload]')]
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual([
    '/assets/b.js',
    '/assets/a.js',
  ])
  expect(document.head.querySelectorAll('script[type=module]')).toHaveLength(1)
  vi.useRealTimers()
})

it('a button that is pressed before the page is hydrated is pressed again, a submit button of a form is not', () => {
  const page = new DOMParser().parseFromString(withLateScripts(PAGE, 'n').join(''), 'text/html')
  document.documentElement.replaceWith(document.importNode(page.documentElement, true))
  vi.useFakeTimers()
  new Function(document.head.querySelector('script')?.textContent ?? '')()
  document.body.innerHTML =
    '<button type="button">В избранное</button><form><button>Найти</button></form>'
  const [heart, submit] = document.querySelectorAll('button')
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  const pressed: (string | null)[] = []
  heart?.click()
  document.addEventListener('click', ({ target }) => {
    pressed.push((target as Element).textContent)
  })
  window.dispatchEvent(new Event('hydrated'))
  vi.runAllTimers()
  expect(pressed).toContain('В избранное')
  pressed.length = 0
  new Function(document.head.querySelector('script')?.textContent ?? '')()
  submit?.click()
  window.dispatchEvent(new Event('hydrated'))
  vi.runAllTimers()
  expect(pressed).toEqual(['Найти'])
  vi.useRealTimers()
})

it('a page without modules stays as it is', () => {
  const page = '<html><head></head><body>Сайт обновляется</body></html>'
  expect(withLateScripts(page, 'n')).toEqual([page])
})
