import type { Vehicle } from '../body/vehicle.ts'
import { type Corner, type EndFace, ellipse } from './end-face.ts'

/** Lamps of the nose: housing, lens, daylight line, indicator. */
export const drawNoseLamps = (face: EndFace, vehicle: Vehicle, top: number) => {
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
      face.both(
        [
          [inner, y - 7.5],
          [0.93, y - 7.5],
          [0.93, y + 7.5],
          [inner, y + 7.5],
        ],
        '#b9bec6',
      )
      face.both(
        [
          [inner + 0.02, y - 6],
          [0.91, y - 6],
          [0.91, y + 6],
          [inner + 0.02, y + 6],
        ],
        '#e9eff3',
      )
      face.both(
        [
          [inner + 0.05, y],
          [0.84, y],
          [0.84, y + 5],
          [inner + 0.05, y + 5],
        ],
        '#ffffff',
      )
    }
    face.both(
      [
        [0.95, y - 7],
        [1.05, y - 7],
        [1.05, y + 6],
        [0.95, y + 6],
      ],
      '#e8862d',
    )
    return
  }
  if (era === 'rounded') {
    const y = top - 13
    const lens: Corner[] =
      lamps === 0
        ? ellipse(0.76, y, 0.23, 9.5)
        : lamps === 1
          ? [
              [0.46, y - 5],
              [0.6, y - 8],
              [0.93, y - 6],
              [1.1, y + 8],
              [0.9, y + 9],
              [0.55, y + 4],
            ]
          : [
              [0.5, y - 7],
              [0.95, y - 9],
              [1.06, y + 7],
              [0.8, y + 8],
              [0.5, y + 5],
            ]
    face.both(lens, '#dfe7ec', 'stroke="#59616b" stroke-width="4" stroke-linejoin="round"')
    face.both(ellipse(0.68, y - 0.5, 0.085, 4.8), '#f9fcfd')
    face.both(ellipse(0.85, y + 0.5, 0.06, 4), '#ffffff')
    face.both(
      [
        [0.94, y - 4],
        [1.02, y + 1],
        [1.04, y + 5],
        [0.95, y + 3],
      ],
      '#efa04a',
    )
    return
  }
  const y = top - (lamps === 2 ? 12 : 10)
  const lens: Corner[] =
    lamps === 0
      ? [
          [0.5, y - 3],
          [0.88, y - 5],
          [1.16, y + 7],
          [0.95, y + 6],
          [0.5, y + 3],
        ]
      : lamps === 1
        ? [
            [0.48, y - 1],
            [0.62, y - 6],
            [0.9, y - 6],
            [1.2, y + 6],
            [0.92, y + 6],
            [0.6, y + 3],
          ]
        : [
            [0.55, y - 7],
            [0.93, y - 7],
            [1.06, y + 7],
            [0.55, y + 6],
          ]
  face.both(lens, '#2a3038', 'stroke="#15181c" stroke-width="5" stroke-linejoin="round"')
  for (const u of lamps === 2 ? [0.66, 0.82] : [0.66, 0.79, 0.91])
    face.both(ellipse(u, y - 0.4, lamps === 2 ? 0.062 : 0.048, lamps === 2 ? 4 : 2.7), '#f2f8fc')
  const line: Corner[] =
    lamps === 2
      ? [
          [0.56, y - 6],
          [0.56, y + 5],
          [1.02, y + 6],
        ]
      : [
          [0.5, y - 2.4],
          [0.64, y - 5],
          [0.9, y - 4.6],
          [1.1, y + 4.6],
        ]
  face.line(line, '#ffffff', 1.5, 'stroke-linejoin="round"')
  face.line(
    line.map(([u, v]): Corner => [-u, v]),
    '#ffffff',
    1.5,
    'stroke-linejoin="round"',
  )
}
