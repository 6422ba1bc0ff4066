import { mix } from '../../../engine/colour.ts'
import { slots } from '../../../engine/solids/marks.ts'
import { BLACK, hydraulic, pipe } from '../../../engine/solids/pipe.ts'
import { body, box } from '../../../engine/solids/prism.ts'
import { shape } from '../../../engine/solids/profile.ts'
import { drum } from '../../../engine/solids/round.ts'
import { nearSide, type Solid } from '../../../engine/solids/solid.ts'
import type { BuildParams, ThingModel } from '../../thing.ts'
import { cab, HALF } from '../../vehicles/cab.ts'
import { chassis } from '../../vehicles/truck-parts.ts'
import { arm, machineCab, YELLOW } from '../machine-parts.ts'
import { DARK } from './digger-parts.ts'

/** A crane on the chassis of a lorry; its boom lies over the cab or is raised. */
export const craneTruck = (params: BuildParams, raised: boolean): Solid[] => {
  const { paint, random } = params
  const rim = random.pick(['#8e949b', '#b9bec4'])
  const boom = mix(paint, YELLOW, random.chance(0.5) ? 1 : 0)
  const [tx, ty] = raised ? [-40, 900] : [-190, 320]
  const mid = [790 + (tx - 790) * 0.55, 270 + (ty - 270) * 0.55] as const
  return [
    ...chassis(170, 980, [640, 780, 900].slice(0, 3), rim),
    ...cab({ length: 172, height: 258, axle: 128, style: random.int(0, 2), paint, rim }),
    box([196, 980], [92, 112], [-HALF + 6, HALF - 6], '#33373c'),
    ...[230, 960].flatMap((x) =>
      [-1, 1].map((sign) =>
        box(
          [x - 14, x + 14],
          [raised ? 0 : 40, 96],
          [sign * (HALF + (raised ? 60 : -4)) - 12, sign * (HALF + (raised ? 60 : -4)) + 12],
          '#d8d3c4',
        ),
      ),
    ),
    ...(raised
      ? [230, 960].map((x) => box([x - 10, x + 10], [78, 96], [-HALF - 62, HALF + 62], '#d8d3c4'))
      : []),
    drum('y', [720, 120, 0], 92, 20, '#3a3e44'),
    body(shape('620 130, 640 190 8, 720 196, 900 230 12, 920 140 10'), 84, boom, {
      soft: 5,
      marks: [...slots(nearSide(84.2), 850, 904, 150, 200, 4, '#24272b')],
    }),
    ...hydraulic([690, 180, 0], [mid[0] + 40, mid[1] - 10, 0], 26),
    ...arm([[840, 250], mid], [66, 58], 26, boom),
    ...arm([mid, [tx, ty]], [46, 38], 19, mix(boom, '#ffffff', 0.18)),
    ...machineCab({
      x: [560, 672],
      y: [134, 262],
      lean: [16, 6],
      half: 36,
      frame: DARK,
      roof: boom,
      z: 86,
    }),
    pipe(
      [
        [tx - 8, ty, 0],
        [tx - 8, raised ? 520 : 250, 0],
      ],
      3,
      BLACK,
    ),
    box([tx - 20, tx + 4], [raised ? 480 : 214, raised ? 520 : 250], [-12, 12], '#c8372d', {
      soft: 3,
    }),
  ]
}

/** Cranes. */
export const CRANE = {
  variants: ['travelling', 'raised'],
  scenes: () => ['site', 'highway', 'garages', 'site'],
  build: (params) => craneTruck(params, params.variant === 'raised'),
} as const satisfies ThingModel
