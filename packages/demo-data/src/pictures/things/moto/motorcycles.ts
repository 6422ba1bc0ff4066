import { mix } from '../../engine/colour.ts'
import type { Point3 } from '../../engine/geometry.ts'
import { seam } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, slab } from '../../engine/solids/prism.ts'
import { band, rectangle } from '../../engine/solids/profile.ts'
import { blob } from '../../engine/solids/skin.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import { wheel } from '../../engine/solids/wheel.ts'
import type { BuildParams, ThingModel } from '../thing.ts'
import { controls, engine, fairing, front } from './motorcycle-parts.ts'
import { PLANS } from './motorcycle-plans.ts'

const motorcycle = ({ variant, paint, random }: BuildParams): Solid[] => {
  const plan = PLANS[variant] ?? PLANS.classic
  if (!plan) return []
  const [rx, rr] = plan.rear
  const [hx, hy] = plan.head
  const [cx, cy] = plan.crank
  const rw = plan.width[1] / 2
  const accent = random.pick(['#ffffff', '#1b1d20', mix(paint, '#ffffff', 0.5)])
  const frame = variant === 'enduro' || variant === 'sport' ? STEEL : BLACK
  const rim = plan.chrome ? '#c6cad0' : '#3a3e45'
  const guard =
    variant === 'sport' || variant === 'enduro'
      ? []
      : [
          slab(
            band(rx, rr, [rr + 2, rr + 7], 10, variant === 'classic' ? 120 : 140),
            [-rw - 2, rw + 2],
            paint,
            { soft: 2 },
          ),
        ]
  const swing = (z: number) =>
    pipe(
      [
        [cx + 24, cy - 2, z],
        [rx, rr, z],
      ],
      6,
      frame,
    )
  return [
    ...front(plan, paint, variant),
    swing(-rw - 3),
    wheel(rx, rr, rw, { kind: plan.wheels, colour: rim, width: plan.width[1] }),
    ...guard,
    pipe(
      [
        [hx, hy - 8, 0],
        [cx - 20, cy + 6, 0],
        [cx - 14, cy - 14, 0],
        [cx + 24, cy - 14, 0],
        [cx + 32, cy + 24, 0],
        [hx + 8, hy - 2, 0],
      ],
      5,
      frame,
    ),
    pipe(
      [
        [cx + 30, cy + 22, 0],
        [rx - 2, rr + 36, 0],
      ],
      5,
      frame,
    ),
    ...engine(plan),
    body(plan.tail, 9, variant === 'enduro' ? '#e4e7e9' : paint, { soft: 3, marks: [] }),
    slab(
      [
        [rx + 10, rr + 30],
        [rx + 24, rr + 30, 3],
        [rx + 25, rr + 38, 3],
        [rx + 12, rr + 38],
      ],
      [-7, 7],
      '#a91f28',
      { soft: 2 },
    ),
    swing(rw + 3),
    pipe(
      [
        [rx - 4, rr + 6, rw + 5],
        [rx - 16, rr + 38, rw + 4],
      ],
      6,
      CHROME,
    ),
    body(plan.seat, 12, random.pick(['#1d2024', '#1d2024', '#4a3628']), { soft: 4 }),
    blob(plan.tank, paint, [
      seam(
        nearSide(12),
        [
          [(plan.tank[1]?.[0] ?? 0) + 2, plan.tank[1]?.[1] ?? 0],
          [(plan.tank[3]?.[0] ?? 0) - 2, plan.tank[3]?.[1] ?? 0],
        ],
        accent,
        3.4,
        'opacity=".9" stroke-linecap="round"',
      ),
    ]),
    ...(variant === 'sport' ? fairing(paint, accent) : []),
    pipe(
      plan.exhaust.slice(0, -1).map(([x, y]): Point3 => [x, y, 15]),
      5,
      plan.chrome ? CHROME : STEEL,
    ),
    pipe(
      plan.exhaust.slice(-2).map(([x, y]): Point3 => [x, y, 16]),
      9,
      plan.chrome ? CHROME : BLACK,
    ),
    ...(variant === 'cruiser' && random.chance(0.6)
      ? [
          slab(rectangle(178, 224, 40, 68, 8), [15, 33], '#26221f', { soft: 5 }),
          slab(rectangle(178, 224, 40, 68, 8), [-33, -15], '#26221f', { soft: 5 }),
        ]
      : []),
    ...(variant === 'chopper'
      ? [pipe(path('208 66 8, 222 116 8, 222 116 -8, 208 66 -8'), 3, CHROME)]
      : []),
    ...controls(plan, variant),
    pipe(
      [
        [cx + 20, cy - 14, 8],
        [cx + 30, 3, 24],
      ],
      3,
      BLACK,
    ),
  ]
}

/** Motorcycles by their class. */
export const MOTORCYCLE = {
  variants: ['classic', 'sport', 'enduro', 'cruiser', 'chopper'],
  scenes: (variant) =>
    variant === 'enduro'
      ? ['field', 'birches', 'garages', 'dacha']
      : ['yard', 'garages', 'street', 'highway', 'birches'],
  focus: (variant) => [(PLANS[variant]?.crank[0] ?? 100) - 4, 56, 14],
  build: motorcycle,
} as const satisfies ThingModel
