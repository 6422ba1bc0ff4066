import type { ErrorCode } from '@trassa/contracts/errors'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'

/** Accepted formats of the file dialog. */
export const ACCEPTED = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** The format by magic bytes; the file name is not trusted. */
function formatOf(bytes: Uint8Array): 'plain' | 'heic' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'plain'
  if (ascii(bytes, 1, 4) === 'PNG') return 'plain'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'plain'
  return ascii(bytes, 4, 8) === 'ftyp' ? 'heic' : null
}

/** Whether an image that the browser can decode is too small; the server checks HEIC. */
async function isTooSmall(file: File): Promise<boolean> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return false
  const { width, height } = picture
  picture.close()
  const { minWidth, minHeight } = PHOTO_LIMITS
  return width < minWidth || height < minHeight
}

/** Checks a file before its upload (domain §4); returns the error code or `null`. */
export async function checkFile(file: File): Promise<ErrorCode | null> {
  if (file.size > PHOTO_LIMITS.bytes) return 'photo.too_large'
  const format = formatOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  if (format === null) return 'photo.not_image'
  return format === 'plain' && (await isTooSmall(file)) ? 'photo.too_small' : null
}
