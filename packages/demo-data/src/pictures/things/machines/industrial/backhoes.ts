import { mix } from '../../../engine/colour.ts'
import { lamp, slots } from '../../../engine/solids/marks.ts'
import { hydraulic } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { band, shape } from '../../../engine/solids/profile.ts'
import { frontEnd, nearSide, type Solid } from '../../../engine/solids/solid.ts'
import { axle } from '../../../engine/solids/wheel.ts'
import type { BuildParams, ThingModel } from '../../thing.ts'
import { arm, machineCab, rearLamps, stepsUp } from '../machine-parts.ts'
import { coat, DARK, scoop } from './digger-parts.ts'

const backhoe = (params: BuildParams): Solid[] => {
  const paint = coat(params)
  const rim = params.random.pick(['#e4e7e9', paint, '#8e949b'])
  const mirror = (x: number) => 700 - x
  return [
    ...scoop(0, 116, mix(paint, '#2b2e33', 0.4)),
    ...axle(176, 46, 108, { kind: 'digger', colour: rim, width: 34 }),
    ...axle(420, 72, 116, { kind: 'tractor', colour: rim, width: 44 }),
    box([130, 540], [58, 96], [-44, 44], DARK),
    body(shape('128 92 4, 124 140 10, 170 158 16, 330 170, 330 92'), 48, paint, {
      soft: 5,
      marks: [
        ...slots(frontEnd(125), -38, 38, 98, 136, 4, '#24272b'),
        ...slots(nearSide(48.2), 150, 230, 104, 138, 5, '#24272b'),
        ...lamp(frontEnd(124), -44, -30, 138, 150),
        ...lamp(frontEnd(124), 44, 30, 138, 150),
      ],
    }),
    ...machineCab({
      x: [320, 470],
      y: [110, 288],
      lean: [10, 2],
      half: 74,
      frame: DARK,
      roof: paint,
    }),
    ...[-70, 70].flatMap((z) => [
      ...arm(shape('300 140, 180 128, 92 50'), [20, 30, 18], 8, paint, z),
      ...hydraulic([280, 96, z], [188, 120, z], 12),
    ]),
    ...[-1, 1].map((sign) =>
      slab(band(420, 72, [76, 83], 15, 150), [sign * 92 - 26, sign * 92 + 24], paint, { soft: 3 }),
    ),
    box([540, 566], [30, 150], [-100, 100], DARK, { marks: rearLamps(566.2, 128, 96) }),
    ...[-92, 92].flatMap((z) => [
      ...arm(shape('560 70, 566 8'), [20, 14], 8, paint, z),
      box([548, 588], [0, 8], [z - 18, z + 18], DARK),
    ]),
    ...arm(shape('570 90, 640 240'), [34, 28], 13, paint),
    ...arm(
      [
        [mirror(60), 250],
        [mirror(10), 96],
      ],
      [30, 20],
      10,
      paint,
    ),
    ...hydraulic([590, 90, 16], [632, 196, 16], 12),
    slab(
      [
        [mirror(34), 100],
        [mirror(-6), 96, 6],
        [mirror(-18), 62, 10],
        [mirror(0), 40, 8],
        [mirror(44), 44],
        [mirror(28), 70, 8],
      ],
      [-30, 30],
      mix(paint, '#33373c', 0.7),
      { soft: 2 },
    ),
    ...stepsUp(340, 50, 100, 88),
  ]
}

/** Backhoe loaders. */
export const BACKHOE = {
  variants: ['backhoe'],
  scenes: () => ['site', 'garages', 'field'],
  build: backhoe,
} as const satisfies ThingModel
