import { seam, slots } from '../../../engine/solids/marks.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { bar, shape } from '../../../engine/solids/profile.ts'
import { drum } from '../../../engine/solids/round.ts'
import { nearSide } from '../../../engine/solids/solid.ts'
import { axle } from '../../../engine/solids/wheel.ts'
import type { ThingModel } from '../../thing.ts'
import { machineCab } from '../machine-parts.ts'
import { coat, DARK } from './digger-parts.ts'

/** Rollers. */
export const ROLLER = {
  variants: ['single', 'tandem'],
  scenes: () => ['site', 'highway', 'site', 'birches'],
  focus: () => [90, 80, 80],
  build: (params) => {
    const paint = coat(params)
    const tandem = params.variant === 'tandem'
    const steel = (x: number) => [
      drum('z', [x, 70, 0], 70, 190, '#a9b0b7', { cap: '#4a5057', segments: 26 }),
      slab(bar([x, 70], [x + 84, 100], 40, 46), [96, 106], paint),
      slab(bar([x, 70], [x + 84, 100], 40, 46), [-106, -96], paint),
    ]
    return [
      ...steel(80),
      box([150, 174], [80, 122], [-106, 106], paint),
      ...(tandem
        ? [drum('z', [400, 70, 0], 70, 190, '#a9b0b7', { cap: '#4a5057', segments: 26 })]
        : axle(390, 72, 106, { kind: 'digger', colour: paint, width: 46 })),
      box([170, 300], [76, 110], [-40, 40], DARK),
      body(shape('250 92, 250 156 8, 454 160 16, 480 120 14, 474 96'), tandem ? 84 : 62, paint, {
        soft: 6,
        marks: [
          ...slots(nearSide((tandem ? 84 : 62) + 0.2), 380, 456, 108, 148, 5, '#24272b'),
          seam(nearSide((tandem ? 84 : 62) + 0.2), shape('260 102, 460 102'), '#0c0f14', 3),
        ],
      }),
      ...(tandem ? [slab(bar([400, 70], [400, 110], 40, 60), [96, 104], paint)] : []),
      ...machineCab({
        x: [206, 330],
        y: [132, 294],
        lean: [8, 6],
        half: 66,
        frame: DARK,
        roof: paint,
      }),
    ]
  },
} as const satisfies ThingModel
