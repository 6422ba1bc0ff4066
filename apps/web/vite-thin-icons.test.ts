import createLineIcon from '@trassa/ui/display/line-icon'
import { Heart } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

const NODE = [['path', { d: 'M5 12h14', key: 'a' }]] as const
const Line = createLineIcon({ node: NODE })

it('an icon says only what other icons do not', () => {
  expect(renderToStaticMarkup(createElement(Line, { id: 'line', className: 'size-4!' }))).toBe(
    '<svg viewBox="0 0 24 24" class="lucide size-4!" aria-hidden="true" id="line"><path d="M5 12h14"></path></svg>',
  )
})

it('an icon with a name of its own is read out', () => {
  const named = renderToStaticMarkup(createElement(Line, { 'aria-label': 'Заполнено' }))
  expect(named).toContain('aria-label="Заполнено"')
  expect(named).not.toContain('aria-hidden')
})

it('lucide-react gives its icons the box and the class that the site relies on', () => {
  const html = renderToStaticMarkup(createElement(Heart))
  expect(html).toContain('viewBox="0 0 24 24"')
  expect(html).toMatch(/class="lucide[ "]/)
})
