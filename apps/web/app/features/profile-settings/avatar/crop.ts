/** The part of a picture that is kept: its middle as shares of the picture, and how far it is zoomed in. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** Pixels of the square that is sent. */
export const SIDE = 480

interface Size {
  width: number
  height: number
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The square of the picture that a crop means, in its pixels; never beyond its edges. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: Size) {
  const side = Math.min(width, height) / zoom
  return {
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
    side,
  }
}

/** Moves a crop by pixels of a preview of the given side: the picture follows the finger. */
export function moveCrop(crop: Crop, by: { x: number; y: number; side: number }, size: Size): Crop {
  const { left, top, side } = squareOf(crop, size)
  const scale = side / by.side
  return {
    ...crop,
    x: clamp((left + side / 2 - by.x * scale) / size.width, 0, 1),
    y: clamp((top + side / 2 - by.y * scale) / size.height, 0, 1),
  }
}
