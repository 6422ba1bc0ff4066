import { mix } from '../../engine/colour.ts'
import type { Point3 } from '../../engine/geometry.ts'
import { pane, seam } from '../../engine/solids/marks.ts'
import { BLACK, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { bar, shape } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { tube } from '../../engine/solids/skin.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import type { BuildParams } from '../thing.ts'

/** A hoop around a propeller, across the boat. */
const hoop = (x: number, y: number, r: number): Point3[] =>
  Array.from({ length: 25 }, (_, i): Point3 => {
    const angle = (i / 24) * Math.PI * 2
    return [x, y + r * Math.sin(angle), r * Math.cos(angle)]
  })

/** A boat that a propeller in the air drives: tubes, a cabin, the engine behind. */
export const airboat = ({ paint, random }: BuildParams): Solid[] => {
  const cloth = random.chance(0.5) ? '#3a3e44' : mix(paint, '#3a3e44', 0.4)
  const float = (z: number) =>
    tube(
      [
        [0, 58, z * 0.6],
        [60, 40, z],
        [260, 34, z],
        [470, 34, z],
      ],
      26,
      cloth,
    )
  return [
    float(-74),
    box([50, 470], [26, 40], [-66, 66], '#8b939b'),
    body(shape('96 40 10, 110 88 12, 160 148 16, 320 150 16, 340 40 8'), 62, paint, {
      soft: 6,
      marks: [
        pane(nearSide(62.2), shape('124 90 4, 166 138 4, 226 140 4, 226 90 4')),
        pane(nearSide(62.2), shape('236 90 4, 236 140 4, 312 140 4, 318 90 4')),
        seam(nearSide(62.2), shape('112 74, 332 74'), '#ffffff', 4, 'opacity=".6"'),
      ],
    }),
    box([350, 430], [40, 120], [-26, 26], '#33373c', { soft: 4 }),
    ...[-30, 30].map((z) =>
      pipe(
        [
          [400, 40, z],
          [452, 130, 0],
        ],
        6,
        STEEL,
      ),
    ),
    pipe(hoop(462, 150, 92), 6, BLACK),
    pipe(hoop(446, 150, 92), 5, BLACK),
    slab(bar([456, 70], [456, 230], 12, 8), [-3, 3], '#1d1f23'),
    drum('x', [440, 150, 0], 9, 24, '#5c636b'),
    float(74),
  ]
}

/** A board or a kayak with its paddle. */
export const paddleBoat = ({ paint }: BuildParams): Solid[] => [
  body(shape('0 14 2, 40 3 4, 280 3 4, 330 14 2, 270 18 3, 60 18 3'), 38, paint, {
    soft: 2,
    marks: [seam(nearSide(38.2), shape('30 10, 300 10'), '#ffffff', 4, 'opacity=".7"')],
  }),
  box([110, 220], [18, 21], [-26, 26], '#33373c', { soft: 2 }),
  pipe(path('70 24 -30, 250 26 34'), 4, BLACK),
  box([244, 282], [22, 26], [24, 42], '#e4e7e9', { soft: 2 }),
]
