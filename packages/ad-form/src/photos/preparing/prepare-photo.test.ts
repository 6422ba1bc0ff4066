import { beforeEach, expect, it, vi } from 'vitest'
import { preparePhoto } from './prepare-photo.ts'

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const HEIC = new TextEncoder().encode('\0\0\0\u0018ftypheic')
const MB = 1024 * 1024

const codeOf = (file: File) =>
  preparePhoto(file).then(
    () => null,
    ({ code }) => code,
  )

const decodable = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }))

/** Sizes of the canvases that were encoded. */
const encoded: [number, number][] = []

beforeEach(() => {
  encoded.length = 0
  decodable(1600, 1200)
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly size: [number, number]
      constructor(...size: [number, number]) {
        this.size = size
      }
      getContext = () => ({ fillRect() {}, drawImage() {} })
      convertToBlob = async () => {
        encoded.push(this.size)
        return new Blob([JPEG], { type: 'image/jpeg' })
      }
    },
  )
})

it('§12 photographs: more than 10 MB is shrunk before it is sent', async () => {
  const file = new File([JPEG, new Uint8Array(10 * MB)], 'a.png')
  const sent = await preparePhoto(file)
  expect(sent).toMatchObject({ name: 'a.png', type: 'image/jpeg', size: JPEG.length })
  expect(encoded).toEqual([[1600, 1200]])
})

it.each([
  ['a camera', 6000, 4000, 3000, 2000],
  ['a phone held upright', 3024, 4032, 2250, 3000],
  ['a panorama, which keeps a readable height', 9000, 1500, 6480, 1080],
])('§12 photographs: %s of %d×%d is sent as %d×%d', async (_, width, height, ...size) => {
  decodable(width, height)
  await preparePhoto(new File([JPEG, new Uint8Array(MB)], 'a.jpg'))
  expect(encoded).toEqual([size])
})

it('sends what is small enough as it is', async () => {
  const file = new File([JPEG, new Uint8Array(MB)], 'a.jpg')
  expect(await preparePhoto(file)).toBe(file)
})

it('§12 photographs: what this browser cannot shrink is refused with what to do', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')))
  expect(await codeOf(new File([HEIC, new Uint8Array(10 * MB)], 'a.heic'))).toBe('photo.too_large')
})

it('§4 photos: a renamed PDF is no picture', async () => {
  expect(await codeOf(new File(['%PDF-1.7 …………'], 'a.jpg', { type: 'image/jpeg' }))).toBe(
    'photo.not_image',
  )
})

it.each([
  [800, 600, null],
  [799, 600, 'photo.too_small'],
  [800, 599, 'photo.too_small'],
])('§4 photos: %d×%d', async (width, height, mistake) => {
  decodable(width, height)
  expect(await codeOf(new File([JPEG], 'a.jpg'))).toBe(mistake)
})

it('lets the server judge what this browser cannot read', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('damaged')))
  expect(await codeOf(new File([JPEG], 'a.jpg'))).toBeNull()
  expect(await codeOf(new File([HEIC], 'a.heic'))).toBeNull()
})
