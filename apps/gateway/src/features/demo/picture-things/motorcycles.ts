import { mix } from '../picture/colour.ts'
import type { Point, Point3 } from '../picture/geometry.ts'
import { lamp, pane, patch, seam } from '../picture-solids/marks.ts'
import { body, slab } from '../picture-solids/prism.ts'
import { band, bar, rectangle, type Vertex } from '../picture-solids/profile.ts'
import { BLACK, blob, CHROME, drum, pipe, STEEL } from '../picture-solids/round.ts'
import { frontEnd, nearSide, slope, type Solid } from '../picture-solids/solid.ts'
import { wheel } from '../picture-solids/wheel.ts'
import type { WheelKind } from '../picture-solids/wheel-faces.ts'
import type { Kit, ThingModel } from './thing.ts'

interface Plan {
  /** Radius of the wheels and where they stand. */
  front: readonly [x: number, radius: number]
  rear: readonly [x: number, radius: number]
  wheels: WheelKind
  width: readonly [front: number, rear: number]
  /** The steering head. */
  head: Point
  /** Where the hands are, and how far apart. */
  bars: readonly Point[]
  reach: number
  tank: readonly (readonly [x: number, y: number, high: number, wide: number])[]
  seat: readonly Vertex[]
  tail: readonly Vertex[]
  engine: 'single' | 'v' | 'four'
  /** Middle of the crankcase. */
  crank: Point
  chrome: boolean
  exhaust: readonly Point[]
}

const PLANS: Record<string, Plan> = {
  classic: {
    front: [33, 33], rear: [174, 32], wheels: 'spoked', width: [10, 13], head: [62, 88], bars: [[70, 104], [84, 106]], reach: 36,
    tank: [[64, 82, 7, 8], [74, 86, 13, 14], [92, 87, 14, 15], [112, 82, 8, 10], [122, 78, 3, 6]],
    seat: [[108, 74, 3], [188, 74, 4], [190, 84, 6], [150, 83, 8], [112, 82, 6]],
    tail: [[172, 66], [196, 62, 4], [198, 74, 6], [170, 76]],
    engine: 'single', crank: [104, 40], chrome: true, exhaust: [[96, 52], [86, 34], [100, 24], [150, 26], [200, 32]],
  },
  sport: {
    front: [31, 30], rear: [170, 31], wheels: 'cast', width: [12, 19], head: [58, 82], bars: [[64, 86], [74, 85]], reach: 33,
    tank: [[66, 78, 8, 9], [78, 84, 14, 15], [96, 86, 14, 15], [112, 80, 9, 11], [122, 74, 5, 8]],
    seat: [[112, 76, 3], [146, 78, 6], [150, 84, 4], [122, 82, 4]],
    tail: [[136, 66], [172, 84, 3], [208, 96, 3], [204, 101, 4], [164, 97, 8], [146, 84, 6]],
    engine: 'four', crank: [100, 42], chrome: false, exhaust: [[84, 46], [92, 28], [130, 26], [150, 34], [188, 52]],
  },
  enduro: {
    front: [36, 36], rear: [182, 34], wheels: 'spoked', width: [10, 14], head: [66, 98], bars: [[72, 116], [84, 118]], reach: 40,
    tank: [[66, 92, 6, 6], [76, 94, 12, 12], [94, 92, 13, 11], [112, 90, 6, 8]],
    seat: [[90, 92, 4], [180, 92, 3], [196, 98, 3], [194, 102, 3], [130, 98, 8], [96, 100, 6]],
    tail: [[160, 84], [214, 96, 2], [212, 101, 3], [160, 94]],
    engine: 'single', crank: [108, 46], chrome: false, exhaust: [[96, 60], [86, 46], [104, 40], [138, 62], [200, 84]],
  },
  cruiser: {
    front: [34, 33], rear: [196, 32], wheels: 'cast', width: [13, 22], head: [72, 84], bars: [[84, 104], [104, 100]], reach: 42,
    tank: [[72, 80, 7, 10], [84, 83, 15, 17], [106, 81, 16, 18], [128, 74, 9, 12], [138, 70, 4, 8]],
    seat: [[128, 64, 4], [174, 66, 4], [206, 78, 4], [200, 84, 6], [172, 76, 8], [146, 70, 8], [130, 74, 5]],
    tail: [[188, 60], [214, 60, 4], [216, 70, 5], [188, 72]],
    engine: 'v', crank: [116, 38], chrome: true, exhaust: [[104, 52], [96, 36], [112, 26], [160, 24], [222, 26]],
  },
  chopper: {
    front: [34, 35], rear: [220, 32], wheels: 'spoked', width: [9, 24], head: [100, 92], bars: [[104, 130], [126, 132]], reach: 36,
    tank: [[102, 86, 5, 6], [112, 88, 10, 11], [130, 84, 10, 12], [146, 76, 3, 6]],
    seat: [[150, 62, 4], [196, 62, 4], [214, 76, 4], [208, 82, 5], [188, 72, 8], [154, 70, 6]],
    tail: [[210, 58], [238, 60, 4], [240, 66, 4], [212, 70]],
    engine: 'v', crank: [136, 38], chrome: true, exhaust: [[124, 54], [114, 38], [134, 26], [180, 22], [246, 22]],
  },
}

const fins = (from: Point, to: Point, width: number, half: number): Solid =>
  body(bar(from, to, width, width * 0.92), half, '#8a9199', {
    soft: 2,
    marks: [0.15, 0.3, 0.45, 0.6, 0.75].map((s): ReturnType<typeof seam> => {
      const [x, y] = [from[0] + (to[0] - from[0]) * s, from[1] + (to[1] - from[1]) * s]
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
      return seam(nearSide(half + 0.2), [[x - (nx * width) / 2, y - (ny * width) / 2], [x + (nx * width) / 2, y + (ny * width) / 2]], '#2b2e33', 1.8, '')
    }),
  })

const engine = ({ engine: kind, crank: [x, y] }: Plan): Solid[] => [
  body([[x - 22, y - 14, 6], [x + 26, y - 14, 8], [x + 30, y + 8, 8], [x + 8, y + 14, 6], [x - 20, y + 12, 6]], 13, '#6d747c', {
    soft: 3,
    marks: [
      patch(nearSide(13.2), Array.from({ length: 16 }, (_, i): Vertex => [x + 12 + 11 * Math.cos((i / 8) * Math.PI), y - 2 + 11 * Math.sin((i / 8) * Math.PI)]), '#9aa1a9'),
      patch(nearSide(13.3), Array.from({ length: 16 }, (_, i): Vertex => [x - 10 + 7 * Math.cos((i / 8) * Math.PI), y - 3 + 7 * Math.sin((i / 8) * Math.PI)]), '#565c63'),
    ],
  }),
  ...(kind === 'v'
    ? [fins([x - 6, y + 8], [x - 24, y + 36], 20, 10), fins([x + 8, y + 8], [x + 24, y + 36], 20, 10)]
    : [fins([x - 8, y + 8], [x - 14, y + (kind === 'four' ? 28 : 36)], kind === 'four' ? 24 : 20, kind === 'four' ? 18 : 10)]),
]

const fairing = (paint: string, accent: string): Solid[] => {
  const side = nearSide(19.2)
  return [
    slab(
      [[30, 76, 4], [44, 90, 8], [72, 92, 6], [84, 74], [112, 62, 6], [134, 30, 6], [104, 20, 8], [76, 28, 10], [70, 54, 10], [52, 66, 8]],
      [-19, 19],
      paint,
      {
        soft: 6,
        marks: [
          patch(side, [[76, 62], [98, 56, 4], [108, 40, 6], [84, 38, 6]], '#1b1d20'),
          patch(side, [[82, 34], [126, 34], [132, 30], [106, 22], [84, 28]], accent, 'opacity=".9"'),
          ...lamp(frontEnd(34), -15, -3, 74, 82),
          ...lamp(frontEnd(34), 15, 3, 74, 82),
          patch(side, [[34, 77], [50, 86, 4], [58, 80, 4], [46, 74]], '#e8eef2'),
        ],
      },
    ),
    body([[44, 88], [60, 104, 6], [70, 100, 4], [74, 90]], 12, '#2a333c', {
      soft: 3,
      marks: [pane(slope([46, 90], [60, 103]), [[-9, 0.95], [9, 0.95], [11, 0.1], [-11, 0.1]])],
    }),
  ]
}

const front = (plan: Plan, paint: string, variant: string): Solid[] => {
  const [fx, fr] = plan.front
  const [hx, hy] = plan.head
  const w = plan.width[0] / 2
  const leg = (z: number) => [
    pipe([[fx, fr, z], [hx, hy, z]], 5.4, CHROME),
    pipe([[fx, fr, z], [fx + (hx - fx) * 0.45, fr + (hy - fr) * 0.45, z]], 7, variant === 'sport' ? BLACK : STEEL),
  ]
  const guard = variant === 'enduro'
    ? slab([[0, fr + 44, 2], [hx - 4, fr + 56, 6], [hx - 2, fr + 50], [4, fr + 38, 2]], [-7, 7], paint, { soft: 2 })
    : slab(band(fx, fr, [fr + 2, fr + 6], 20, variant === 'sport' ? 130 : 150), [-w - 3, w + 3], plan.chrome && variant === 'classic' ? '#c6cad0' : paint, { soft: 1.5 })
  return [
    wheel(fx, fr, w, { kind: plan.wheels, colour: plan.chrome ? '#c6cad0' : '#3a3e45', width: plan.width[0] }),
    ...leg(-w - 4),
    guard,
    ...leg(w + 4),
  ]
}

const controls = (plan: Plan, variant: string): Solid[] => {
  const [hx, hy] = plan.head
  const [grip = plan.head, end = plan.head] = plan.bars
  const hand = (sign: number): Point3[] => [
    [hx, hy + 4, sign * 4],
    [grip[0], grip[1], sign * plan.reach * 0.62],
    [end[0], end[1], sign * plan.reach],
  ]
  const bars = [-1, 1].flatMap((sign) => [
    pipe(hand(sign), 3.4, plan.chrome ? CHROME : BLACK),
    pipe([[(grip[0] + end[0]) / 2, (grip[1] + end[1]) / 2, sign * plan.reach * 0.8], [end[0], end[1], sign * plan.reach]], 5, BLACK),
    ...(variant === 'enduro'
      ? [slab([[end[0] - 22, end[1] - 8, 4], [end[0] - 12, end[1] - 10], [end[0] - 8, end[1] + 8, 4], [end[0] - 18, end[1] + 8, 4]], [sign * plan.reach - 8, sign * plan.reach + 6], '#e4e7e9')]
      : [pipe([[grip[0], grip[1], sign * plan.reach * 0.6], [grip[0] - 4, grip[1] + 16, sign * plan.reach * 0.86]], 2, BLACK), blob([[grip[0] - 7, grip[1] + 19, 3, 4], [grip[0] - 4, grip[1] + 19, 6, 8], [grip[0] - 2, grip[1] + 19, 5, 7]], '#24272b', [], sign * plan.reach * 0.9)]),
  ])
  const round = variant === 'sport'
    ? []
    : [
        blob([[hx - 22, hy + 2, 8, 8], [hx - 20, hy + 2, 10, 10], [hx - 10, hy + 2, 9, 9], [hx - 2, hy + 2, 4, 4]], plan.chrome ? '#c6cad0' : '#2b2e33'),
        drum('x', [hx - 22, hy + 2, 0], 8.5, 1.4, '#eef3f5', { segments: 14 }),
      ]
  return [...round, ...bars]
}

const motorcycle = ({ variant, paint, random }: Kit): Solid[] => {
  const plan = PLANS[variant] ?? PLANS.classic
  if (!plan) return []
  const [rx, rr] = plan.rear
  const [hx, hy] = plan.head
  const [cx, cy] = plan.crank
  const rw = plan.width[1] / 2
  const accent = random.pick(['#ffffff', '#1b1d20', mix(paint, '#ffffff', 0.5)])
  const frame = variant === 'enduro' || variant === 'sport' ? STEEL : BLACK
  const rim = plan.chrome ? '#c6cad0' : '#3a3e45'
  const guard = variant === 'sport' || variant === 'enduro' ? [] : [slab(band(rx, rr, [rr + 2, rr + 7], 10, variant === 'classic' ? 120 : 140), [-rw - 2, rw + 2], paint, { soft: 2 })]
  const swing = (z: number) => pipe([[cx + 24, cy - 2, z], [rx, rr, z]], 6, frame)
  return [
    ...front(plan, paint, variant),
    swing(-rw - 3),
    wheel(rx, rr, rw, { kind: plan.wheels, colour: rim, width: plan.width[1] }),
    ...guard,
    pipe([[hx, hy - 8, 0], [cx - 20, cy + 6, 0], [cx - 14, cy - 14, 0], [cx + 24, cy - 14, 0], [cx + 32, cy + 24, 0], [hx + 8, hy - 2, 0]], 5, frame),
    pipe([[cx + 30, cy + 22, 0], [rx - 2, rr + 36, 0]], 5, frame),
    ...engine(plan),
    body(plan.tail, 9, variant === 'enduro' ? '#e4e7e9' : paint, { soft: 3, marks: [] }),
    slab([[rx + 10, rr + 30], [rx + 24, rr + 30, 3], [rx + 25, rr + 38, 3], [rx + 12, rr + 38]], [-7, 7], '#a91f28', { soft: 2 }),
    swing(rw + 3),
    pipe([[rx - 4, rr + 6, rw + 5], [rx - 16, rr + 38, rw + 4]], 6, CHROME),
    body(plan.seat, 12, random.pick(['#1d2024', '#1d2024', '#4a3628']), { soft: 4 }),
    blob(plan.tank, paint, [
      seam(nearSide(12), [[(plan.tank[1]?.[0] ?? 0) + 2, plan.tank[1]?.[1] ?? 0], [(plan.tank[3]?.[0] ?? 0) - 2, plan.tank[3]?.[1] ?? 0]], accent, 3.4, 'opacity=".9" stroke-linecap="round"'),
    ]),
    ...(variant === 'sport' ? fairing(paint, accent) : []),
    pipe(plan.exhaust.slice(0, -1).map(([x, y]): Point3 => [x, y, 15]), 5, plan.chrome ? CHROME : STEEL),
    pipe(plan.exhaust.slice(-2).map(([x, y]): Point3 => [x, y, 16]), 9, plan.chrome ? CHROME : BLACK),
    ...(variant === 'cruiser' && random.chance(0.6) ? [slab(rectangle(178, 224, 40, 68, 8), [15, 33], '#26221f', { soft: 5 }), slab(rectangle(178, 224, 40, 68, 8), [-33, -15], '#26221f', { soft: 5 })] : []),
    ...(variant === 'chopper' ? [pipe([[208, 66, 8], [222, 116, 8], [222, 116, -8], [208, 66, -8]], 3, CHROME)] : []),
    ...controls(plan, variant),
    pipe([[cx + 20, cy - 14, 8], [cx + 30, 3, 24]], 3, BLACK),
  ]
}

/** Motorcycles by their class. */
export const MOTORCYCLE = {
  variants: ['classic', 'sport', 'enduro', 'cruiser', 'chopper'],
  places: (variant) => (variant === 'enduro' ? ['field', 'birches', 'garages', 'dacha'] : ['yard', 'garages', 'street', 'highway', 'birches']),
  focus: (variant) => [(PLANS[variant]?.crank[0] ?? 100) - 4, 56, 14],
  build: motorcycle,
} as const satisfies ThingModel
