import { mix } from '../../../engine/colour.ts'
import { doorSeam, patch, slots } from '../../../engine/solids/marks.ts'
import { hydraulic, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { band, shape } from '../../../engine/solids/profile.ts'
import { nearSide, type Solid } from '../../../engine/solids/solid.ts'
import { axle } from '../../../engine/solids/wheel.ts'
import type { BuildParams, ThingModel } from '../../thing.ts'
import { arm, machineCab, stepsUp } from '../machine-parts.ts'
import { coat, DARK, scoop } from './digger-parts.ts'

const wheelLoader = (params: BuildParams): Solid[] => {
  const paint = coat(params)
  const wheels = {
    kind: 'digger',
    colour: params.random.pick([paint, '#8e949b']),
    width: 54,
  } as const
  return [
    ...scoop(0, 138, mix(paint, '#2b2e33', 0.5), 1.2),
    ...[210, 500].flatMap((x) => axle(x, 74, 128, wheels)),
    ...[210, 500].map((x) =>
      pipe(
        [
          [x, 74, -80],
          [x, 74, 80],
        ],
        30,
        STEEL,
      ),
    ),
    body(shape('150 90, 176 170 10, 300 176, 318 80, 180 70'), 52, DARK),
    body(
      shape('350 80, 350 190, 420 200 10, 608 186 20, 622 150 14, 616 84 10, 440 70'),
      74,
      paint,
      {
        soft: 7,
        marks: [
          ...slots(nearSide(74.2), 540, 604, 104, 166, 6, '#24272b'),
          doorSeam(nearSide(74.2), 424, 532, 96, 188, 1.6),
          patch(
            nearSide(74.3),
            shape('434 160, 522 156, 522 172, 434 176'),
            '#24272b',
            'opacity=".7"',
          ),
        ],
      },
    ),
    box([310, 356], [80, 120], [-30, 30], '#4a5057'),
    ...machineCab({
      x: [292, 430],
      y: [172, 336],
      lean: [10, 6],
      half: 72,
      frame: DARK,
      roof: paint,
    }),
    ...[-62, 62].flatMap((z) => [
      ...arm(shape('286 190, 170 160, 106 60'), [26, 44, 24], 10, paint, z),
    ]),
    ...hydraulic([240, 110, 40], [160, 140, 40], 18),
    ...hydraulic([270, 196, 0], [150, 150, 0], 16),
    ...arm(shape('150 176, 112 96'), [18, 14], 8, DARK),
    ...[-1, 1].map((sign) =>
      slab(band(500, 74, [80, 87], 30, 150), [sign * 102 - 26, sign * 102 + 28], paint, {
        soft: 3,
      }),
    ),
    ...stepsUp(366, 70, 160, 90),
  ]
}

const skid = (params: BuildParams): Solid[] => {
  const paint = coat(params)
  const wheels = { kind: 'digger', colour: '#e4e7e9', width: 28 } as const
  return [
    ...scoop(0, 84, mix(paint, '#2b2e33', 0.5), 0.72),
    ...[112, 214].flatMap((x) => axle(x, 38, 84, wheels)),
    body(shape('84 34 6, 78 70, 120 84, 262 120 12, 274 60 10, 262 34 8'), 52, paint, {
      soft: 4,
      marks: slots(nearSide(52.2), 220, 262, 76, 106, 4, '#24272b'),
    }),
    ...machineCab({
      x: [100, 220],
      y: [84, 192],
      lean: [6, 12],
      half: 46,
      frame: DARK,
      roof: DARK,
    }),
    ...[-62, 62].flatMap((z) => [
      ...arm(shape('268 134, 104 92, 64 28'), [26, 20, 16], 8, paint, z),
      ...hydraulic([250, 76, z], [160, 106, z], 9),
    ]),
  ]
}

const telehandler = (params: BuildParams): Solid[] => {
  const paint = coat(params)
  const wheels = { kind: 'digger', colour: '#e4e7e9', width: 40 } as const
  return [
    ...[150, 430].flatMap((x) => axle(x, 58, 118, wheels)),
    body(shape('110 64 8, 112 104 10, 470 122 10, 490 90 10, 470 62 10'), 70, paint, { soft: 5 }),
    ...arm(shape('480 176, 130 130'), [40, 32], 18, paint, -20),
    ...arm(shape('150 132, 20 60'), [26, 22], 13, mix(paint, '#ffffff', 0.2), -20),
    body(shape('256 100, 250 150 8, 440 146 10, 452 100'), 40, paint, { soft: 5 }),
    ...machineCab({
      x: [190, 318],
      y: [104, 250],
      lean: [16, 12],
      half: 38,
      frame: DARK,
      roof: paint,
      z: 66,
    }),
    box([10, 18], [16, 92], [-60, 40], DARK),
    ...[-46, 24]
      .map((_z) => body(shape('18 16, 14 4, -98 4, -98 8, 8 10'), 6, '#5c636b'))
      .slice(0, 1),
    ...[-40, 20].map((z) => slab(shape('18 16, -98 6, -98 2, 14 2'), [z - 6, z + 6], '#5c636b')),
  ]
}

/** Loaders. */
export const LOADER = {
  variants: ['wheel', 'skid', 'telescopic'],
  scenes: () => ['site', 'garages', 'field'],
  build: (params) =>
    params.variant === 'skid'
      ? skid(params)
      : params.variant === 'telescopic'
        ? telehandler(params)
        : wheelLoader(params),
} as const satisfies ThingModel
