import { mix } from '../../../engine/colour.ts'
import { lamp, patch, seam, slots } from '../../../engine/solids/marks.ts'
import { path, pipe, STEEL } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { bar, shape } from '../../../engine/solids/profile.ts'
import { nearSide, type Solid } from '../../../engine/solids/solid.ts'
import { axle } from '../../../engine/solids/wheel.ts'
import type { BuildParams, ThingModel } from '../../thing.ts'
import { machineCab, stepsUp } from '../machine-parts.ts'

const combine = ({ paint, random }: BuildParams): Solid[] => {
  const rim = random.pick(['#c9b23a', '#dfe3e5', '#b23a34'])
  const side = nearSide(136.2)
  const reel = [...Array(6).keys()].map((i) => (i / 6) * Math.PI * 2 + 0.3)
  const header = 190
  return [
    ...axle(300, 84, 168, { kind: 'tractor', colour: rim, width: 62 }),
    ...axle(640, 56, 140, { kind: 'tractor', colour: rim, width: 40 }),
    pipe(path('300 84 -100, 300 84 100'), 30, STEEL),
    pipe(path('640 56 -90, 640 56 90'), 20, STEEL),
    body(shape('64 16, 40 24 6, 92 96 6, 112 90, 104 26'), header, mix(paint, '#0c0f14', 0.15), {
      marks: [seam(nearSide(header + 0.2), shape('58 28, 96 84'), '#ffffff', 3, 'opacity=".35"')],
    }),
    ...reel.map((a) =>
      pipe(
        [
          [34 + 46 * Math.cos(a), 76 + 46 * Math.sin(a), 8 - header],
          [34 + 46 * Math.cos(a), 76 + 46 * Math.sin(a), header - 8],
        ],
        5,
        { dark: '#7d5a1c', base: '#d8a32e', light: '#f2cf7a' },
      ),
    ),
    slab(
      [...reel.map((a) => [34 + 46 * Math.cos(a), 76 + 46 * Math.sin(a)] as const)],
      [header - 6, header - 3],
      '#c9962c',
    ),
    slab(bar([34, 76], [108, 112], 10, 12), [header - 3, header + 3], paint),
    body(bar([100, 60], [246, 150], 62, 74), 66, mix(paint, '#0c0f14', 0.25)),
    body(
      shape(
        '238 118, 238 216 6, 340 240, 340 306 6, 560 306 10, 690 250 16, 742 190 12, 736 96 10, 560 92, 380 118',
      ),
      136,
      paint,
      {
        soft: 6,
        marks: [
          patch(side, shape('384 130, 720 112, 724 176, 384 196'), mix(paint, '#0c0f14', 0.16)),
          seam(side, shape('384 130, 384 296'), '#0c0f14', 2),
          seam(side, shape('560 100, 560 298'), '#0c0f14', 2),
          ...slots(side, 590, 690, 200, 236, 4, '#24272b'),
          patch(side, shape('346 250, 554 250, 554 268, 346 268'), '#f1f2ee', 'opacity=".9"'),
          patch(side, shape('346 216, 554 216, 554 238, 346 238'), mix(paint, '#ffffff', 0.25)),
        ],
      },
    ),
    body(shape('352 306, 330 342, 560 342, 546 306'), 120, mix(paint, '#0c0f14', 0.1)),
    ...machineCab({
      x: [196, 330],
      y: [178, 334],
      lean: [-10, 4],
      half: 82,
      frame: '#24272b',
      roof: paint,
    }),
    pipe(path('360 322 142, 640 300 146, 672 286 146'), 30, {
      dark: mix(paint, '#0c0f14', 0.5),
      base: paint,
      light: mix(paint, '#ffffff', 0.4),
    }),
    ...stepsUp(240, 40, 160, 150),
    box([728, 744], [150, 176], [-120, 120], '#2a2d32', {
      marks: [...lamp(nearSide(120.2), 730, 742, 152, 172, 'tail')],
    }),
  ]
}

/** Combine harvesters. */
export const COMBINE = {
  variants: ['grain'],
  scenes: () => ['field', 'field', 'birches', 'garages'],
  build: combine,
} as const satisfies ThingModel
