import { slots } from '../../../engine/solids/marks.ts'
import { BLACK, hydraulic, path, pipe } from '../../../engine/solids/pipe.ts'
import { body, slab } from '../../../engine/solids/prism.ts'
import { circle, shape } from '../../../engine/solids/profile.ts'
import { frontEnd, nearSide } from '../../../engine/solids/solid.ts'
import { track } from '../../../engine/solids/track.ts'
import type { ThingModel } from '../../thing.ts'
import { arm, machineCab } from '../machine-parts.ts'
import { coat, DARK } from './digger-parts.ts'

/** Bulldozers. */
export const BULLDOZER = {
  variants: ['crawler'],
  scenes: () => ['site', 'field', 'site'],
  focus: () => [260, 120, 110],
  build: (params) => {
    const paint = coat(params)
    return [
      slab(shape('18 8, 36 4 4, 58 70 30, 34 134 6, 24 134 4, 40 70 30'), [-168, 168], paint, {
        soft: 2,
      }),
      ...[-150, 150].flatMap((z) => arm(shape('40 40, 300 52'), [24, 26], 9, paint, z)),
      track(96, 452, 110, [-132, -76], paint),
      body(shape('106 84, 104 196 8, 130 208 10, 286 214, 286 84'), 50, paint, {
        soft: 5,
        marks: [
          ...slots(frontEnd(103.6), -42, 42, 96, 188, 7, '#24272b'),
          ...slots(nearSide(50.2), 130, 220, 130, 186, 5, '#24272b'),
        ],
      }),
      pipe(path('190 210 -20, 190 268 -20'), 12, BLACK),
      body(shape('280 100, 280 160, 430 164 8, 440 110 8'), 70, paint, { soft: 4 }),
      track(96, 452, 110, [76, 132], paint),
      ...machineCab({
        x: [276, 398],
        y: [160, 312],
        lean: [8, 6],
        half: 66,
        frame: DARK,
        roof: paint,
      }),
      ...hydraulic([170, 150, 60], [64, 74, 70], 15),
      ...arm(shape('452 70, 520 96, 526 14'), [26, 22, 12], 12, paint),
      slab(circle(446, 70, 20), [-60, 60], DARK),
    ]
  },
} as const satisfies ThingModel
