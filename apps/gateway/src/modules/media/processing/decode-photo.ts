import { AppError } from '@trassa/contracts/app-error'
import { PHOTO_LIMITS, PHOTO_WIDTHS } from '@trassa/contracts/photo-files'
import { fileTypeFromFile } from 'file-type'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { encodingLimit, heicLimit } from './concurrency-limits.ts'
import { decodeHeic } from './decode-heic.ts'

/** A photograph as plain pixels: upright, sRGB, three channels, no wider than the largest rendition. */
export interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: OutputInfo['channels'] }
}

/** Pixels; photographs of ads unless the caller says otherwise. */
interface Smallest {
  minWidth: number
  minHeight: number
}

const MAX_WIDTH = Math.max(...PHOTO_WIDTHS)
/** Twice the width: a narrower picture (a screenshot of a long page) is scaled down as a whole. */
const MAX_HEIGHT = 2 * MAX_WIDTH

/** A small file may claim a huge picture; 80 million pixels are more than any camera sold makes. */
const READING = { limitInputPixels: 80_000_000, failOn: 'error' } as const
const TIMEOUT_SECONDS = 30

const BY_SHARP: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
const BY_HEIC: readonly string[] = ['image/heic', 'image/heif']

/**
 * Decodes an uploaded file. The format is detected from the bytes; name and declared type are ignored.
 * Only pixels are returned, so no metadata is kept (domain §4).
 *
 * @throws `photo.not_image` also where the picture is damaged or a bomb, `photo.too_small`
 */
export async function decodePhoto(
  path: string,
  smallest: Smallest = PHOTO_LIMITS,
): Promise<Pixels> {
  const type = (await fileTypeFromFile(path))?.mime ?? ''
  if (BY_SHARP.includes(type))
    return refuseUndecodable(() => fromSharp(sharp(path, READING), smallest))
  if (BY_HEIC.includes(type))
    return refuseUndecodable(() => heicLimit(() => fromHeic(path, smallest)))
  throw new AppError('photo.not_image')
}

/** Any error of a decoder means that the file is not a photograph, or is damaged. */
async function refuseUndecodable(read: () => Promise<Pixels>): Promise<Pixels> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('photo.not_image', { cause: error })
  }
}

async function fromHeic(path: string, smallest: Smallest): Promise<Pixels> {
  const { width, height, pixels } = await decodeHeic(path)
  return fromSharp(sharp(pixels, { raw: { width, height, channels: 4 } }), smallest)
}

async function fromSharp(picture: Sharp, { minWidth, minHeight }: Smallest): Promise<Pixels> {
  const { autoOrient: size } = await picture.metadata()
  if (size.width < minWidth || size.height < minHeight) {
    throw new AppError('photo.too_small')
  }
  return pixelsOf(picture.autoOrient())
}

/** The pixels of a kept picture, turned clockwise by quarters of a turn. */
export const turnedPixels = (master: Buffer, quarters: number): Promise<Pixels> =>
  pixelsOf(sharp(master, READING).rotate(90 * quarters))

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await encodingLimit(() =>
    picture
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  )
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}
