import type { Vehicle } from '../body/vehicle.ts'
import type { Corner, EndFace } from './end-face.ts'

const LENS = '#b3161c'
export const LENS_DARK = '#7c0f15'

/** Lamps of the rear: upright on working bodies, wide on the others. */
export const drawTailLamps = (face: EndFace, vehicle: Vehicle, top: number, tall: boolean) => {
  const { era, tailLamps } = vehicle
  const edge = 'stroke="#4c0a0e" stroke-width="4" stroke-linejoin="round"'
  if (tall) {
    const [low, high] = [top - (tailLamps === 0 ? 34 : 26), top + (tailLamps === 2 ? 4 : -2)]
    face.both(
      [
        [0.84, low],
        [1.05, low + 2],
        [1.07, high],
        [0.86, high],
      ],
      LENS,
      edge,
    )
    face.both(
      [
        [0.86, low + 4],
        [1.02, low + 5],
        [1.02, low + 10],
        [0.86, low + 9],
      ],
      '#f0f1ef',
    )
    face.both(
      [
        [0.86, low + 11],
        [1.02, low + 12],
        [1.02, low + 16],
        [0.86, low + 15],
      ],
      '#e6923a',
    )
    face.both(
      [
        [0.88, high - 8],
        [0.93, high - 8],
        [0.94, high - 2],
        [0.89, high - 2],
      ],
      '#ff6a5e',
    )
    return
  }
  if (era === 'classic') {
    const y = top - 15
    face.both(
      [
        [0.56, y - 7],
        [1.02, y - 7],
        [1.02, y + 7],
        [0.56, y + 7],
      ],
      LENS,
      edge,
    )
    face.both(
      [
        [0.86, y - 6],
        [1.02, y - 6],
        [1.02, y + 6],
        [0.86, y + 6],
      ],
      '#e08a30',
    )
    face.both(
      [
        [0.58, y - 6],
        [0.7, y - 6],
        [0.7, y + 6],
        [0.58, y + 6],
      ],
      '#ece9e4',
    )
    return
  }
  if (era === 'rounded') {
    const y = top - 15
    face.both(
      tailLamps === 0
        ? [
            [0.58, y - 5],
            [0.8, y - 9],
            [1.06, y - 5],
            [1.16, y + 8],
            [0.9, y + 10],
            [0.62, y + 6],
          ]
        : [
            [0.66, y - 9],
            [0.96, y - 11],
            [1.14, y + 9],
            [0.9, y + 11],
            [0.66, y + 8],
          ],
      LENS,
      edge,
    )
    face.both(
      [
        [0.72, y - 4],
        [0.86, y - 5],
        [0.86, y],
        [0.72, y + 1],
      ],
      '#f1e6e0',
    )
    face.both(
      [
        [0.88, y - 3],
        [1.0, y - 3],
        [1.03, y + 2],
        [0.88, y + 1],
      ],
      '#e6923a',
    )
    return
  }
  const y = top - 12
  if (tailLamps === 2)
    face.line(
      [
        [-0.6, y + 1],
        [0.6, y + 1],
      ],
      LENS_DARK,
      3.4,
    )
  face.both(
    [
      [0.5, y - 3],
      [0.9, y - 6],
      [1.08, y - 4],
      [1.24, y + 7],
      [0.9, y + 6],
      [0.5, y + 4],
    ],
    LENS,
    edge,
  )
  const line: Corner[] = [
    [0.54, y],
    [0.9, y + 2.6],
    [1.14, y + 3.6],
  ]
  face.line(line, '#ff7a6c', 1.7)
  face.line(
    line.map(([u, v]): Corner => [-u, v]),
    '#ff7a6c',
    1.7,
  )
  face.both(
    [
      [0.62, y - 3],
      [0.78, y - 4.4],
      [0.78, y - 1.6],
      [0.62, y - 0.6],
    ],
    '#f4e2dc',
  )
}
