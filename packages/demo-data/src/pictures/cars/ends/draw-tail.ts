import { lerp, steps } from '../../engine/geometry.ts'
import type { Vehicle } from '../body/vehicle.ts'
import { drawChromeBumper } from './chrome-bumper.ts'
import type { Corner, EndFace } from './end-face.ts'
import { drawPlate } from './plate.ts'
import { drawTailLamps, LENS_DARK } from './tail-lamps.ts'

/** The rear: lamps, lid or doors, bumper, exhaust, the mark's name, number plate. */
export const drawTail = (face: EndFace, vehicle: Vehicle) => {
  const { shape, era, paint, surface, name } = vehicle
  if (face.visible > 0.97) return
  const top = shape.deck[1]
  const bumper = lerp(shape.sill, top, era === 'classic' ? 0.42 : 0.44)
  const tall =
    shape.rear === 'doors' || shape.rear === 'bed' || (shape.offroad?.spareWheel ?? false)
  const cladding = shape.offroad?.cladding ?? false
  const seam = (points: readonly Corner[]) =>
    face.line(points, paint.seam, 1, 'opacity=".7" stroke-linejoin="round"')
  face.area(
    [
      [-1, top - 6],
      [1, top - 6],
      [1, top - 1],
      [-1, top - 1],
    ],
    '#fff',
    'opacity=".2"',
  )
  face.area(
    [
      [-1, shape.sill],
      [1, shape.sill],
      [1, shape.sill + 7],
      [-1, shape.sill + 7],
    ],
    paint.trim,
  )
  const plateOnLid =
    era !== 'modern' ? shape.rear !== 'bed' : shape.rear === 'hatch' && vehicle.creases !== 0
  const lid = shape.rear === 'boot' ? 0.74 : 0.84
  seam([
    [-lid, top],
    [-lid, top - 10],
    [-lid + 0.06, bumper + 3],
    [lid - 0.06, bumper + 3],
    [lid, top - 10],
    [lid, top],
  ])
  drawTailLamps(face, vehicle, top, tall)
  if (era === 'classic') {
    drawChromeBumper(face, paint.chrome, bumper)
  } else {
    face.area(
      [
        [-0.98, bumper - 2],
        [0.98, bumper - 2],
        [1, bumper + 3],
        [-1, bumper + 3],
      ],
      '#fff',
      'opacity=".16"',
    )
    face.line(
      [
        [-1.2, bumper - 2],
        [1.2, bumper - 2],
      ],
      paint.seam,
      1,
      'opacity=".5"',
    )
    const low = shape.sill + 2
    const dark = cladding ? bumper - 5 : shape.sill + 15
    face.area(
      [
        [-0.9, low],
        [0.9, low],
        [0.8, dark],
        [-0.8, dark],
      ],
      '#1c1e22',
      'stroke="#1c1e22" stroke-width="6" stroke-linejoin="round"',
    )
    face.both(
      [
        [0.78, bumper - 9],
        [0.98, bumper - 8],
        [0.98, bumper - 5],
        [0.78, bumper - 6],
      ],
      LENS_DARK,
    )
    if (vehicle.tailLamps !== 1)
      face.both(
        [
          [0.56, low + 2],
          [0.72, low + 2],
          [0.72, low + 6],
          [0.56, low + 6],
        ],
        paint.chrome,
      )
  }
  if (shape.rear === 'doors') {
    seam([
      [0, bumper],
      [0, top],
    ])
    face.both(
      [
        [0.05, top - 18],
        [0.1, top - 18],
        [0.1, top - 6],
        [0.05, top - 6],
      ],
      paint.trim,
    )
  }
  const plateY = plateOnLid ? lerp(bumper, top, 0.42) : shape.sill + 22
  if (plateOnLid)
    face.area(
      [
        [-0.36, plateY - 8],
        [0.36, plateY - 8],
        [0.36, plateY + 9],
        [-0.36, plateY + 9],
      ],
      paint.seam,
      'opacity=".35"',
    )
  drawPlate(face, vehicle, plateY)
  if (shape.offroad?.spareWheel) {
    const y = top - 4
    const ring = (r: number) =>
      steps(0, Math.PI * 2, 18)
        .slice(1)
        .map((a): Corner => [0.06 + (r / surface.halfWidth) * Math.cos(a), y + r * Math.sin(a)])
    face.area(ring(shape.wheelRadius * 0.92), '#17181b')
    face.area(ring(shape.wheelRadius * 0.82), paint.base)
    face.area(ring(shape.wheelRadius * 0.62), '#000', 'opacity=".14"')
  } else if (shape.rear !== 'doors') {
    const y = lerp(bumper, top, 0.78)
    face.area(
      steps(0, Math.PI * 2, 12)
        .slice(1)
        .map((a): Corner => [0.06 * Math.cos(a), y + 3.8 * Math.sin(a)]),
      paint.chrome,
    )
  }
  if (name)
    face.flat(
      0.46,
      plateOnLid ? bumper + 7 : lerp(bumper, top, 0.5),
      `<text text-anchor="middle" font-family="DejaVu Sans,Arial,sans-serif" font-weight="bold" font-size="4.6" letter-spacing=".6" fill="${paint.chrome}" stroke="#30343a" stroke-width=".15">${name}</text>`,
    )
}
