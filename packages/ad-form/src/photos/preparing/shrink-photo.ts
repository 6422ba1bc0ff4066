interface Size {
  width: number
  height: number
}

/** Pixels of the longer side, from which a picture is shrunk: buyers see 1920 across at most. */
const LONGER_SIDE_MAX = 4000
const LONGER_SIDE_SENT = 3000
/** Pixels that the shorter side keeps, so that a panorama stays readable. */
const SHORTER_SIDE_SENT = 1080

/** The first is hardly visible; the others are for pictures that stay too heavy. */
const QUALITIES = [0.88, 0.75, 0.6] as const
const MAX_BYTES = 8 * 1024 * 1024

/** The size in pixels that a picture is sent in; its own where that is small enough. */
export function sizeToSend({ width, height }: Size): Size {
  const longer = Math.max(width, height)
  if (longer <= LONGER_SIDE_MAX) return { width, height }
  const shorter = Math.min(width, height)
  const share = Math.min(1, Math.max(LONGER_SIDE_SENT / longer, SHORTER_SIDE_SENT / shorter))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

function createCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

const encode = (canvas: OffscreenCanvas | HTMLCanvasElement, quality: number) =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/jpeg', quality })
    : new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** The picture as JPEG in the size to send; `null` where the browser cannot encode it (no memory). */
export async function shrunkPhoto(picture: ImageBitmap, name: string): Promise<File | null> {
  const { width, height } = sizeToSend(picture)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  // JPEG has no transparency.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  let blob: Blob | null = null
  for (const quality of QUALITIES) {
    blob = await encode(canvas, quality).catch(() => null)
    if (!blob || blob.size <= MAX_BYTES) break
  }
  return blob && new File([blob], name, { type: 'image/jpeg' })
}
