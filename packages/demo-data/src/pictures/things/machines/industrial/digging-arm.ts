import { mix } from '../../../engine/colour.ts'
import { doorSeam, patch, seam, slots } from '../../../engine/solids/marks.ts'
import { hydraulic } from '../../../engine/solids/pipe.ts'
import { body, slab } from '../../../engine/solids/prism.ts'
import { bar } from '../../../engine/solids/profile.ts'
import { nearSide, type Solid } from '../../../engine/solids/solid.ts'
import { arm } from '../machine-parts.ts'
import { DARK } from './digger-parts.ts'

/** Boom, stick and bucket in front of a pivot; the bucket rests on the ground. */
export const digging = (x: number, y: number, paint: string, scale: number, z = 0): Solid[] => {
  const at = (dx: number, dy: number) => [x - dx * scale, y + dy * scale] as const
  const w = (value: number) => value * scale
  return [
    ...arm([at(0, 0), at(110, 170), at(280, 170)], [w(44), w(56), w(34)], w(15), paint, z),
    ...hydraulic([...at(40, 0), z + w(18)], [...at(124, 138), z + w(18)], w(16)),
    ...hydraulic([...at(130, 196), z], [...at(280, 196), z], w(14)),
    ...arm([at(262, 190), at(330, -18)], [w(40), w(24)], w(11), paint, z),
    ...hydraulic([...at(290, 176), z], [...at(352, 46), z], w(11)),
    ...arm([at(352, 46), at(346, -14)], [w(12), w(10)], w(6), DARK, z),
    slab(
      [at(316, -14), at(366, -18), at(380, -60), at(352, -92), at(300, -96), at(314, -56)],
      [z - w(34), z + w(34)],
      mix(paint, '#33373c', 0.7),
      { soft: 2 },
    ),
    ...[-26, -9, 9, 26].map((tooth) =>
      slab(
        bar(at(302, -94), at(276, -92), w(10), w(4)),
        [z + w(tooth) - w(5), z + w(tooth) + w(5)],
        '#8e949b',
      ),
    ),
  ]
}

/** The upper structure with its engine behind the cab. */
export const house = (
  paint: string,
  half: number,
  from: number,
  to: number,
  low: number,
  high: number,
): Solid =>
  body(
    [
      [from, low, 6],
      [from, high - 24],
      [from + 60, high - 6, 8],
      [to - 24, high, 16],
      [to, high - 36, 20],
      [to - 2, low + 6, 12],
    ],
    half,
    paint,
    {
      soft: 6,
      marks: [
        doorSeam(nearSide(half + 0.2), from + 70, to - 60, low + 12, high - 14, 1.6),
        ...slots(nearSide(half + 0.2), to - 48, to - 14, low + 24, high - 40, 5, '#24272b'),
        seam(
          nearSide(half + 0.2),
          [
            [from + 4, low + 8],
            [to - 8, low + 8],
          ],
          '#0c0f14',
          3,
        ),
        patch(
          nearSide(half + 0.3),
          [
            [from + 80, high - 44],
            [to - 70, high - 44],
            [to - 70, high - 28],
            [from + 80, high - 28],
          ],
          '#24272b',
          'opacity=".75"',
        ),
      ],
    },
  )
