import { expect, it } from 'vitest'
import { withPageData } from './page-data.ts'

const PAGE = '<html><body><main>Каталог</main></body></html>'

it('the state reaches React Router as it was encoded, by a script that is the same on every page', () => {
  const state = '[{"_1":2},"title","</script><!--<script>"]\n'
  const page = withPageData(['<!DOCTYPE html>', PAGE], { state, packed: null }, 'n').join('')
  const enqueued: unknown[] = []
  const streamController = {
    enqueue: (chunk: unknown) => enqueued.push(chunk),
    close: () => enqueued.push('closed'),
  }
  Object.assign(window, { __reactRouterContext: { streamController } })
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML
  const scripts = [...document.body.querySelectorAll('script')]
  expect(scripts.map(({ type }) => type)).toEqual(['application/json', ''])
  new Function(scripts[1]?.textContent ?? '')()
  expect(JSON.parse(String(enqueued[0]))).toEqual(JSON.parse(state))
  expect(enqueued[1]).toBe('closed')
  const other = withPageData([PAGE], { state: '[]', packed: '{}' }, 'n').join('')
  expect(other).toContain(scripts[1]?.textContent)
  Reflect.deleteProperty(window, '__reactRouterContext')
  document.body.innerHTML = ''
})

it('what is no page stays as it is', () => {
  expect(withPageData(['Not Found'], { state: '[]', packed: null }, 'n')).toEqual(['Not Found'])
})
