import { mix } from '../../engine/colour.ts'
import { doorSeam, lamp, pane, patch, seam, slots } from '../../engine/solids/marks.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { rectangle, shape, type Vertex } from '../../engine/solids/profile.ts'
import { frontEnd, nearSide, type Solid, slope } from '../../engine/solids/solid.ts'
import { axle, wheelInArch } from '../../engine/solids/wheel.ts'

/** Half of the width of a lorry. */
export const HALF = 122

/** The radius of a lorry's wheels. */
export const WHEEL = 50

/** The size and the looks of a cab. */
export interface Cab {
  /** From the bumper to the rear wall. */
  length: number
  height: number
  /** A wind deflector over the roof, as high as this. */
  deflector?: number
  /** Where the front axle stands. */
  axle: number
  style: number
  paint: string
  rim: string
}

/** The cab of a lorry whose engine is under it, with its front wheels. */
export const cab = (spec: Cab): Solid[] => {
  const { length, height, paint, style } = spec
  const belt = height * 0.58
  const lean = style === 1 ? 26 : 18
  const low: [number, number] = [5, belt]
  const high: [number, number] = [lean, height - 22]
  const outline: Vertex[] = [
    [2, 58, 5],
    [0, belt * 0.75],
    low,
    high,
    [lean + 12, height - 4, 14],
    [length - 8, height, 16],
    [length, height - 20, 10],
    [length, 64, 4],
  ]
  const side = nearSide(HALF + 0.1)
  const front = frontEnd(-0.2)
  const glass = slope(low, high)
  const door = length - (length > 190 ? 76 : 26)
  const dark = mix(paint, '#0c0f14', 0.75)
  const solids = [
    ...axle(spec.axle, WHEEL, HALF - 6, { kind: 'truck', colour: spec.rim, width: 32 }),
    body(outline, HALF, paint, {
      soft: 7,
      marks: [
        pane(glass, shape('-106 0.98, 106 0.98, 112 0.06, -112 0.06')),
        seam(glass, shape('-60 0, 10 0.16'), '#0c0f14', 2, 'opacity=".8"'),
        seam(glass, shape('20 0, 90 0.16'), '#0c0f14', 2, 'opacity=".8"'),
        patch(front, rectangle(-88, 88, 104, belt - 14, 8), style === 2 ? '#17191c' : dark),
        ...slots(
          front,
          -82,
          82,
          108,
          belt - 18,
          style === 0 ? 4 : 3,
          style === 2 ? '#3a3e44' : '#101215',
        ),
        patch(front, rectangle(-16, 16, belt - 36, belt - 22, 5), '#c9ced6'),
        pane(side, [
          [lean + 14, height - 34],
          [door - 4, height - 34],
          [door - 4, belt + 4],
          [22, belt - 8],
        ]),
        doorSeam(side, 18, door, 76, height - 26, 1.2),
        seam(
          side,
          [
            [door - 26, belt - 16],
            [door - 8, belt - 16],
          ],
          '#0c0f14',
          5,
          'opacity=".75"',
        ),
        seam(
          side,
          [
            [20, 92],
            [length - 4, 92],
          ],
          '#0c0f14',
          1.4,
        ),
        ...(length > 190
          ? [
              doorSeam(side, door + 14, length - 14, 110, belt - 10, 1),
              patch(side, rectangle(door + 22, length - 18, belt + 24, height - 44, 6), '#1a222b'),
            ]
          : []),
      ],
    }),
    box([-6, 34], [42, 88], [-HALF, HALF], style === 1 ? paint : '#2a2d32', {
      soft: 5,
      marks: [
        ...lamp(frontEnd(-6.2), -112, -70, 62, 82),
        ...lamp(frontEnd(-6.2), 112, 70, 62, 82),
        patch(frontEnd(-6.2), rectangle(-58, 58, 52, 68, 4), '#131518'),
        patch(frontEnd(-6.2), rectangle(-26, 26, 70, 81, 1), '#f1f2ee'),
      ],
    }),
    wheelInArch(spec.axle, WHEEL, HALF + 1, 64, { kind: 'truck', colour: spec.rim }, paint),
    slab(rectangle(6, 20, belt + 20, belt + 74, 4), [HALF + 8, HALF + 22], '#1b1d20', { soft: 2 }),
    slab(rectangle(6, 20, belt + 20, belt + 74, 4), [-HALF - 22, -HALF - 8], '#1b1d20', {
      soft: 2,
    }),
    box([34, spec.axle - 62], [40, 64], [-HALF + 4, HALF - 4], '#222428', {
      marks: [patch(nearSide(HALF - 3.8), rectangle(38, spec.axle - 64, 48, 56), '#555a61')],
    }),
  ]
  if (spec.deflector)
    solids.push(
      body(
        [
          [lean + 26, height],
          [length - 4, height],
          [length - 4, height + spec.deflector, 8],
          [length - 40, height + spec.deflector, 30],
        ],
        HALF - 14,
        paint,
        { soft: 6 },
      ),
    )
  return solids
}
