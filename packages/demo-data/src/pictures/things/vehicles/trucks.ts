import { mix } from '../../engine/colour.ts'
import { body, box, plate } from '../../engine/solids/prism.ts'
import { circle, shape } from '../../engine/solids/profile.ts'
import type { Solid } from '../../engine/solids/solid.ts'
import type { BuildParams, ThingModel } from '../thing.ts'
import { barrel, loaderCrane, mixer, tipper } from './bulk-cargo.ts'
import { cab, HALF } from './cab.ts'
import { boards, fridge, type Load, tilt, van } from './cargo.ts'
import { lightTruck } from './light-truck.ts'
import { chassis, FRAME, stack } from './truck-parts.ts'

const RIMS = ['#8e949b', '#c6cad0', '#a23a32', '#6f767e', '#b9bec4'] as const

const CLOTHS = ['#2f5f9e', '#c9ced3', '#3c7a52', '#b23a34', '#e1e4e6', '#4b5560'] as const

interface Plan {
  /** Between the bumper and the end of the frame. */
  length: number
  axles: readonly number[]
  load(load: Load, params: BuildParams): Solid[]
}

const PLANS = {
  flatbed: { length: 820, axles: [620], load: (load) => boards(load) },
  tilt: {
    length: 880,
    axles: [650],
    load: (load, { random }) => tilt({ ...load, paint: random.pick(CLOTHS) }, 235),
  },
  van: {
    length: 860,
    axles: [640],
    load: (load, { random, paint }) =>
      van({ ...load, paint: random.chance(0.6) ? '#e6e9eb' : paint }, 240),
  },
  fridge: { length: 880, axles: [650], load: (load) => fridge({ ...load, paint: '#eef0f1' }, 245) },
  tipper: {
    length: 780,
    axles: [500, 640],
    load: (load, { paint, random }) =>
      tipper({ ...load, paint: random.chance(0.5) ? paint : '#d98a2b' }, 118),
  },
  tractor: { length: 600, axles: [500], load: fifthWheel },
  tanker: {
    length: 860,
    axles: [560, 700],
    load: (load, { random }) =>
      barrel({ ...load, paint: random.pick(['#e4e7e9', '#d9a03a', '#c2c8ce']) }, 104),
  },
  crane: {
    length: 960,
    axles: [640, 780],
    load: (load, { paint, random }) => [
      ...boards({ ...load, from: load.from + 70 }, 48),
      ...loaderCrane(
        load.from + 30,
        load.floor,
        random.pick(['#c8372d', '#d8a32e', paint]),
        random.chance(0.5),
      ),
    ],
  },
  mixer: {
    length: 840,
    axles: [540, 680],
    load: (load, { random }) =>
      mixer({ ...load, paint: random.pick(['#e2762d', '#dfe3e5', '#2f6fae']) }),
  },
} satisfies Record<string, Plan>

function fifthWheel({ from, to, floor }: Load): Solid[] {
  return [
    box([from + 6, from + 90], [floor - 20, floor - 8], [-60, 60], '#4a5057'),
    plate(circle(500, 0, 52, 46), [floor - 16, floor + 2], '#3a3d42'),
    body(
      shape(
        '432 108 10, 450 128 20, 552 128 20, 572 104 10, 566 100, 548 121 18, 452 121 18, 438 104',
      ),
      HALF,
      '#23262a',
    ),
    box([to - 60, to], [floor - 28, floor - 20], [-50, 50], FRAME),
  ]
}

const heavy = (plan: Plan, params: BuildParams): Solid[] => {
  const { random, paint } = params
  const rim = random.pick(RIMS)
  const sleeper = plan.length > 560 && random.chance(0.6)
  const [length, height] = sleeper ? [222, random.int(300, 335)] : [172, random.int(272, 290)]
  const from = length + 14
  const tall = plan.length >= 860 || plan.axles.length === 1
  const load = { from: from + 16, to: plan.length, floor: 112, paint: mix(paint, '#2a2d32', 0.1) }
  return [
    ...chassis(from - 40, plan.length, plan.axles, rim),
    ...plan.load(load, params),
    ...(random.chance(0.3) ? [stack(from + 2, 110, height - 10)] : []),
    ...cab({
      length,
      height,
      axle: 128,
      deflector: sleeper && tall && random.chance(0.7) ? 42 : 0,
      style: random.int(0, 2),
      paint,
      rim,
    }),
  ]
}

/** Lorries by what they carry; `light` is the van of a city's shops. */
export const TRUCK = {
  variants: [
    'flatbed',
    'tilt',
    'van',
    'fridge',
    'tipper',
    'tractor',
    'tanker',
    'crane',
    'mixer',
    'light',
  ],
  scenes: (variant) =>
    variant === 'tipper' || variant === 'mixer'
      ? ['site', 'highway', 'field', 'garages']
      : ['highway', 'parking', 'garages', 'birches', 'street'],
  build: (params) => {
    const plan = Object.entries(PLANS).find(([name]) => name === params.variant)?.[1]
    return plan ? heavy(plan, params) : lightTruck(params)
  },
} as const satisfies ThingModel
