import { lerp, steps } from '../../engine/geometry.ts'
import type { Vehicle } from '../body/vehicle.ts'
import { type Corner, type EndFace, ellipse } from './end-face.ts'

const GRILLES: Record<Vehicle['era'], readonly (readonly Corner[])[]> = {
  classic: [
    [
      [0.56, 4],
      [0.56, 20],
    ],
    [
      [0.5, 5],
      [0.5, 19],
    ],
    [
      [0.34, 4],
      [0.34, 21],
    ],
    [
      [0.56, 6],
      [0.56, 18],
    ],
  ],
  rounded: [
    [
      [0.3, 20],
      [0.4, 8],
    ],
    [
      [0.34, 18],
      [0.42, 9],
    ],
    [
      [0.24, 22],
      [0.34, 7],
    ],
    [
      [0.42, 17],
      [0.46, 10],
    ],
  ],
  modern: [
    [
      [0.3, 32],
      [0.5, 17],
      [0.46, 5],
    ],
    [
      [0.44, 20],
      [0.5, 6],
    ],
    [
      [0.32, 34],
      [0.42, 6],
    ],
    [
      [0.5, 17],
      [0.5, 8],
    ],
  ],
}

/** The grille: an opening that is mirrored around the middle, with bars and a badge. */
export const drawGrille = (face: EndFace, vehicle: Vehicle, top: number) => {
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
      [
        [-width, y],
        [width, y],
      ],
      era === 'classic' || grille === 1 ? '#8d939b' : '#3d434b',
      1.1,
    )
  face.area(ellipse(0, lerp(low, high, era === 'modern' ? 0.72 : 0.5), 0.075, 4.6), '#e3e7eb')
  face.area(ellipse(0, lerp(low, high, era === 'modern' ? 0.72 : 0.5), 0.05, 2.8), '#7d858f')
}
