import { mix } from '../picture/colour.ts'
import { lamp, patch, seam } from '../picture-solids/marks.ts'
import { body, box } from '../picture-solids/prism.ts'
import { bar, rectangle } from '../picture-solids/profile.ts'
import { BLACK, pipe, STEEL } from '../picture-solids/round.ts'
import { moved, nearSide, rearEnd, type Solid } from '../picture-solids/solid.ts'
import { axle } from '../picture-solids/wheel.ts'
import { barrel, boards, fridge, tilt, tipper } from './cargo.ts'
import { plainCar } from './car-solid.ts'
import { motorBoat } from './boats.ts'
import { quadBike } from './quad-bikes.ts'
import { snowmobile } from './snowmobiles.ts'
import type { Kit, ThingModel } from './thing.ts'
import { FRAME, HALF } from './truck-parts.ts'

const ZINC = '#a9b0b7'

/** A frame with a drawbar and a coupling, an axle or two, mudguards and lamps. */
export const lightFrame = (length: number, half: number, axles: readonly number[], rim: string): Solid[] => [
  body(bar([-120, 46], [30, 52], 9, 12), 5, ZINC),
  pipe([[-40, 48, 0], [60, 50, half - 14]], 8, STEEL),
  pipe([[-40, 48, 0], [60, 50, 14 - half]], 8, STEEL),
  box([-134, -112], [42, 58], [-7, 7], '#3a3e44', { soft: 3 }),
  pipe([[-88, 46, 9], [-88, 4, 9]], 6, STEEL),
  box([20, length], [46, 56], [-half + 8, half - 8], ZINC),
  ...axles.flatMap((x) => axle(x, 29, half + 22, { kind: 'small', colour: rim, width: 18 })),
  ...axles.flatMap((x) =>
    [-1, 1].map((sign) => box([x - 36, x + 36], [58, 64], [sign * (half + 13) - 11, sign * (half + 13) + 11], '#3a3e44', { soft: 3 })),
  ),
  box([length - 2, length + 5], [42, 58], [-half, half], '#2a2d32', {
    marks: [
      ...lamp(rearEnd(length + 5.2), -half + 4, -half + 26, 44, 56, 'tail'),
      ...lamp(rearEnd(length + 5.2), half - 4, half - 26, 44, 56, 'tail'),
      patch(rearEnd(length + 5.2), rectangle(-26, 26, 44, 55), '#f1f2ee'),
    ],
  }),
]

const tub = (length: number, half: number, high: number, colour: string): Solid[] => {
  const side = nearSide(half + 0.2)
  return [
    box([10, length], [56, 60], [-half, half], FRAME),
    box([10, length], [60, 60 + high], [-half, -half + 3], colour),
    box([10, 13], [60, 60 + high], [-half, half], colour),
    box([13, length - 3], [60, 61], [-half + 3, half - 3], '#8a6a45'),
    box([length - 3, length], [60, 60 + high], [-half, half], colour),
    box([10, length], [60, 60 + high], [half - 3, half], colour, {
      marks: [
        ...[0.33, 0.66].map((s) => seam(side, [[10, 60 + high * s], [length, 60 + high * s]], '#0c0f14', 1, 'opacity=".3"')),
        ...[0.02, 0.34, 0.66, 0.98].map((s) => seam(side, [[10 + (length - 10) * s, 58], [10 + (length - 10) * s, 62 + high]], '#6d747c', 4, '')),
      ],
    }),
  ]
}

const light = ({ variant, paint, random }: Kit): Solid[] => {
  const rim = random.pick(['#c6cad0', '#8e949b', '#e4e7e9'])
  const zinc = random.chance(0.5) ? '#b4bac0' : mix(paint, '#20242a', 0.12)
  if (variant === 'boat')
    return [...lightFrame(430, 72, [270], rim), ...moved(motorBoat({ variant: 'motor', paint, random }), 0, 58)]
  if (variant === 'light') return [...lightFrame(270, 72, [140], rim), ...tub(270, 72, 38, zinc)]
  const cover = random.pick(['#2f5f9e', '#3c7a52', '#4b5560', '#b23a34'])
  return [
    ...lightFrame(300, 76, [112, 178], rim),
    ...tub(300, 76, 38, zinc),
    box([8, 302], [96, 188], [-78, 78], cover, {
      soft: 8,
      marks: [
        seam(nearSide(78.2), [[12, 104], [298, 104]], '#e4e7e9', 2, 'opacity=".8" stroke-dasharray="7 14"'),
        ...[80, 155, 230].map((x) => seam(nearSide(78.2), [[x, 100], [x, 184]], '#0c0f14', 2, 'opacity=".2"')),
      ],
    }),
  ]
}

/** A semi-trailer: frame, landing legs, three axles. */
const semi = (length: number, load: Solid[], rim: string): Solid[] => [
  box([70, length], [84, 108], [-46, 46], FRAME),
  ...[-1, 1].map((sign) => box([210, 226], [2, 96], [sign * 70 - 8, sign * 70 + 8], '#6d747c')),
  ...[-1, 1].map((sign) => box([202, 234], [0, 5], [sign * 70 - 14, sign * 70 + 14], '#4a5057')),
  ...[0, 1, 2].flatMap((i) => axle(length - 400 + i * 132, 50, HALF, { kind: 'truck', colour: rim, width: 40 })),
  box([330, length - 480], [48, 96], [HALF - 8, HALF - 4], '#c9ced3'),
  box([length - 10, length], [56, 82], [-HALF + 2, HALF - 2], '#2a2d32', {
    marks: [
      ...lamp(rearEnd(length + 0.2), -116, -78, 60, 78, 'tail'),
      ...lamp(rearEnd(length + 0.2), 116, 78, 60, 78, 'tail'),
    ],
  }),
  ...load,
]

const carrier = (random: Kit['random'], rim: string): Solid[] => {
  const colours = ['#c8232c', '#e6e8ea', '#1f4aa8', '#5a6068', '#22703c', '#d9a03a']
  const deck = (from: number, to: number, y: number) => [
    box([from, to], [y - 8, y], [-HALF, -HALF + 60], '#7b828a'),
    box([from, to], [y - 8, y], [HALF - 60, HALF], '#7b828a'),
  ]
  const posts = [60, 480, 900, 1320].flatMap((x) =>
    [-1, 1].map((sign) => box([x - 6, x + 6], [90, 268], [sign * (HALF - 4) - 5, sign * (HALF - 4) + 5], '#c8372d')),
  )
  const picked = random.shuffle(colours)
  return semi(
    1350,
    [
      ...deck(40, 1350, 116),
      ...posts.slice(0, 8),
      ...[0, 1, 2].flatMap((i) => plainCar(picked[i] ?? '#e6e8ea', 30 + i * 440, 116)),
      ...deck(40, 1350, 268),
      ...[0, 1, 2].flatMap((i) => plainCar(picked[i + 3] ?? '#e6e8ea', 30 + i * 440, 268)),
    ],
    rim,
  )
}

const heavyTrailer = ({ variant, paint, random }: Kit): Solid[] => {
  const rim = random.pick(['#8e949b', '#c6cad0', '#b9bec4'])
  const load = { from: 0, to: 1340, floor: 118, paint: mix(paint, '#2a2d32', 0.08) }
  if (variant === 'carrier') return carrier(random, rim)
  if (variant === 'tank')
    return semi(1200, barrel({ ...load, to: 1200, paint: random.pick(['#dfe3e6', '#c2c8ce', '#e3e6e8']) }, 110), rim)
  if (variant === 'fridge') return semi(1340, fridge({ ...load, paint: '#eef0f1' }, 260), rim)
  if (variant === 'tipper') return semi(960, tipper({ ...load, from: 60, to: 930 }, 130), rim)
  if (variant === 'flatbed') return semi(1340, boards(load, 56), rim)
  return semi(1340, tilt({ ...load, paint: random.pick(['#2f5f9e', '#c9ced3', '#3c7a52', '#b23a34', paint]) }, 262), rim)
}

const LIGHT: readonly string[] = ['light', 'covered', 'boat']

/** Trailers: `light` ones for cars, the others for lorries. */
export const TRAILER = {
  variants: ['light', 'covered', 'boat', 'tilt', 'fridge', 'flatbed', 'carrier', 'tank', 'tipper'],
  places: (variant) =>
    LIGHT.includes(variant) ? ['dacha', 'garages', 'yard', 'birches'] : ['highway', 'parking', 'garages', 'birches'],
  build: (kit) => (LIGHT.includes(kit.variant) ? light(kit) : heavyTrailer(kit)),
} as const satisfies ThingModel

/** Trailers for motorcycles, quad bikes and snowmobiles, with and without their load. */
export const MOTO_TRAILER = {
  variants: ['open', 'quad', 'snowmobile'],
  places: (variant) => (variant === 'snowmobile' ? ['snowfield', 'garages', 'dacha'] : ['garages', 'dacha', 'yard', 'birches']),
  build: (kit) => {
    const rim = kit.random.pick(['#c6cad0', '#8e949b', '#e4e7e9'])
    const bed = [
      ...lightFrame(300, 78, [160], rim),
      box([10, 300], [56, 61], [-78, 78], '#8b9198'),
      box([10, 14], [61, 92], [-78, 78], ZINC),
      ...[-1, 1].map((sign) => pipe([[12, 92, sign * 77], [300, 92, sign * 77], [300, 60, sign * 77]], 4, STEEL)),
      pipe([[110, 60, 77], [110, 92, 77]], 4, STEEL),
      pipe([[205, 60, 77], [205, 92, 77]], 4, STEEL),
    ]
    const back = bed.slice(0, -3)
    const rails = bed.slice(-3)
    if (kit.variant === 'quad') return [...back, ...moved(quadBike(kit), 50, 61), ...rails]
    if (kit.variant === 'snowmobile') return [...back, ...moved(snowmobile(kit), 10, 61), ...rails]
    return [...bed, pipe([[30, 62, -20], [280, 62, -20]], 12, BLACK), pipe([[30, 62, 20], [280, 62, 20]], 12, BLACK)]
  },
} as const satisfies ThingModel
