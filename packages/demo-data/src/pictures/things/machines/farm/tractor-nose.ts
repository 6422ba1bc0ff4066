import { lamp, patch, seam, slots } from '../../../engine/solids/marks.ts'
import { body } from '../../../engine/solids/prism.ts'
import { frontEnd, nearSide, type Solid } from '../../../engine/solids/solid.ts'

/** Tractors' rims. */
export const RIMS = ['#c9b23a', '#b23a34', '#dfe3e5', '#c9b23a'] as const

/** The bonnet of a tractor with its grille and lamps. */
export const nose = (
  paint: string,
  from: number,
  to: number,
  low: number,
  high: number,
  half: number,
): Solid => {
  const side = nearSide(half + 0.2)
  const front = frontEnd(from - 0.2)
  return body(
    [
      [from, low, 4],
      [from, high - 22, 8],
      [from + 26, high - 4, 14],
      [to, high + 6],
      [to, low],
    ],
    half,
    paint,
    {
      soft: 5,
      marks: [
        ...slots(front, -half + 8, half - 8, low + 6, high - 30, 5, '#1b1d20'),
        ...lamp(front, -half + 6, -half + 22, high - 28, high - 14),
        ...lamp(front, half - 6, half - 22, high - 28, high - 14),
        ...slots(side, from + 16, from + (to - from) * 0.42, low + 12, high - 26, 5, '#24272b'),
        seam(
          side,
          [
            [from + 4, low + 8],
            [to, low + 8],
          ],
          '#0c0f14',
          2,
        ),
        seam(
          side,
          [
            [from + 8, high - 16],
            [to, high - 8],
          ],
          '#ffffff',
          3,
          'opacity=".4"',
        ),
        patch(
          side,
          [
            [from + (to - from) * 0.55, low + 26],
            [to - 8, low + 26],
            [to - 8, low + 40],
            [from + (to - from) * 0.55, low + 40],
          ],
          '#f1f2ee',
          'opacity=".85"',
        ),
      ],
    },
  )
}
