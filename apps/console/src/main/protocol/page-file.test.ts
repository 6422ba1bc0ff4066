import { expect, it } from 'vitest'
import { pageFile } from './page-file.ts'

it('finds the pages of the renderer', () => {
  expect(pageFile('/app/renderer', '/')?.file).toBe('/app/renderer/index.html')
  expect(pageFile('/app/renderer', '/assets/index.js')?.type).toContain('javascript')
})

it.each([
  '/../main/index.js',
  '/%2e%2e/main/index.js',
  '/assets/../../main/index.js',
  '/secret.txt',
  '/'.repeat(3),
])('%s is not given', (path) => {
  expect(pageFile('/app/renderer', path)).toBeNull()
})
