import { mix } from '../../engine/colour.ts'
import { lamp } from '../../engine/solids/marks.ts'
import { box } from '../../engine/solids/prism.ts'
import { rearEnd, type Solid } from '../../engine/solids/solid.ts'
import { axle } from '../../engine/solids/wheel.ts'
import { plainCar } from '../services/car-solid.ts'
import type { BuildParams } from '../thing.ts'
import { barrel, tipper } from './bulk-cargo.ts'
import { HALF } from './cab.ts'
import { boards, fridge, tilt } from './cargo.ts'
import { FRAME } from './truck-parts.ts'

/** A semi-trailer: frame, landing legs, three axles. */
const semi = (length: number, load: Solid[], rim: string): Solid[] => [
  box([70, length], [84, 108], [-46, 46], FRAME),
  ...[-1, 1].map((sign) => box([210, 226], [2, 96], [sign * 70 - 8, sign * 70 + 8], '#6d747c')),
  ...[-1, 1].map((sign) => box([202, 234], [0, 5], [sign * 70 - 14, sign * 70 + 14], '#4a5057')),
  ...[0, 1, 2].flatMap((i) =>
    axle(length - 400 + i * 132, 50, HALF, { kind: 'truck', colour: rim, width: 40 }),
  ),
  box([330, length - 480], [48, 96], [HALF - 8, HALF - 4], '#c9ced3'),
  box([length - 10, length], [56, 82], [-HALF + 2, HALF - 2], '#2a2d32', {
    marks: [
      ...lamp(rearEnd(length + 0.2), -116, -78, 60, 78, 'tail'),
      ...lamp(rearEnd(length + 0.2), 116, 78, 60, 78, 'tail'),
    ],
  }),
  ...load,
]

const carrier = (random: BuildParams['random'], rim: string): Solid[] => {
  const colours = ['#c8232c', '#e6e8ea', '#1f4aa8', '#5a6068', '#22703c', '#d9a03a']
  const deck = (from: number, to: number, y: number) => [
    box([from, to], [y - 8, y], [-HALF, -HALF + 60], '#7b828a'),
    box([from, to], [y - 8, y], [HALF - 60, HALF], '#7b828a'),
  ]
  const posts = [60, 480, 900, 1320].flatMap((x) =>
    [-1, 1].map((sign) =>
      box([x - 6, x + 6], [90, 268], [sign * (HALF - 4) - 5, sign * (HALF - 4) + 5], '#c8372d'),
    ),
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

/** Trailers that a lorry pulls. */
export const heavyTrailer = ({ variant, paint, random }: BuildParams): Solid[] => {
  const rim = random.pick(['#8e949b', '#c6cad0', '#b9bec4'])
  const load = { from: 0, to: 1340, floor: 118, paint: mix(paint, '#2a2d32', 0.08) }
  if (variant === 'carrier') return carrier(random, rim)
  if (variant === 'tank')
    return semi(
      1200,
      barrel({ ...load, to: 1200, paint: random.pick(['#dfe3e6', '#c2c8ce', '#e3e6e8']) }, 110),
      rim,
    )
  if (variant === 'fridge') return semi(1340, fridge({ ...load, paint: '#eef0f1' }, 260), rim)
  if (variant === 'tipper') return semi(960, tipper({ ...load, from: 60, to: 930 }, 130), rim)
  if (variant === 'flatbed') return semi(1340, boards(load, 56), rim)
  return semi(
    1340,
    tilt({ ...load, paint: random.pick(['#2f5f9e', '#c9ced3', '#3c7a52', '#b23a34', paint]) }, 262),
    rim,
  )
}
