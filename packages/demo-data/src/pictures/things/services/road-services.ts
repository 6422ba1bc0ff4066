import { mix } from '../../engine/colour.ts'
import { seam } from '../../engine/solids/marks.ts'
import { path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { box, slab } from '../../engine/solids/prism.ts'
import { bar, shape } from '../../engine/solids/profile.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import type { Build, BuildParams } from '../thing.ts'
import { cab, HALF } from '../vehicles/cab.ts'
import { boards, van } from '../vehicles/cargo.ts'
import { chassis } from '../vehicles/truck-parts.ts'
import { plainCar } from './car-solid.ts'

/** Colours of customers' cars. */
export const CARS = ['#c8232c', '#e6e8ea', '#1f4aa8', '#5a6068', '#22703c', '#d9a03a'] as const

const lorry = ({ paint, random }: BuildParams, length: number): Solid[] => [
  ...chassis(146, length, [length - 190], '#8e949b'),
  ...cab({
    length: 172,
    height: random.int(256, 272),
    axle: 128,
    style: random.int(0, 2),
    paint,
    rim: '#b9bec4',
  }),
]

/** A tow truck with a car on it. */
export const tow: Build = (params) => [
  ...lorry(params, 760),
  box([190, 770], [96, 108], [-HALF, HALF], '#7b828a', {
    marks: [
      seam(
        nearSide(HALF + 0.2),
        shape('192 102, 768 102'),
        '#d9a03a',
        6,
        'stroke-dasharray="26 26"',
      ),
    ],
  }),
  box([190, 206], [108, 190], [-HALF + 4, HALF - 4], '#4a5057'),
  slab(bar([770, 100], [860, 20], 10, 8), [-HALF + 6, -HALF + 50], '#7b828a'),
  ...plainCar(params.random.pick(CARS), 262, 108),
  slab(bar([770, 100], [860, 20], 10, 8), [HALF - 50, HALF - 6], '#7b828a'),
  box([60, 112], [params.random.int(270, 272), 284], [-60, 60], '#f08a24', { soft: 4 }),
  pipe(path('206 130 0, 264 150 0'), 3, STEEL),
]

/** A lorry for hire. */
export const cargo: Build = (params) => {
  const load = {
    from: 190,
    to: 800,
    floor: 112,
    paint: params.random.chance(0.5) ? '#e6e9eb' : mix(params.paint, '#ffffff', 0.3),
  }
  return [...lorry(params, 800), ...(params.random.chance(0.7) ? van(load, 230) : boards(load, 60))]
}
