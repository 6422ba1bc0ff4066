import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import sharp from 'sharp'

/** A file as `setInputFiles` takes it. */
export interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

let pictures = 0

/** A photograph that the gateway takes: unlike any other, and as small as it may be, because each is encoded nine times. */
export async function photograph(
  name = 'car.jpg',
  width: number = PHOTO_LIMITS.minWidth,
  height: number = PHOTO_LIMITS.minHeight,
): Promise<PickedFile> {
  pictures += 1
  const hue = (pictures * 67) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 9" width="${width}" height="${height}">
    <rect width="12" height="9" fill="hsl(${hue} 60% 70%)"/>
    <path d="M1 6h10v-1.5l-2-.4L7.5 2.5h-4L2 4.1l-1 .4z" fill="hsl(${(hue + 120) % 360} 70% 40%)"/>
    <circle cx="${3 + (pictures % 3)}" cy="6" r="1"/><circle cx="9" cy="6" r="1"/></svg>`
  const buffer = await sharp(Buffer.from(svg)).jpeg().toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A PDF that only claims to be a picture. */
export const renamedPdf = (): PickedFile => ({
  name: 'scan.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
})

const MEGABYTE = 1024 * 1024

/** A true picture of 20 MB: its end is padding that decoders skip. */
export async function hugePhotograph(): Promise<PickedFile> {
  const { mimeType, buffer } = await photograph('huge.jpg', 1200, 900)
  return {
    name: 'huge.jpg',
    mimeType,
    buffer: Buffer.concat([buffer, Buffer.alloc(20 * MEGABYTE)]),
  }
}
