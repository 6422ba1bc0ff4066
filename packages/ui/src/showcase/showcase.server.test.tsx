import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Showcase } from './showcase.tsx'

it('every component renders on a server, where there is no window', () => {
  expect(typeof window).toBe('undefined')
  expect(renderToString(<Showcase />)).toContain('Разместить объявление')
})
