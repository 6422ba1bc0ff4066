import sharp, { type Sharp } from 'sharp'
import phash from 'sharp-phash'
import { encoding } from './concurrency-limits.ts'

/** What is stored of how a photograph looks. */
export interface Looks {
  /** `#rrggbb`, fills the frame until the picture comes. */
  color: string
  /** Perceptual hash: 64 bits as PostgreSQL's signed bigint holds them. */
  phash: bigint
}

const SIZE = 64

/** Looks at a small copy: neither the dominant colour nor the hash needs more. */
export async function describePhoto(picture: Sharp): Promise<Looks> {
  return encoding(async () => {
    const small = picture.clone().resize({ width: SIZE, height: SIZE, fit: 'fill' })
    const png = await small.png().toBuffer()
    const { dominant } = await sharp(png).stats()
    return { color: hexOf(dominant), phash: BigInt.asIntN(64, BigInt(`0b${await phash(png)}`)) }
  })
}

const hexOf = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
