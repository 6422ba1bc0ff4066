import { patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { band, bar, circle, shape } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import { wheel } from '../../engine/solids/wheel.ts'
import type { BuildParams } from '../thing.ts'
import { grips, tone } from './grips.ts'

/** An electric kick scooter. */
export const kickScooter = ({ paint, random }: BuildParams): Solid[] => {
  const r = random.pick([10.5, 12.5])
  const wheels = { kind: 'small', colour: '#3a3e44', width: 6 } as const
  return [
    wheel(12, r, 3, wheels),
    wheel(104, r, 3, wheels),
    body(shape('22 12 3, 96 12 3, 96 20 3, 26 20 3'), 9, '#24272b', {
      soft: 1.5,
      marks: [seam(nearSide(9.2), shape('30 15, 92 15'), paint, 2.4, '')],
    }),
    slab(band(104, r, [r + 1.5, r + 3.5], 20, 140), [-4, 4], '#1d2024'),
    slab(band(12, r, [r + 1.5, r + 3.5], 30, 130), [-4, 4], paint),
    pipe(path('20 18 0, 24 30 0'), 8, tone(paint)),
    pipe(
      [
        [12, r, -5],
        [20, r + 16, -4],
        [20, r + 16, 4],
        [12, r, 5],
      ],
      3.6,
      BLACK,
    ),
    pipe(path('19 24 0, 34 116 0'), 5.4, tone(random.chance(0.5) ? '#24272b' : paint)),
    ...grips(34, 118, 25, 5),
    box([29, 38], [117, 122], [-5, 5], '#1d2024', { soft: 1 }),
    drum('x', [26, 104, 0], 3.4, 4, '#e8eef2'),
  ]
}

/** An electric bicycle. */
export const eBike = ({ paint, random }: BuildParams): Solid[] => {
  const r = 34
  const wheels = { kind: 'bicycle', colour: '#2b2e33', width: 5 } as const
  const frame = tone(paint)
  return [
    pipe(
      [
        [34, r, -5],
        [58, 84, -4],
      ],
      3,
      BLACK,
    ),
    wheel(34, r, 2.5, wheels),
    wheel(144, r, 2.5, wheels),
    drum('z', [144, r, 0], 9, 8, '#3a3e44'),
    pipe(path('60 84 0, 92 30 0, 112 74 0, 62 78 0'), 5, frame),
    pipe(
      [
        [92, 30, 4],
        [144, r, 4],
      ],
      3.4,
      frame,
    ),
    pipe(
      [
        [112, 70, 3],
        [144, r, 3],
      ],
      2.8,
      frame,
    ),
    pipe(
      [
        [34, r, 5],
        [58, 84, 4],
      ],
      3.4,
      BLACK,
    ),
    slab(bar([66, 74], [86, 44], 9, 9), [-4.5, 4.5], '#1d2024', { soft: 2 }),
    pipe(path('112 72 0, 115 92 0'), 3, CHROME),
    body(shape('102 91 3, 128 92 3, 130 97 3, 110 96 3'), 7, '#1d2024', { soft: 2 }),
    pipe(path('60 84 0, 56 104 0'), 4, BLACK),
    ...grips(56, 106, 30, 12),
    drum('z', [92, 30, 6], 9, 1.4, '#6d747c'),
    pipe(path('92 30 8, 104 20 8'), 2.4, STEEL),
    slab(shape('99 16, 111 16, 111 19, 99 19'), [8, 16], '#24272b'),
    ...(random.chance(0.5)
      ? [
          slab(band(144, r, [r + 2, r + 4], 20, 140), [-4, 4], '#24272b'),
          pipe(path('116 78 7, 168 80 7'), 2, BLACK),
          pipe(path('116 78 -7, 168 80 -7'), 2, BLACK),
        ]
      : []),
  ]
}

/** A monowheel. */
export const monowheel = ({ paint }: BuildParams): Solid[] => {
  const side = nearSide(11.2)
  return [
    wheel(30, 24, 4.5, { kind: 'small', colour: '#3a3e44', width: 9 }),
    slab(
      [...circle(30, 30, 26, 31, 24)].map(([x, y]) => [x, Math.max(12, y)] as const),
      [-11, -5],
      '#24272b',
      { soft: 2 },
    ),
    slab(
      [...circle(30, 30, 26, 31, 24)].map(([x, y]) => [x, Math.max(12, y)] as const),
      [5, 11],
      '#24272b',
      {
        soft: 2,
        marks: [
          patch(side, circle(30, 34, 17, 20, 24), paint),
          patch(side, circle(30, 34, 12, 15, 24), '#1b1d20'),
          seam(side, shape('12 52, 30 59, 48 52'), '#e8eef2', 1.6, 'opacity=".8"'),
        ],
      },
    ),
    slab(band(30, 24, [26, 37], 50, 130), [-5, 5], paint, { soft: 2 }),
    slab(shape('20 17, 42 17, 44 20, 18 20'), [11, 25], '#3a3e44'),
    slab(shape('20 17, 42 17, 44 20, 18 20'), [-25, -11], '#3a3e44'),
    pipe(path('20 60 0, 22 68 0, 38 68 0, 40 60 0'), 3, BLACK),
  ]
}
