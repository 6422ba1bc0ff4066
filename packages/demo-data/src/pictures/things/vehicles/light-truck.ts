import { mix } from '../../engine/colour.ts'
import { doorSeam, lamp, pane, patch, seam, slots } from '../../engine/solids/marks.ts'
import { body, box } from '../../engine/solids/prism.ts'
import { rectangle, shape } from '../../engine/solids/profile.ts'
import { frontEnd, nearSide, type Solid, slope } from '../../engine/solids/solid.ts'
import { axle, wheelInArch } from '../../engine/solids/wheel.ts'
import type { BuildParams } from '../thing.ts'
import { boards, tilt, van } from './cargo.ts'
import { FRAME } from './truck-parts.ts'

const HALF = 100

const RADIUS = 35

/** A light lorry with a short bonnet: cab, frame and one of three bodies. */
export const lightTruck = ({ paint, random }: BuildParams): Solid[] => {
  const rim = random.pick(['#8e949b', '#b9bec4', '#d5d8da'])
  const side = nearSide(HALF + 0.2)
  const front = frontEnd(-0.2)
  const screen = slope([78, 128], [132, 200])
  const load = { from: 226, to: 556, floor: 92, paint: mix(paint, '#20242a', 0.1) }
  const bodies = [
    () => boards(load, 42),
    () => van({ ...load, paint: '#e8ebec' }, 190),
    () => tilt({ ...load, paint: random.pick(['#2f5f9e', '#3c7a52', '#7b828a']) }, 175),
  ]
  return [
    box([190, 552], [54, 78], [-40, 40], FRAME),
    ...axle(425, RADIUS, HALF - 2, { kind: 'steel', colour: rim, width: 44 }),
    ...random.pick(bodies)(),
    ...axle(66, RADIUS, HALF - 6, { kind: 'steel', colour: rim, width: 22 }),
    body(
      shape('0 50 6, 0 92 8, 14 112 12, 76 126, 134 204 16, 206 208 12, 212 190 6, 212 44, 12 40'),
      HALF,
      paint,
      {
        soft: 7,
        marks: [
          pane(screen, shape('-80 0.98, 80 0.98, 90 0.06, -90 0.06')),
          ...lamp(front, -92, -58, 72, 92),
          ...lamp(front, 92, 58, 72, 92),
          patch(front, rectangle(-50, 50, 66, 92, 6), '#17191c'),
          ...slots(front, -46, 46, 69, 90, 3, '#4a4f56'),
          pane(side, shape('142 192, 198 194, 198 130, 104 130')),
          doorSeam(side, 100, 204, 56, 198, 1.1),
          seam(side, shape('178 118, 196 118'), '#0c0f14', 4, 'opacity=".7"'),
          seam(side, shape('6 64, 210 64'), '#0c0f14', 1.2),
          ...lamp(side, 6, 26, 76, 92),
          seam(side, shape('30 100, 206 108'), '#ffffff', 2, 'opacity=".25"'),
        ],
      },
    ),
    box([-8, 30], [34, 58], [-HALF + 2, HALF - 2], mix('#2a2d32', paint, 0.1), { soft: 4 }),
    wheelInArch(66, RADIUS, HALF + 1, 46, { kind: 'steel', colour: rim }, paint),
    box([92, 104], [136, 164], [HALF + 4, HALF + 18], '#1b1d20', { soft: 2 }),
  ]
}
