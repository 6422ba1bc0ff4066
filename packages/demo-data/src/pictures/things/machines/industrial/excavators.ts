import { mix } from '../../../engine/colour.ts'
import { slots } from '../../../engine/solids/marks.ts'
import { BLACK, path, pipe } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { shape } from '../../../engine/solids/profile.ts'
import { drum } from '../../../engine/solids/round.ts'
import { nearSide, type Solid } from '../../../engine/solids/solid.ts'
import { track } from '../../../engine/solids/track.ts'
import { axle } from '../../../engine/solids/wheel.ts'
import type { BuildParams, ThingModel } from '../../thing.ts'
import { machineCab } from '../machine-parts.ts'
import { coat, DARK } from './digger-parts.ts'
import { digging, house } from './digging-arm.ts'

const crawler = (params: BuildParams): Solid[] => {
  const paint = coat(params)
  return [
    track(250, 640, 84, [-140, -84], paint),
    box([330, 570], [36, 76], [-86, 86], DARK),
    track(250, 640, 84, [84, 140], paint),
    drum('y', [446, 96, 0], 80, 22, '#3a3e44'),
    house(paint, 130, 320, 668, 106, 214),
    ...digging(330, 136, paint, 1),
    ...machineCab({
      x: [306, 436],
      y: [112, 290],
      lean: [14, 8],
      half: 44,
      frame: DARK,
      roof: paint,
      z: 88,
    }),
    pipe(path('560 212 -60, 560 250 -60'), 12, BLACK),
    pipe(path('380 214 -110, 380 250 -110, 640 250 -110, 640 210 -110'), 4, BLACK),
  ]
}

const wheeled = (params: BuildParams): Solid[] => {
  const paint = coat(params)
  return [
    ...[300, 560].flatMap((x) => axle(x, 52, 124, { kind: 'digger', colour: paint, width: 44 })),
    box([270, 596], [48, 92], [-60, 60], DARK),
    slab(shape('212 10 4, 226 12, 246 70 6, 232 74 6'), [-122, 122], mix(paint, '#33373c', 0.5)),
    drum('y', [430, 102, 0], 70, 22, '#3a3e44'),
    house(paint, 122, 320, 628, 114, 210),
    ...digging(330, 146, paint, 0.95),
    ...machineCab({
      x: [306, 432],
      y: [118, 288],
      lean: [14, 8],
      half: 42,
      frame: DARK,
      roof: paint,
      z: 80,
    }),
  ]
}

const mini = (params: BuildParams): Solid[] => {
  const paint = coat(params)
  return [
    track(150, 330, 44, [-74, -48], paint),
    box([190, 300], [18, 40], [-50, 50], DARK),
    track(150, 330, 44, [48, 74], paint),
    slab(shape('112 2 3, 120 4, 132 42 4, 122 46 4'), [-74, 74], paint),
    drum('y', [246, 52, 0], 40, 14, '#3a3e44'),
    body(shape('190 58 4, 196 94 8, 240 98, 330 104 20, 338 62 10'), 68, paint, {
      soft: 5,
      marks: slots(nearSide(68.2), 288, 322, 70, 92, 3, '#24272b'),
    }),
    ...machineCab({
      x: [204, 296],
      y: [96, 226],
      lean: [8, 6],
      half: 50,
      frame: DARK,
      roof: paint,
    }),
    ...digging(190, 78, paint, 0.56),
  ]
}

/** Excavators. */
export const EXCAVATOR = {
  variants: ['crawler', 'wheeled', 'mini'],
  scenes: () => ['site', 'field', 'site', 'garages'],
  focus: (variant) => (variant === 'mini' ? [240, 110, 60] : [400, 180, 120]),
  build: (params) =>
    params.variant === 'wheeled'
      ? wheeled(params)
      : params.variant === 'mini'
        ? mini(params)
        : crawler(params),
} as const satisfies ThingModel
