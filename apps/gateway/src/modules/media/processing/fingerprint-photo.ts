import sharp, { type Sharp } from 'sharp'
import phash from 'sharp-phash'
import { encodingLimit } from './concurrency-limits.ts'

/** What is stored of a photograph's appearance. */
export interface PhotoFingerprint {
  /** `#rrggbb`, fills the frame while the picture loads. */
  color: string
  /** Perceptual hash: 64 bits as PostgreSQL's signed bigint holds them. */
  phash: bigint
}

const SIZE = 64

/** Works on a small copy: neither the dominant colour nor the hash needs more. */
export async function fingerprintPhoto(picture: Sharp): Promise<PhotoFingerprint> {
  return encodingLimit(async () => {
    const small = picture.clone().resize({ width: SIZE, height: SIZE, fit: 'fill' })
    const png = await small.png().toBuffer()
    const { dominant } = await sharp(png).stats()
    return { color: hexOf(dominant), phash: BigInt.asIntN(64, BigInt(`0b${await phash(png)}`)) }
  })
}

const hexOf = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
