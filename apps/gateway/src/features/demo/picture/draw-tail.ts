import type { EndFace } from './end-face.ts'
import { clamp, lerp, steps } from './geometry.ts'
import { drawPlate } from './plate.ts'
import type { Vehicle } from './vehicle.ts'

type Corner = readonly [u: number, y: number]

const LENS = '#b3161c'
const LENS_DARK = '#7c0f15'

const drawLamps = (face: EndFace, vehicle: Vehicle, top: number, tall: boolean) => {
  const { era, tailLamps } = vehicle
  const edge = 'stroke="#4c0a0e" stroke-width="4" stroke-linejoin="round"'
  if (tall) {
    const [low, high] = [top - (tailLamps === 0 ? 34 : 26), top + (tailLamps === 2 ? 4 : -2)]
    face.both([[0.84, low], [1.05, low + 2], [1.07, high], [0.86, high]], LENS, edge)
    face.both([[0.86, low + 4], [1.02, low + 5], [1.02, low + 10], [0.86, low + 9]], '#f0f1ef')
    face.both([[0.86, low + 11], [1.02, low + 12], [1.02, low + 16], [0.86, low + 15]], '#e6923a')
    face.both([[0.88, high - 8], [0.93, high - 8], [0.94, high - 2], [0.89, high - 2]], '#ff6a5e')
    return
  }
  if (era === 'classic') {
    const y = top - 15
    face.both([[0.56, y - 7], [1.02, y - 7], [1.02, y + 7], [0.56, y + 7]], LENS, edge)
    face.both([[0.86, y - 6], [1.02, y - 6], [1.02, y + 6], [0.86, y + 6]], '#e08a30')
    face.both([[0.58, y - 6], [0.7, y - 6], [0.7, y + 6], [0.58, y + 6]], '#ece9e4')
    return
  }
  if (era === 'rounded') {
    const y = top - 15
    face.both(
      tailLamps === 0
        ? [[0.58, y - 5], [0.8, y - 9], [1.06, y - 5], [1.16, y + 8], [0.9, y + 10], [0.62, y + 6]]
        : [[0.66, y - 9], [0.96, y - 11], [1.14, y + 9], [0.9, y + 11], [0.66, y + 8]],
      LENS,
      edge,
    )
    face.both([[0.72, y - 4], [0.86, y - 5], [0.86, y], [0.72, y + 1]], '#f1e6e0')
    face.both([[0.88, y - 3], [1.0, y - 3], [1.03, y + 2], [0.88, y + 1]], '#e6923a')
    return
  }
  const y = top - 12
  if (tailLamps === 2) face.line([[-0.6, y + 1], [0.6, y + 1]], LENS_DARK, 3.4)
  face.both([[0.5, y - 3], [0.9, y - 6], [1.08, y - 4], [1.24, y + 7], [0.9, y + 6], [0.5, y + 4]], LENS, edge)
  const line: Corner[] = [[0.54, y], [0.9, y + 2.6], [1.14, y + 3.6]]
  face.line(line, '#ff7a6c', 1.7)
  face.line(line.map(([u, v]): Corner => [-u, v]), '#ff7a6c', 1.7)
  face.both([[0.62, y - 3], [0.78, y - 4.4], [0.78, y - 1.6], [0.62, y - 0.6]], '#f4e2dc')
}

/** The rear: lamps, lid or doors, bumper, exhaust, the mark's name, number plate. */
export const drawTail = (face: EndFace, vehicle: Vehicle) => {
  const { shape, era, paint, surface, name } = vehicle
  if (face.visible > 0.97) return
  const top = shape.deck[1]
  const bumper = lerp(shape.sill, top, era === 'classic' ? 0.42 : 0.44)
  const tall = shape.rear === 'doors' || shape.rear === 'bed' || (shape.offroad?.spareWheel ?? false)
  const cladding = shape.offroad?.cladding ?? false
  const seam = (points: readonly Corner[]) =>
    face.line(points, paint.seam, 1, 'opacity=".7" stroke-linejoin="round"')
  face.area([[-1, top - 6], [1, top - 6], [1, top - 1], [-1, top - 1]], '#fff', 'opacity=".2"')
  face.area([[-1, shape.sill], [1, shape.sill], [1, shape.sill + 7], [-1, shape.sill + 7]], paint.trim)
  const plateOnLid = era !== 'modern' ? shape.rear !== 'bed' : shape.rear === 'hatch' && vehicle.creases !== 0
  const lid = shape.rear === 'boot' ? 0.74 : 0.84
  seam([[-lid, top], [-lid, top - 10], [-lid + 0.06, bumper + 3], [lid - 0.06, bumper + 3], [lid, top - 10], [lid, top]])
  drawLamps(face, vehicle, top, tall)
  if (era === 'classic') {
    face.area([[-1.16, bumper - 7], [1.16, bumper - 7], [1.16, bumper + 4], [-1.16, bumper + 4]], paint.chrome)
    face.area([[-1.16, bumper - 7], [1.16, bumper - 7], [1.16, bumper - 3], [-1.16, bumper - 3]], '#565d66')
    face.line([[-1.1, bumper + 2.6], [1.1, bumper + 2.6]], '#ffffff', 1.2)
  } else {
    face.area([[-0.98, bumper - 2], [0.98, bumper - 2], [1, bumper + 3], [-1, bumper + 3]], '#fff', 'opacity=".16"')
    face.line([[-1.2, bumper - 2], [1.2, bumper - 2]], paint.seam, 1, 'opacity=".5"')
    const low = shape.sill + 2
    const dark = cladding ? bumper - 5 : shape.sill + 15
    face.area([[-0.9, low], [0.9, low], [0.8, dark], [-0.8, dark]], '#1c1e22', 'stroke="#1c1e22" stroke-width="6" stroke-linejoin="round"')
    face.both([[0.78, bumper - 9], [0.98, bumper - 8], [0.98, bumper - 5], [0.78, bumper - 6]], LENS_DARK)
    if (vehicle.tailLamps !== 1)
      face.both([[0.56, low + 2], [0.72, low + 2], [0.72, low + 6], [0.56, low + 6]], paint.chrome)
  }
  if (shape.rear === 'doors') {
    const high = surface.height - 12
    const share = (y: number) => lerp(surface.cabinWidth, surface.roofWidth, clamp((y - top) / (surface.height - top), 0, 1)) / surface.halfWidth
    seam([[0, bumper], [0, high]])
    seam([[-share(high) * 0.9, high], [share(high) * 0.9, high], [0.9, top], [0.86, bumper]])
    face.both([[0.16, top + 22], [0.72, top + 22], [0.68, high - 12], [0.16, high - 12]], paint.glassBottom, `stroke="${paint.trim}" stroke-width="8" stroke-linejoin="round"`)
    face.both([[0.05, top - 16], [0.1, top - 16], [0.1, top - 4], [0.05, top - 4]], paint.trim)
  }
  const plateY = plateOnLid ? lerp(bumper, top, 0.42) : shape.sill + 22
  if (plateOnLid) face.area([[-0.36, plateY - 8], [0.36, plateY - 8], [0.36, plateY + 9], [-0.36, plateY + 9]], paint.seam, 'opacity=".35"')
  drawPlate(face, vehicle, plateY)
  if (shape.offroad?.spareWheel) {
    const y = top - 4
    const ring = (r: number) => steps(0, Math.PI * 2, 18).slice(1).map((a): Corner => [0.06 + (r / surface.halfWidth) * Math.cos(a), y + r * Math.sin(a)])
    face.area(ring(shape.wheelRadius * 0.92), '#17181b')
    face.area(ring(shape.wheelRadius * 0.82), paint.base)
    face.area(ring(shape.wheelRadius * 0.62), '#000', 'opacity=".14"')
  } else if (shape.rear !== 'doors') {
    const y = lerp(bumper, top, 0.78)
    face.area(steps(0, Math.PI * 2, 12).slice(1).map((a): Corner => [0.06 * Math.cos(a), y + 3.8 * Math.sin(a)]), paint.chrome)
  }
  if (name)
    face.flat(
      camera(face) * 0.46,
      plateOnLid ? bumper + 7 : lerp(bumper, top, 0.5),
      `<text text-anchor="middle" font-family="DejaVu Sans,Arial,sans-serif" font-weight="bold" font-size="4.6" letter-spacing=".6" fill="${paint.chrome}" stroke="#30343a" stroke-width=".15">${name}</text>`,
    )
}

/** The name stands left of the middle, where the lid is seen whichever way the rear is turned. */
const camera = (face: EndFace) => (face.visible < -0.6 ? 1 : 1)
