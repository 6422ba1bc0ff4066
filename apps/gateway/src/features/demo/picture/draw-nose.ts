import type { EndFace } from './end-face.ts'
import { mix } from './colour.ts'
import { lerp, steps } from './geometry.ts'
import { drawPlate } from './plate.ts'
import type { Vehicle } from './vehicle.ts'

type Corner = readonly [u: number, y: number]

const ellipse = (u: number, y: number, ru: number, ry: number): Corner[] =>
  steps(0, Math.PI * 2, 14)
    .slice(1)
    .map((a) => [u + ru * Math.cos(a), y + ry * Math.sin(a)])

/** Lamps of the nose: housing, lens, daylight line, indicator. */
const drawLamps = (face: EndFace, vehicle: Vehicle, top: number) => {
  const { era, lamps } = vehicle
  if (era === 'classic') {
    const y = top - 12
    if (lamps === 0) {
      for (const u of [0.72]) {
        face.both(ellipse(u, y, 0.15, 10.5), '#c3c8cf')
        face.both(ellipse(u, y, 0.125, 8.8), '#eef3f6')
        face.both(ellipse(u - 0.02, y + 2, 0.06, 4), '#ffffff')
      }
    } else {
      const inner = lamps === 1 ? 0.52 : 0.6
      face.both([[inner, y - 7.5], [0.93, y - 7.5], [0.93, y + 7.5], [inner, y + 7.5]], '#b9bec6')
      face.both([[inner + 0.02, y - 6], [0.91, y - 6], [0.91, y + 6], [inner + 0.02, y + 6]], '#e9eff3')
      face.both([[inner + 0.05, y], [0.84, y], [0.84, y + 5], [inner + 0.05, y + 5]], '#ffffff')
    }
    face.both([[0.95, y - 7], [1.05, y - 7], [1.05, y + 6], [0.95, y + 6]], '#e8862d')
    return
  }
  if (era === 'rounded') {
    const y = top - 13
    const lens: Corner[] =
      lamps === 0
        ? ellipse(0.76, y, 0.23, 9.5)
        : lamps === 1
          ? [[0.46, y - 5], [0.6, y - 8], [0.93, y - 6], [1.1, y + 8], [0.9, y + 9], [0.55, y + 4]]
          : [[0.5, y - 7], [0.95, y - 9], [1.06, y + 7], [0.8, y + 8], [0.5, y + 5]]
    face.both(lens, '#dfe7ec', 'stroke="#59616b" stroke-width="4" stroke-linejoin="round"')
    face.both(ellipse(0.68, y - 0.5, 0.085, 4.8), '#f9fcfd')
    face.both(ellipse(0.85, y + 0.5, 0.06, 4), '#ffffff')
    face.both([[0.94, y - 4], [1.02, y + 1], [1.04, y + 5], [0.95, y + 3]], '#efa04a')
    return
  }
  const y = top - (lamps === 2 ? 12 : 10)
  const lens: Corner[] =
    lamps === 0
      ? [[0.5, y - 3], [0.88, y - 5], [1.16, y + 7], [0.95, y + 6], [0.5, y + 3]]
      : lamps === 1
        ? [[0.48, y - 1], [0.62, y - 6], [0.9, y - 6], [1.2, y + 6], [0.92, y + 6], [0.6, y + 3]]
        : [[0.55, y - 7], [0.93, y - 7], [1.06, y + 7], [0.55, y + 6]]
  face.both(lens, '#2a3038', 'stroke="#15181c" stroke-width="5" stroke-linejoin="round"')
  for (const u of lamps === 2 ? [0.66, 0.82] : [0.66, 0.79, 0.91])
    face.both(ellipse(u, y - 0.4, lamps === 2 ? 0.062 : 0.048, lamps === 2 ? 4 : 2.7), '#f2f8fc')
  const line: Corner[] =
    lamps === 2
      ? [[0.56, y - 6], [0.56, y + 5], [1.02, y + 6]]
      : [[0.5, y - 2.4], [0.64, y - 5], [0.9, y - 4.6], [1.1, y + 4.6]]
  face.line(line, '#ffffff', 1.5, 'stroke-linejoin="round"')
  face.line(line.map(([u, v]): Corner => [-u, v]), '#ffffff', 1.5, 'stroke-linejoin="round"')
}

const GRILLES: Record<Vehicle['era'], readonly (readonly Corner[])[]> = {
  classic: [
    [[0.56, 4], [0.56, 20]],
    [[0.5, 5], [0.5, 19]],
    [[0.34, 4], [0.34, 21]],
    [[0.56, 6], [0.56, 18]],
  ],
  rounded: [
    [[0.3, 20], [0.4, 8]],
    [[0.34, 18], [0.42, 9]],
    [[0.24, 22], [0.34, 7]],
    [[0.42, 17], [0.46, 10]],
  ],
  modern: [
    [[0.3, 32], [0.5, 17], [0.46, 5]],
    [[0.44, 20], [0.5, 6]],
    [[0.32, 34], [0.42, 6]],
    [[0.5, 17], [0.5, 8]],
  ],
}

/** The grille: an opening that is mirrored around the middle, with bars and a badge. */
const drawGrille = (face: EndFace, vehicle: Vehicle, top: number) => {
  const { era, grille, paint } = vehicle
  const half = GRILLES[era][grille] ?? []
  const right = half.map(([u, down]): Corner => [u, top - down])
  const outline = [...right, ...right.map(([u, y]): Corner => [-u, y]).reverse()]
  const chrome = grille !== 2 || era === 'classic'
  face.area(
    outline,
    '#15171b',
    `stroke="${chrome ? paint.chrome : '#0c0d10'}" stroke-width="${chrome ? 5 : 3}" stroke-linejoin="round"`,
  )
  const ys = right.map(([, y]) => y)
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const width = Math.min(...half.map(([u]) => u)) * 0.94
  for (const y of steps(low, high, era === 'modern' ? 5 : 4).slice(1, -1))
    face.line(
      [[-width, y], [width, y]],
      era === 'classic' || grille === 1 ? '#8d939b' : '#3d434b',
      1.1,
    )
  face.area(ellipse(0, lerp(low, high, era === 'modern' ? 0.72 : 0.5), 0.075, 4.6), '#e3e7eb')
  face.area(ellipse(0, lerp(low, high, era === 'modern' ? 0.72 : 0.5), 0.05, 2.8), '#7d858f')
}

/** The nose: lamps, grille, bumper, air intake, number plate. */
export const drawNose = (face: EndFace, vehicle: Vehicle) => {
  const { shape, era, paint, lamps } = vehicle
  const top = shape.nose[1]
  const bumper = lerp(shape.sill, top, 0.5)
  if (face.visible > 0.97) return
  const cladding = shape.offroad?.cladding ?? false
  const body = (low: number, high: number): Corner[] => [[-1, low], [1, low], [1, high], [-1, high]]
  face.area(body(shape.sill, shape.sill + 7), paint.trim, 'opacity=".85"')
  if (era === 'classic') {
    face.area(body(shape.sill + 5, bumper - 6), paint.seam, 'opacity=".3"')
    face.area([[-0.97, top - 3], [0.97, top - 3], [0.97, top - 22], [-0.97, top - 22]], vehicle.grille === 3 ? paint.base : '#24272c')
    drawGrille(face, vehicle, top)
    drawLamps(face, vehicle, top)
    face.area([[-1.16, bumper - 7], [1.16, bumper - 7], [1.16, bumper + 4], [-1.16, bumper + 4]], paint.chrome)
    face.area([[-1.16, bumper - 7], [1.16, bumper - 7], [1.16, bumper - 3], [-1.16, bumper - 3]], '#565d66')
    face.line([[-1.1, bumper + 2.6], [1.1, bumper + 2.6]], '#ffffff', 1.2)
    drawPlate(face, vehicle, bumper - 14)
    return
  }
  face.area([[-1, top - 5], [1, top - 5], [1, top - 1], [-1, top - 1]], '#fff', 'opacity=".22"')
  const low = shape.sill + 8
  face.area([[-0.62, low], [0.62, low], [0.5, bumper - 6], [-0.5, bumper - 6]], '#17191d', 'stroke="#17191d" stroke-width="6" stroke-linejoin="round"')
  for (const share of [0.35, 0.7]) {
    const y = lerp(low, bumper - 6, share)
    face.line([[-0.5, y], [0.5, y]], '#40464e', 1)
  }
  if (cladding) face.area([[-0.6, shape.sill + 2], [0.6, shape.sill + 2], [0.5, low + 1], [-0.5, low + 1]], '#a9afb6')
  if (era === 'modern') {
    face.both([[0.72, low + 2], [1.0, low + 6], [0.96, bumper + 2], [0.8, bumper - 1]], '#1b1d21', 'stroke="#1b1d21" stroke-width="4" stroke-linejoin="round"')
    face.both(ellipse(0.85, low + 8, 0.05, 2.8), '#dfe6ea')
  } else {
    face.both(ellipse(0.8, low + 7, 0.085, 4.2), '#2b2f35')
    face.both(ellipse(0.8, low + 7, 0.062, 3), '#dde3e7')
    face.line([[-1.2, bumper + 3], [1.2, bumper + 3]], paint.seam, 0.9, 'opacity=".5"')
    face.line([[-1.1, bumper - 1], [-0.55, bumper - 1]], mix(paint.base, '#14161a', 0.5), 2.5)
    face.line([[0.55, bumper - 1], [1.1, bumper - 1]], mix(paint.base, '#14161a', 0.5), 2.5)
  }
  drawGrille(face, vehicle, top - (lamps === 2 ? 2 : 1))
  drawLamps(face, vehicle, top)
  drawPlate(face, vehicle, era === 'modern' ? bumper - 6 : bumper - 4)
}
