import { mix } from '../../engine/colour.ts'
import { BLACK, type Pipe, pipe, STEEL } from '../../engine/solids/pipe.ts'
import type { Solid } from '../../engine/solids/solid.ts'

/** The tones of a painted pipe. */
export const tone = (colour: string): Pipe => ({
  dark: mix(colour, '#0c0f14', 0.5),
  base: colour,
  light: mix(colour, '#ffffff', 0.45),
})

/** A bar for the hands across the thing, with its grips. */
export const grips = (x: number, y: number, reach: number, back: number): Solid[] => [
  pipe(
    [
      [x + back, y, -reach],
      [x, y, -6],
      [x, y, 6],
      [x + back, y, reach],
    ],
    3,
    BLACK,
  ),
  ...[-1, 1].map((sign) =>
    pipe(
      [
        [x + back * 0.5, y, sign * reach * 0.62],
        [x + back, y, sign * reach],
      ],
      4.4,
      BLACK,
    ),
  ),
  pipe(
    [
      [x - 1, y + 1, reach * 0.5],
      [x - 7, y - 1, reach * 0.8],
    ],
    1.4,
    STEEL,
  ),
]
