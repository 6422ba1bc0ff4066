import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'

/** Left half red, right half blue: a picture whose way up and sides can be told. */
export function drawPicture(width = 1200, height = 900): Sharp {
  const half = Math.floor(width / 2)
  return sharp({ create: { width, height, channels: 3, background: '#1030c0' } }).composite([
    {
      input: { create: { width: half, height, channels: 3, background: '#d02010' } },
      left: 0,
      top: 0,
    },
  ])
}

/** Compresses badly, so that its file is about as large as its pixels. */
export const noise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

/** What a telephone writes beside the picture: its maker and where it was. */
export const withSecrets = (picture: Sharp): Sharp =>
  picture.withExif({
    IFD0: { Make: 'TrassaCamera', ImageDescription: 'Secret place' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '55/1 45/1 21/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '37/1 37/1 2/1',
    },
  })
