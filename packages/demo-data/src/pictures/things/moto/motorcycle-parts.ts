import type { Point, Point3 } from '../../engine/geometry.ts'
import { lamp, pane, patch, seam } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, slab } from '../../engine/solids/prism.ts'
import { band, bar, shape, type Vertex } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { blob } from '../../engine/solids/skin.ts'
import { frontEnd, nearSide, type Solid, slope } from '../../engine/solids/solid.ts'
import { wheel } from '../../engine/solids/wheel.ts'
import type { Plan } from './motorcycle-plans.ts'

const fins = (from: Point, to: Point, width: number, half: number): Solid =>
  body(bar(from, to, width, width * 0.92), half, '#8a9199', {
    soft: 2,
    marks: [0.15, 0.3, 0.45, 0.6, 0.75].map((s): ReturnType<typeof seam> => {
      const [x, y] = [from[0] + (to[0] - from[0]) * s, from[1] + (to[1] - from[1]) * s]
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
      return seam(
        nearSide(half + 0.2),
        [
          [x - (nx * width) / 2, y - (ny * width) / 2],
          [x + (nx * width) / 2, y + (ny * width) / 2],
        ],
        '#2b2e33',
        1.8,
        '',
      )
    }),
  })

/** The engine of a motorcycle. */
export const engine = ({ engine: kind, crank: [x, y] }: Plan): Solid[] => [
  body(
    [
      [x - 22, y - 14, 6],
      [x + 26, y - 14, 8],
      [x + 30, y + 8, 8],
      [x + 8, y + 14, 6],
      [x - 20, y + 12, 6],
    ],
    13,
    '#6d747c',
    {
      soft: 3,
      marks: [
        patch(
          nearSide(13.2),
          Array.from(
            { length: 16 },
            (_, i): Vertex => [
              x + 12 + 11 * Math.cos((i / 8) * Math.PI),
              y - 2 + 11 * Math.sin((i / 8) * Math.PI),
            ],
          ),
          '#9aa1a9',
        ),
        patch(
          nearSide(13.3),
          Array.from(
            { length: 16 },
            (_, i): Vertex => [
              x - 10 + 7 * Math.cos((i / 8) * Math.PI),
              y - 3 + 7 * Math.sin((i / 8) * Math.PI),
            ],
          ),
          '#565c63',
        ),
      ],
    },
  ),
  ...(kind === 'v'
    ? [
        fins([x - 6, y + 8], [x - 24, y + 36], 20, 10),
        fins([x + 8, y + 8], [x + 24, y + 36], 20, 10),
      ]
    : [
        fins(
          [x - 8, y + 8],
          [x - 14, y + (kind === 'four' ? 28 : 36)],
          kind === 'four' ? 24 : 20,
          kind === 'four' ? 18 : 10,
        ),
      ]),
]

/** The fairing of a sports motorcycle. */
export const fairing = (paint: string, accent: string): Solid[] => {
  const side = nearSide(19.2)
  return [
    slab(
      shape(
        '30 76 4, 44 90 8, 72 92 6, 84 74, 112 62 6, 134 30 6, 104 20 8, 76 28 10, 70 54 10, 52 66 8',
      ),
      [-19, 19],
      paint,
      {
        soft: 6,
        marks: [
          patch(side, shape('76 62, 98 56 4, 108 40 6, 84 38 6'), '#1b1d20'),
          patch(side, shape('82 34, 126 34, 132 30, 106 22, 84 28'), accent, 'opacity=".9"'),
          ...lamp(frontEnd(34), -15, -3, 74, 82),
          ...lamp(frontEnd(34), 15, 3, 74, 82),
          patch(side, shape('34 77, 50 86 4, 58 80 4, 46 74'), '#e8eef2'),
        ],
      },
    ),
    body(shape('44 88, 60 104 6, 70 100 4, 74 90'), 12, '#2a333c', {
      soft: 3,
      marks: [pane(slope([46, 90], [60, 103]), shape('-9 0.95, 9 0.95, 11 0.1, -11 0.1'))],
    }),
  ]
}

/** The front wheel with its fork and mudguard. */
export const front = (plan: Plan, paint: string, variant: string): Solid[] => {
  const [fx, fr] = plan.front
  const [hx, hy] = plan.head
  const w = plan.width[0] / 2
  const leg = (z: number) => [
    pipe(
      [
        [fx, fr, z],
        [hx, hy, z],
      ],
      5.4,
      CHROME,
    ),
    pipe(
      [
        [fx, fr, z],
        [fx + (hx - fx) * 0.45, fr + (hy - fr) * 0.45, z],
      ],
      7,
      variant === 'sport' ? BLACK : STEEL,
    ),
  ]
  const guard =
    variant === 'enduro'
      ? slab(
          [
            [0, fr + 44, 2],
            [hx - 4, fr + 56, 6],
            [hx - 2, fr + 50],
            [4, fr + 38, 2],
          ],
          [-7, 7],
          paint,
          { soft: 2 },
        )
      : slab(
          band(fx, fr, [fr + 2, fr + 6], 20, variant === 'sport' ? 130 : 150),
          [-w - 3, w + 3],
          plan.chrome && variant === 'classic' ? '#c6cad0' : paint,
          { soft: 1.5 },
        )
  return [
    wheel(fx, fr, w, {
      kind: plan.wheels,
      colour: plan.chrome ? '#c6cad0' : '#3a3e45',
      width: plan.width[0],
    }),
    ...leg(-w - 4),
    guard,
    ...leg(w + 4),
  ]
}

/** Handlebars, mirrors and the lamp. */
export const controls = (plan: Plan, variant: string): Solid[] => {
  const [hx, hy] = plan.head
  const [grip = plan.head, end = plan.head] = plan.bars
  const hand = (sign: number): Point3[] => [
    [hx, hy + 4, sign * 4],
    [grip[0], grip[1], sign * plan.reach * 0.62],
    [end[0], end[1], sign * plan.reach],
  ]
  const bars = [-1, 1].flatMap((sign) => [
    pipe(hand(sign), 3.4, plan.chrome ? CHROME : BLACK),
    pipe(
      [
        [(grip[0] + end[0]) / 2, (grip[1] + end[1]) / 2, sign * plan.reach * 0.8],
        [end[0], end[1], sign * plan.reach],
      ],
      5,
      BLACK,
    ),
    ...(variant === 'enduro'
      ? [
          slab(
            [
              [end[0] - 22, end[1] - 8, 4],
              [end[0] - 12, end[1] - 10],
              [end[0] - 8, end[1] + 8, 4],
              [end[0] - 18, end[1] + 8, 4],
            ],
            [sign * plan.reach - 8, sign * plan.reach + 6],
            '#e4e7e9',
          ),
        ]
      : [
          pipe(
            [
              [grip[0], grip[1], sign * plan.reach * 0.6],
              [grip[0] - 4, grip[1] + 16, sign * plan.reach * 0.86],
            ],
            2,
            BLACK,
          ),
          blob(
            [
              [grip[0] - 7, grip[1] + 19, 3, 4],
              [grip[0] - 4, grip[1] + 19, 6, 8],
              [grip[0] - 2, grip[1] + 19, 5, 7],
            ],
            '#24272b',
            [],
            sign * plan.reach * 0.9,
          ),
        ]),
  ])
  const round =
    variant === 'sport'
      ? []
      : [
          blob(
            [
              [hx - 22, hy + 2, 8, 8],
              [hx - 20, hy + 2, 10, 10],
              [hx - 10, hy + 2, 9, 9],
              [hx - 2, hy + 2, 4, 4],
            ],
            plan.chrome ? '#c6cad0' : '#2b2e33',
          ),
          drum('x', [hx - 22, hy + 2, 0], 8.5, 1.4, '#eef3f5', { segments: 14 }),
        ]
  return [...round, ...bars]
}
