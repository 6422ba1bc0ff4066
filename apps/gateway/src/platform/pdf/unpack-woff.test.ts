import { expect, it } from 'vitest'
import { onestFont } from './onest.ts'
import { unpackWoff } from './unpack-woff.ts'

it('an unpacked font has its letters, their widths and its names', () => {
  const font = onestFont('cyrillic', 400)
  expect(font.hasGlyphForCodePoint('Щ'.codePointAt(0) ?? 0)).toBe(true)
  expect(font.layout('Трасса').advanceWidth).toBeGreaterThan(0)
  expect(font.postscriptName).toBe('Onest-Regular')
  expect(onestFont('cyrillic', 400)).toBe(font)
})

it('what is no WOFF is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 is another format'))).toThrow('Not a WOFF font')
})
