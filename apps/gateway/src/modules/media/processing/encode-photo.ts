import sharp, { type Sharp } from 'sharp'
import type { Rendition } from '../storage/photo-keys.ts'
import { encodingLimit } from './concurrency-limits.ts'
import type { Pixels } from './decode-photo.ts'

/** A picture to encode from; each encoding takes a copy of its own. */
export const pictureOf = ({ data, raw }: Pixels): Sharp => sharp(data, { raw })

/** One size in one format; a narrower picture stays as wide as it is. */
export function encodeRendition(picture: Sharp, { width, format }: Rendition): Promise<Buffer> {
  const sized = picture.clone().resize({ width, withoutEnlargement: true })
  return encodingLimit(() =>
    format === 'avif'
      ? // Effort 1: twice as fast as 3 for a quarter more bytes, still far below WebP.
        sized.avif({ quality: 50, effort: 1 }).toBuffer()
      : sized.webp({ quality: 76, effort: 2 }).toBuffer(),
  )
}

/** The source of renditions that are lost, or of sizes that are added later. */
export const encodeMaster = (picture: Sharp): Promise<Buffer> =>
  encodingLimit(() => picture.clone().jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer())
