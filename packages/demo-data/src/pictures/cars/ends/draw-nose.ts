import { mix } from '../../engine/colour.ts'
import { lerp } from '../../engine/geometry.ts'
import type { Vehicle } from '../body/vehicle.ts'
import { drawChromeBumper } from './chrome-bumper.ts'
import { type Corner, type EndFace, ellipse } from './end-face.ts'
import { drawGrille } from './nose-grille.ts'
import { drawNoseLamps } from './nose-lamps.ts'
import { drawPlate } from './plate.ts'

/** The nose: lamps, grille, bumper, air intake, number plate. */
export const drawNose = (face: EndFace, vehicle: Vehicle) => {
  const { shape, era, paint, lamps } = vehicle
  const top = shape.nose[1]
  const bumper = lerp(shape.sill, top, 0.5)
  if (face.visible > 0.97) return
  const cladding = shape.offroad?.cladding ?? false
  const body = (low: number, high: number): Corner[] => [
    [-1, low],
    [1, low],
    [1, high],
    [-1, high],
  ]
  face.area(body(shape.sill, shape.sill + 7), paint.trim, 'opacity=".85"')
  if (era === 'classic') {
    face.area(body(shape.sill + 5, bumper - 6), paint.seam, 'opacity=".3"')
    face.area(
      [
        [-0.97, top - 3],
        [0.97, top - 3],
        [0.97, top - 22],
        [-0.97, top - 22],
      ],
      vehicle.grille === 3 ? paint.base : '#24272c',
    )
    drawGrille(face, vehicle, top)
    drawNoseLamps(face, vehicle, top)
    drawChromeBumper(face, paint.chrome, bumper)
    drawPlate(face, vehicle, bumper - 14)
    return
  }
  face.area(
    [
      [-1, top - 5],
      [1, top - 5],
      [1, top - 1],
      [-1, top - 1],
    ],
    '#fff',
    'opacity=".22"',
  )
  const low = shape.sill + 8
  face.area(
    [
      [-0.62, low],
      [0.62, low],
      [0.5, bumper - 6],
      [-0.5, bumper - 6],
    ],
    '#17191d',
    'stroke="#17191d" stroke-width="6" stroke-linejoin="round"',
  )
  for (const share of [0.35, 0.7]) {
    const y = lerp(low, bumper - 6, share)
    face.line(
      [
        [-0.5, y],
        [0.5, y],
      ],
      '#40464e',
      1,
    )
  }
  if (cladding)
    face.area(
      [
        [-0.6, shape.sill + 2],
        [0.6, shape.sill + 2],
        [0.5, low + 1],
        [-0.5, low + 1],
      ],
      '#a9afb6',
    )
  if (era === 'modern') {
    face.both(
      [
        [0.72, low + 2],
        [1.0, low + 6],
        [0.96, bumper + 2],
        [0.8, bumper - 1],
      ],
      '#1b1d21',
      'stroke="#1b1d21" stroke-width="4" stroke-linejoin="round"',
    )
    face.both(ellipse(0.85, low + 8, 0.05, 2.8), '#dfe6ea')
  } else {
    face.both(ellipse(0.8, low + 7, 0.085, 4.2), '#2b2f35')
    face.both(ellipse(0.8, low + 7, 0.062, 3), '#dde3e7')
    face.line(
      [
        [-1.2, bumper + 3],
        [1.2, bumper + 3],
      ],
      paint.seam,
      0.9,
      'opacity=".5"',
    )
    face.line(
      [
        [-1.1, bumper - 1],
        [-0.55, bumper - 1],
      ],
      mix(paint.base, '#14161a', 0.5),
      2.5,
    )
    face.line(
      [
        [0.55, bumper - 1],
        [1.1, bumper - 1],
      ],
      mix(paint.base, '#14161a', 0.5),
      2.5,
    )
  }
  drawGrille(face, vehicle, top - (lamps === 2 ? 2 : 1))
  drawNoseLamps(face, vehicle, top)
  drawPlate(face, vehicle, era === 'modern' ? bumper - 6 : bumper - 4)
}
