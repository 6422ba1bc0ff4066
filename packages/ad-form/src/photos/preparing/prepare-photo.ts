import { AppError } from '@trassa/contracts/app-error'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import { inTurn } from './in-turn.ts'
import { shrunkPhoto, sizeToSend } from './shrink-photo.ts'

/** Accepted formats of the file dialog. */
export const ACCEPTED = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
}

/** Larger files are not even decoded: no camera makes them, and a phone's memory is small. */
const MAX_READ_BYTES = 100 * 1024 * 1024

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** The format by magic bytes; the file name is not trusted. */
function formatOf(bytes: Uint8Array): 'plain' | 'heic' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'plain'
  if (ascii(bytes, 1, 4) === 'PNG') return 'plain'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'plain'
  return ascii(bytes, 4, 8) === 'ftyp' ? 'heic' : null
}

/** Decodes one picture at a time: a decoded one takes up to two hundred megabytes. */
const oneByOne = inTurn()

/**
 * Checks a file before its upload (domain §4) and shrinks what is heavier or larger than buyers ever see.
 * A file that this browser cannot decode is left to the server, unless it is too heavy to be sent.
 * @throws AppError `photo.not_image`, `photo.too_small`, `photo.too_large`
 */
export async function preparePhoto(file: File): Promise<File> {
  const format = formatOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  if (format === null) throw new AppError('photo.not_image')
  const isHeavy = file.size > PHOTO_LIMITS.bytes
  if (file.size > MAX_READ_BYTES) throw new AppError('photo.too_large')
  // The server decodes HEIC, which few browsers do.
  if (format === 'heic' && !isHeavy) return file
  const ready = await oneByOne(() => shrunkIfNeeded(file, isHeavy))
  if (ready.size > PHOTO_LIMITS.bytes) throw new AppError('photo.too_large')
  return ready
}

async function shrunkIfNeeded(file: File, isHeavy: boolean): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  )
  if (!picture) return file
  try {
    const { width, height } = picture
    if (width < PHOTO_LIMITS.minWidth || height < PHOTO_LIMITS.minHeight) {
      throw new AppError('photo.too_small')
    }
    if (!isHeavy && sizeToSend(picture).width === width) return file
    const shrunk = await shrunkPhoto(picture, file.name)
    return shrunk && shrunk.size < file.size ? shrunk : file
  } finally {
    picture.close()
  }
}
