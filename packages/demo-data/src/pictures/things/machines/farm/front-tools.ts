import { mix } from '../../../engine/colour.ts'
import { patch, seam } from '../../../engine/solids/marks.ts'
import { path, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { bar, circle, shape } from '../../../engine/solids/profile.ts'
import { drum } from '../../../engine/solids/round.ts'
import { nearSide, type Solid } from '../../../engine/solids/solid.ts'
import type { BuildParams } from '../../thing.ts'

/** The header of a combine: a table with an auger, a knife in front and a reel above. */
export const header = ({ paint }: BuildParams): Solid[] => {
  const dark = mix(paint, '#0c0f14', 0.35)
  const reel = [0, 1, 2, 3, 4].map((i): readonly [number, number] => {
    const angle = (i / 5) * Math.PI * 2 + 0.3
    return [46 + 40 * Math.cos(angle), 92 + 40 * Math.sin(angle)]
  })
  return [
    body(shape('84 12 4, 170 16 6, 176 104 8, 150 108 6, 140 34 12'), 250, paint, {
      soft: 4,
      marks: [seam(nearSide(250.2), shape('96 20, 166 24'), '#0c0f14', 3, 'opacity=".4"')],
    }),
    box([0, 100], [8, 16], [-246, 246], '#5c636b'),
    drum('z', [110, 46, 0], 22, 480, '#8e949b'),
    ...reel.map(([x, y]) =>
      pipe(
        [
          [x, y, -240],
          [x, y, 240],
        ],
        5,
        STEEL,
      ),
    ),
    slab(shape('-30 8 4, 90 10, 176 16 6, 176 104 8, 130 96 10, 30 40 10'), [246, 252], paint, {
      marks: [
        patch(nearSide(252.2), circle(110, 46, 16), dark),
        seam(nearSide(252.3), shape('-20 14, 60 40, 130 84'), '#ffffff', 3, 'opacity=".5"'),
      ],
    }),
    ...reel.map(([x, y]) => slab(bar([46, 92], [x, y], 5, 5), [240, 244], '#3a3e44')),
    slab(bar([46, 92], [168, 108], 9, 7), [252, 257], dark),
  ]
}

/** A loader that is hung on the front of a tractor: two booms, cylinders and a bucket. */
export const frontLoader = ({ paint }: BuildParams): Solid[] => {
  const boom = (z: number): Solid[] => [
    slab(
      shape('40 20 6, 56 18 6, 120 108 20, 250 130 8, 250 144 8, 112 126 24'),
      [z - 6, z + 6],
      paint,
    ),
    pipe(
      [
        [236, 60, z],
        [120, 104, z],
      ],
      7,
      STEEL,
    ),
    box([226, 262], [20, 150], [z - 8, z + 8], mix(paint, '#0c0f14', 0.3), { soft: 2 }),
  ]
  return [
    ...boom(-56),
    pipe(path('116 116 -56, 116 116 56'), 12, STEEL),
    body(shape('-40 2 4, 44 6 6, 52 62 8, 34 70 6, 24 30 16'), 96, mix(paint, '#5c636b', 0.5), {
      soft: 3,
      marks: [seam(nearSide(96.2), shape('-34 6, 40 10, 46 58'), '#0c0f14', 3, 'opacity=".5"')],
    }),
    ...boom(56),
  ]
}
