import { mix } from '../../../engine/colour.ts'
import { slots } from '../../../engine/solids/marks.ts'
import { BLACK, path, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { band, shape } from '../../../engine/solids/profile.ts'
import { nearSide, type Solid } from '../../../engine/solids/solid.ts'
import { axle } from '../../../engine/solids/wheel.ts'
import type { BuildParams } from '../../thing.ts'
import { machineCab } from '../machine-parts.ts'
import { nose } from './tractor-nose.ts'

/** An articulated tractor with four wheels of one size. */
export const bigTractor = ({ paint, random }: BuildParams): Solid[] => {
  const rim = random.pick(['#dfe3e5', '#c9b23a', '#b23a34'])
  const r = 88
  const wheels = { kind: 'tractor', colour: rim, width: 62 } as const
  const dual = random.chance(0.25)
  return [
    ...[130, 470].flatMap((x) => axle(x, r, dual ? 150 : 126, wheels)),
    ...(dual ? [130, 470].flatMap((x) => axle(x, r, 84, wheels)) : []),
    ...[130, 470].map((x) =>
      pipe(
        [
          [x, r, -90],
          [x, r, 90],
        ],
        34,
        STEEL,
      ),
    ),
    box([40, 290], [92, 138], [-44, 44], '#2b2e33'),
    box([310, 560], [92, 138], [-44, 44], '#2b2e33'),
    box([286, 316], [84, 126], [-18, 18], '#4a5057'),
    nose(paint, 18, 236, 130, 228, 54),
    pipe(path('190 226 -34, 190 330 -34'), 13, BLACK),
    ...machineCab({
      x: [232, 372],
      y: [150, 326],
      lean: [14, 6],
      half: 84,
      frame: mix(paint, '#0c0f14', 0.25),
      roof: '#eceff0',
    }),
    body(shape('372 138, 372 176 8, 548 164 8, 560 138'), 60, paint, {
      soft: 5,
      marks: slots(nearSide(60.2), 420, 520, 144, 158, 2, '#24272b'),
    }),
    ...[130, 470].flatMap((x) =>
      [-1, 1].map((sign) =>
        slab(band(x, r, [r + 8, r + 14], 35, 145), [sign * 94 - 32, sign * 94 + 32], paint),
      ),
    ),
    box([252, 342], [74, 84], [84, 112], '#33373c'),
    box([252, 342], [108, 116], [84, 112], '#33373c'),
    ...[-30, 30].map((z) =>
      pipe(
        [
          [556, 100, z],
          [626, 60, z],
        ],
        10,
        STEEL,
      ),
    ),
  ]
}
