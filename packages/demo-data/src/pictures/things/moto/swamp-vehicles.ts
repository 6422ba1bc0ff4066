import { mix } from '../../engine/colour.ts'
import { lamp, pane, seam, slots } from '../../engine/solids/marks.ts'
import { BLACK, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { body, box } from '../../engine/solids/prism.ts'
import { shape } from '../../engine/solids/profile.ts'
import { frontEnd, nearSide, type Solid } from '../../engine/solids/solid.ts'
import { axle } from '../../engine/solids/wheel.ts'
import type { BuildParams } from '../thing.ts'

const RADIUS = 62

/** A cabin high above tyres of low pressure, which are as wide as they are high. */
export const swampVehicle = ({ paint, random }: BuildParams): Solid[] => {
  const tyres = { kind: 'digger', colour: random.pick(['#2b2e33', '#8e949b']), width: 58 } as const
  const side = nearSide(68.2)
  const front = frontEnd(10)
  return [
    ...axle(70, RADIUS, 104, tyres),
    ...axle(250, RADIUS, 104, tyres),
    pipe(path('70 62 -70, 70 62 70'), 12, STEEL),
    pipe(path('250 62 -70, 250 62 70'), 12, STEEL),
    box([20, 306], [74, 90], [-54, 54], '#2a2d32'),
    body(shape('12 90 12, 10 142 14, 60 152 10, 92 216 16, 316 220 16, 322 90 12'), 68, paint, {
      soft: 6,
      marks: [
        pane(side, shape('72 154 4, 98 206 4, 150 208 4, 150 154 4')),
        pane(side, shape('162 154 4, 162 208 4, 228 210 4, 228 154 4')),
        pane(side, shape('240 154 4, 240 210 4, 300 211 4, 304 154 4')),
        seam(side, shape('156 96, 156 212'), '#0c0f14', 2, 'opacity=".5"'),
        seam(side, shape('234 96, 234 212'), '#0c0f14', 2, 'opacity=".5"'),
        seam(side, shape('20 130, 316 130'), mix(paint, '#0c0f14', 0.5), 6, ''),
        ...slots(side, 260, 300, 104, 122, 3, '#24272b'),
        ...lamp(front, -52, -34, 112, 128),
        ...lamp(front, 52, 34, 112, 128),
      ],
    }),
    pipe(path('-2 84 -60, -6 104 -60, -6 104 60, -2 84 60'), 6, BLACK),
    pipe(path('100 226 -52, 300 228 -52'), 4, BLACK),
    pipe(path('100 226 52, 300 228 52'), 4, BLACK),
    box([92, 104], [218, 228], [-50, 50], '#24272b', { soft: 2 }),
  ]
}
