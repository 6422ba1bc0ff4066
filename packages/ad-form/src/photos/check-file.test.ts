// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { checkFile } from './check-file.ts'

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const HEIC = new TextEncoder().encode('\0\0\0\u0018ftypheic')

const drawn = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }))

it('§4 photos: more than 10 MB is not sent at all', async () => {
  const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg')
  expect(await checkFile(file)).toBe('photo.too_large')
})

it('§4 photos: a renamed PDF is no picture', async () => {
  expect(await checkFile(new File(['%PDF-1.7 …………'], 'a.jpg', { type: 'image/jpeg' }))).toBe(
    'photo.not_image',
  )
})

it.each([
  [800, 600, null],
  [799, 600, 'photo.too_small'],
  [800, 599, 'photo.too_small'],
])('§4 photos: %d×%d', async (width, height, mistake) => {
  drawn(width, height)
  expect(await checkFile(new File([JPEG], 'a.jpg'))).toBe(mistake)
})

it('lets the server judge what this browser cannot read', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('damaged')))
  expect(await checkFile(new File([JPEG], 'a.jpg'))).toBeNull()
  expect(await checkFile(new File([HEIC], 'a.heic'))).toBeNull()
})
