import { mix } from '../../engine/colour.ts'
import { doorSeam, lamp, pane, patch, seam } from '../../engine/solids/marks.ts'
import { body } from '../../engine/solids/prism.ts'
import { shape, type Vertex } from '../../engine/solids/profile.ts'
import { frontEnd, moved, nearSide, rearEnd, type Solid, slope } from '../../engine/solids/solid.ts'
import { axle, wheelInArch } from '../../engine/solids/wheel.ts'

const HALF = 88

const RADIUS = 32

const LOWER: Vertex[] = [
  [2, 26, 4],
  [0, 56, 10],
  [10, 72, 12],
  [104, 92, 10],
  [360, 96],
  [416, 92, 14],
  [424, 60, 8],
  [418, 28, 5],
]

const CABIN: Vertex[] = [
  [98, 90],
  [166, 140, 18],
  [286, 142, 18],
  [352, 95],
]

/** A plain car, 4.2 m, for trailers, lifts and tow trucks; its wheels stand on 0. */
export const plainCar = (paint: string, dx: number, dy: number): Solid[] => {
  const side = nearSide(HALF + 0.2)
  const roof = nearSide(HALF - 9.8)
  const wheels = { kind: 'alloy', colour: '#aeb4bc' } as const
  return moved(
    [
      ...[76, 336].flatMap((x) => axle(x, RADIUS, HALF - 3, { ...wheels, width: 18 })),
      body(LOWER, HALF, paint, {
        soft: 7,
        marks: [
          doorSeam(side, 126, 218, 38, 92),
          doorSeam(side, 218, 300, 40, 92),
          seam(side, shape('30 74, 400 82'), '#ffffff', 2, 'opacity=".35"'),
          patch(side, shape('112 34, 300 34, 300 27, 112 27'), mix(paint, '#0c0f14', 0.6)),
          ...lamp(side, 8, 34, 60, 71),
          ...lamp(side, 400, 420, 68, 84, 'tail'),
          ...lamp(frontEnd(-0.3), -80, -46, 56, 68),
          ...lamp(frontEnd(-0.3), 80, 46, 56, 68),
          patch(frontEnd(-0.3), shape('-40 34, 40 34, 40 56, -40 56'), '#17191c'),
          ...lamp(rearEnd(424.3), -80, -50, 66, 80, 'tail'),
          ...lamp(rearEnd(424.3), 80, 50, 66, 80, 'tail'),
          seam(side, shape('198 82, 212 82'), '#0c0f14', 3, 'opacity=".6"'),
        ],
      }),
      body(CABIN, HALF - 10, paint, {
        soft: 6,
        marks: [
          pane(slope([102, 93], [164, 138]), shape('-62 0.94, 62 0.94, 70 0.06, -70 0.06')),
          pane(slope([348, 98], [288, 140], true), shape('-60 0.9, 60 0.9, 66 0.1, -66 0.1')),
          pane(roof, shape('166 134, 222 135, 222 97, 122 97')),
          pane(roof, shape('228 135, 280 134, 324 98, 228 97')),
        ],
      }),
      ...[76, 336].map((x) => wheelInArch(x, RADIUS, HALF + 1, 27, wheels, paint)),
    ],
    dx,
    dy,
  )
}
