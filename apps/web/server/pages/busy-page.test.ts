import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BUSY_PAGE, BUSY_PAGE_POLICY } from './busy-page.ts'

const THEME = new URL('../../../../packages/ui/src/styles/theme.css', import.meta.url)

it('the page of a busy site has the colours of the theme and needs no other file', () => {
  const theme = readFileSync(THEME, 'utf8')
  const colours = BUSY_PAGE.match(/light-dark\([^)]*\)/g) ?? []
  expect(colours.filter((colour) => !theme.includes(colour))).toEqual([])
  expect(colours.length).toBeGreaterThan(4)
  expect(BUSY_PAGE).not.toMatch(/<script|<link|src=|url\(/)
})

it('its policy allows the style that stands in it', () => {
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(BUSY_PAGE) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(BUSY_PAGE_POLICY).toContain(`style-src 'sha256-${hash}'`)
})
