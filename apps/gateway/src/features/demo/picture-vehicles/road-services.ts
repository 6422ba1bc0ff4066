import { mix } from '../picture/colour.ts'
import { seam } from '../picture-solids/marks.ts'
import { path, pipe, STEEL } from '../picture-solids/pipe.ts'
import { box, slab } from '../picture-solids/prism.ts'
import { bar, shape } from '../picture-solids/profile.ts'
import { nearSide, type Solid } from '../picture-solids/solid.ts'
import type { Build, Kit } from '../picture-things/thing.ts'
import { cab, HALF } from './cab.ts'
import { plainCar } from './car-solid.ts'
import { boards, van } from './cargo.ts'
import { chassis } from './truck-parts.ts'

/** Colours of other people's cars. */
export const CARS = ['#c8232c', '#e6e8ea', '#1f4aa8', '#5a6068', '#22703c', '#d9a03a'] as const

const lorry = ({ paint, random }: Kit, length: number): Solid[] => [
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
export const tow: Build = (kit) => [
  ...lorry(kit, 760),
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
  ...plainCar(kit.random.pick(CARS), 262, 108),
  slab(bar([770, 100], [860, 20], 10, 8), [HALF - 50, HALF - 6], '#7b828a'),
  box([60, 112], [kit.random.int(270, 272), 284], [-60, 60], '#f08a24', { soft: 4 }),
  pipe(path('206 130 0, 264 150 0'), 3, STEEL),
]

/** A lorry for hire. */
export const cargo: Build = (kit) => {
  const load = {
    from: 190,
    to: 800,
    floor: 112,
    paint: kit.random.chance(0.5) ? '#e6e9eb' : mix(kit.paint, '#ffffff', 0.3),
  }
  return [...lorry(kit, 800), ...(kit.random.chance(0.7) ? van(load, 230) : boards(load, 60))]
}
