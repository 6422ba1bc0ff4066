import type { Point, Point3 } from './geometry.ts'

/** Pictures are 4:3 in these pixels. */
export const PICTURE_WIDTH = 1600
export const PICTURE_HEIGHT = 1200

/** Where a picture is taken from. */
export interface CameraSettings {
  /** Degrees from straight ahead of the nose (0) over the side (90) to behind (180). */
  angle: number
  /** From the middle of the vehicle, centimetres. */
  distance: number
  /** Of the eye above the ground, centimetres. */
  height: number
  /** The share of the picture's width that the vehicle may take. */
  fill: number
  /** The nose points to the right instead of to the left. */
  mirrored: boolean
}

export interface Camera {
  /** A point of the vehicle in pixels. */
  project(point: Point3): Point
  /** Where the viewer stands, in the vehicle's centimetres. */
  eye: Point3
  /** The row of the horizon, pixels. */
  horizon: number
  /** The row where the vehicle's nearest wheel stands, pixels. */
  ground: number
  /** Pixels in a centimetre at the middle of the vehicle. */
  scale: number
  /** The nose is turned to the viewer. */
  frontal: boolean
  mirrored: boolean
}

/** The vehicle's lowest point stands here, pixels. */
const GROUND_ROW = 1010
/** No vehicle grows higher than this share of the picture. */
const TALLEST = 0.62

/** A camera that fits a box of the vehicle's size into the picture; verticals stay vertical. */
export const createCamera = (
  settings: CameraSettings,
  size: { length: number; width: number; height: number },
): Camera => {
  const { angle, distance, height, mirrored } = settings
  const cos = Math.cos((angle * Math.PI) / 180)
  const sin = Math.sin((angle * Math.PI) / 180)
  const sign = mirrored ? -1 : 1
  const middle = size.length / 2
  const flat = (x: number, y: number, z: number): Point => {
    const ahead = middle - x
    const depth = distance - ahead * cos - z * sin
    return [(sign * (z * cos - ahead * sin)) / depth, (height - y) / depth]
  }
  const corners = [0, size.length].flatMap((x) =>
    [-size.width / 2, size.width / 2].flatMap((z) => [flat(x, 0, z), flat(x, size.height, z)]),
  )
  const xs = corners.map((p) => p[0])
  const ys = corners.map((p) => p[1])
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const focus = Math.min(
    (settings.fill * PICTURE_WIDTH) / (right - left),
    (TALLEST * PICTURE_HEIGHT) / (bottom - top),
  )
  const shift = PICTURE_WIDTH / 2 - (focus * (left + right)) / 2
  const horizon = GROUND_ROW - focus * bottom
  return {
    // Called hundreds of times a picture: no intermediate points.
    project: (point) => {
      const ahead = middle - point[0]
      const share = focus / (distance - ahead * cos - point[2] * sin)
      return [
        shift + share * sign * (point[2] * cos - ahead * sin),
        horizon + share * (height - point[1]),
      ]
    },
    eye: [middle - distance * cos, height, distance * sin],
    horizon,
    ground: GROUND_ROW,
    scale: focus / distance,
    frontal: angle < 90,
    mirrored,
  }
}
