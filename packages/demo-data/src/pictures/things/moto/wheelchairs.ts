import { BLACK, path, pipe, STEEL } from '../../engine/solids/pipe.ts'
import { box } from '../../engine/solids/prism.ts'
import type { Solid } from '../../engine/solids/solid.ts'
import { axle } from '../../engine/solids/wheel.ts'
import type { BuildParams } from '../thing.ts'
import { tone } from './grips.ts'

/** An electric wheelchair. */
export const wheelchair = ({ paint, random }: BuildParams): Solid[] => {
  const cloth = random.pick(['#24272b', '#2b3442', '#3a3e44'])
  return [
    ...axle(24, 11, 24, { kind: 'small', colour: '#8e949b', width: 6 }),
    ...axle(74, 18, 30, { kind: 'small', colour: '#8e949b', width: 9 }),
    box([34, 84], [16, 32], [-18, 18], '#1d2024', { soft: 3 }),
    pipe(path('10 14 -22, 34 34 -22, 84 40 -22, 96 96 -22'), 4, tone(paint)),
    pipe(path('-6 10 -12, 14 38 -14'), 3, STEEL),
    box([18, 78], [42, 52], [-24, 24], cloth, { soft: 5 }),
    box([74, 84], [50, 108], [-22, 22], cloth, { soft: 5 }),
    pipe(path('-6 10 12, 14 38 14'), 3, STEEL),
    box([-18, 0], [7, 10], [-18, 18], '#3a3e44', { soft: 1 }),
    box([22, 72], [68, 73], [-30, -25], '#1d2024', { soft: 2 }),
    pipe(path('10 14 24, 34 34 24, 84 40 24, 96 96 24'), 4, tone(paint)),
    box([22, 72], [68, 73], [25, 30], '#1d2024', { soft: 2 }),
    pipe(path('28 74 28, 24 86 28'), 3, BLACK),
    pipe(path('96 96 -20, 108 98 -20'), 4, BLACK),
    pipe(path('96 96 22, 108 98 22'), 4, BLACK),
  ]
}
