import { mix } from '../../engine/colour.ts'
import type { Point3 } from '../../engine/geometry.ts'
import { pane, patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, path, pipe } from '../../engine/solids/pipe.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { bar, shape } from '../../engine/solids/profile.ts'
import { blob, sections, tube } from '../../engine/solids/skin.ts'
import { nearSide, type Solid, slope, topSide } from '../../engine/solids/solid.ts'
import type { BuildParams } from '../thing.ts'
import { gunwale, type Hull, hull, rail } from './hull.ts'

/** An outboard engine whose transom is at `x`, the top of the transom at `top`. */
export const outboard = (x: number, top: number, colour: string): Solid[] => [
  body(bar([x + 12, top - 30], [x + 12, top - 84], 16, 12), 6, '#2b2e33'),
  body(
    [
      [x - 4, top - 78, 4],
      [x + 30, top - 78, 4],
      [x + 26, top - 92, 4],
      [x + 2, top - 92],
    ],
    4,
    '#2b2e33',
  ),
  body(
    [
      [x - 10, top - 34, 6],
      [x + 30, top - 34, 6],
      [x + 36, top + 22, 14],
      [x + 22, top + 36, 14],
      [x - 8, top + 30, 14],
    ],
    16,
    colour,
    {
      soft: 6,
      marks: [
        seam(
          nearSide(16.2),
          [
            [x - 6, top - 4],
            [x + 32, top],
          ],
          '#ffffff',
          4,
          'opacity=".8"',
        ),
      ],
    },
  ),
]

/** A boat with an open cockpit, a windscreen and an outboard; on its keel at 0. */
export const motorBoat = ({ paint, random }: BuildParams): Solid[] => {
  const metal = random.chance(0.4)
  const spec: Hull = {
    length: 470,
    half: 88,
    depth: 78,
    sheer: 30,
    rake: -26,
    side: metal ? mix(paint, '#2a2d32', 0.1) : '#eef0f1',
    bottom: metal ? '#8b939b' : '#dfe3e6',
    deck: metal ? '#b4bbc2' : '#e4e7e9',
  }
  const top = (x: number) => gunwale(spec, x / spec.length)
  const cockpit = topSide(top(360) + 1)
  return [
    ...outboard(470, 84, random.pick(['#1d1f23', '#e4e7e9', '#2f5f9e'])),
    hull(spec, metal ? '#e4e7e9' : paint),
    box([182, 456], [top(400) - 3, top(400) + 3], [-72, 72], '#e4e7e9', {
      marks: [patch(cockpit, shape('196 -60 12, 448 -62 8, 448 62 8, 196 60 12'), '#4d5259')],
    }),
    ...[-34, 34].map((z) =>
      box([262, 306], [top(300) - 6, top(300) + 22], [z - 22, z + 22], '#c9b79a', { soft: 6 }),
    ),
    box([404, 450], [top(420) - 2, top(420) + 20], [-60, 60], '#c9b79a', { soft: 6 }),
    ...[-34, 34].map((z) =>
      box([300, 310], [top(300) + 6, top(300) + 46], [z - 22, z + 22], '#b8a585', { soft: 4 }),
    ),
    slab(
      [
        [166, top(180)],
        [212, top(200) + 36],
        [216, top(200) + 36],
        [250, top(250)],
      ],
      [-66, 66],
      '#2a333c',
      {
        marks: [
          pane(
            slope([168, top(180)], [211, top(200) + 35]),
            shape('-62 0.95, 62 0.95, 64 0.05, -64 0.05'),
          ),
          pane(nearSide(66.2), [
            [210, top(200) + 33],
            [216, top(200) + 33],
            [244, top(250) + 3],
            [176, top(180) + 3],
          ]),
        ],
      },
    ),
    ...rail(spec, 0.06, 0.32, 22),
  ]
}

/** An inflatable boat. */
export const inflatable = ({ paint, random }: BuildParams): Solid[] => {
  const half = 62
  const around = [
    [400, 40, half],
    [300, 40, half],
    [200, 40, half],
    [120, 41, half],
    [66, 46, 50],
    [30, 52, 26],
    [18, 54, 0],
    [30, 52, -26],
    [66, 46, -50],
    [120, 41, -half],
    [200, 40, -half],
    [300, 40, -half],
    [400, 40, -half],
  ] as const satisfies readonly Point3[]
  const cloth = random.chance(0.5) ? '#5d646b' : mix(paint, '#3a3e44', 0.35)
  const near = around.slice(0, 7)
  const tail = (z: number) => blob(sections('398 40 21 21, 440 38 8 8'), cloth, [], z)
  return [
    ...outboard(372, 112, '#1d1f23'),
    tube(around.slice(6), 21, cloth),
    tail(-half),
    box([60, 380], [26, 32], [-50, 50], '#8a7a5c'),
    box([376, 384], [22, 84], [-50, 50], '#8a7a5c'),
    box([150, 178], [52, 58], [-56, 56], '#a98a5c'),
    box([270, 298], [52, 58], [-56, 56], '#a98a5c'),
    tube(near, 21, (i) => (i === 11 || i === 0 ? mix(cloth, '#ffffff', 0.08) : cloth)),
    tail(half),
    pipe(path('100 56 74, 180 52 84, 260 56 82, 340 52 84'), 2.4, BLACK),
  ]
}
