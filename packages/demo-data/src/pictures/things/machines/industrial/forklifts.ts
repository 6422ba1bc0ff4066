import { lamp, patch, seam, slots } from '../../../engine/solids/marks.ts'
import { BLACK, path, pipe } from '../../../engine/solids/pipe.ts'
import { body, box, slab } from '../../../engine/solids/prism.ts'
import { shape } from '../../../engine/solids/profile.ts'
import { frontEnd, nearSide, type Solid } from '../../../engine/solids/solid.ts'
import { axle } from '../../../engine/solids/wheel.ts'
import type { ThingModel } from '../../thing.ts'
import { coat, DARK } from './digger-parts.ts'

/** Forklifts. */
export const FORKLIFT = {
  variants: ['counterbalance'],
  scenes: () => ['workshop', 'garages', 'parking'],
  build: (params) => {
    const paint = coat(params)
    const { random } = params
    const lift = random.pick([6, 30, 60])
    return [
      ...axle(150, 30, 58, { kind: 'small', colour: '#e4e7e9', width: 22 }),
      ...axle(284, 25, 54, { kind: 'small', colour: '#e4e7e9', width: 20 }),
      ...[-26, 26].map((z) =>
        slab(
          [
            [104, lift + 46],
            [104, lift + 4, 4],
            [0, lift, 2],
            [0, lift + 4],
            [98, lift + 8, 2],
            [98, lift + 46],
          ],
          [z - 6, z + 6],
          '#3a3e44',
        ),
      ),
      box([100, 110], [lift + 6, lift + 52], [-46, 46], DARK),
      ...[-34, 34].map((z) => box([110, 122], [8, 218], [z - 7, z + 7], DARK)),
      ...[60, 140, 212].map((y) => box([112, 120], [y, y + 8], [-34, 34], DARK)),
      body(
        shape('124 24 8, 122 66 10, 180 72, 196 104 8, 300 108 20, 326 84 20, 326 30 14, 260 22'),
        54,
        paint,
        {
          soft: 7,
          marks: [
            patch(nearSide(54.2), shape('276 36 8, 320 36 10, 320 92 16, 286 98 8'), '#2b2e33'),
            seam(nearSide(54.2), shape('190 60, 274 60'), '#0c0f14', 2),
            ...slots(nearSide(54.2), 206, 262, 70, 90, 3, '#24272b'),
          ],
        },
      ),
      body(shape('200 106, 248 106 4, 262 150 6, 252 152 4, 240 116 4, 202 118 4'), 22, '#1d2024', {
        soft: 4,
      }),
      pipe(path('170 76 0, 190 118 0'), 4, BLACK),
      pipe(path('182 120 -16, 196 122 0, 182 120 16'), 4, BLACK),
      ...[-46, 46].flatMap((z) => [
        pipe(
          [
            [140, 66, z],
            [166, 204, z],
          ],
          7,
          BLACK,
        ),
        pipe(
          [
            [300, 106, z],
            [284, 204, z],
          ],
          7,
          BLACK,
        ),
      ]),
      box([152, 296], [204, 214], [-52, 52], DARK, { soft: 3 }),
      box([282, 290], [214, 224], [-5, 5], '#f08a24', { soft: 2 }),
      ...lampPair(),
    ]
  },
} as const satisfies ThingModel

function lampPair(): Solid[] {
  return [-48, 48].map((z) =>
    box([134, 144], [176, 190], [z - 8, z + 8], DARK, {
      marks: [...lamp(frontEnd(133.8), z - 7, z + 7, 177, 189)],
    }),
  )
}
