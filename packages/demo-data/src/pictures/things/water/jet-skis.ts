import { mix } from '../../engine/colour.ts'
import { patch } from '../../engine/solids/marks.ts'
import { BLACK, path, pipe } from '../../engine/solids/pipe.ts'
import { body } from '../../engine/solids/prism.ts'
import { shape } from '../../engine/solids/profile.ts'
import { blob, sections } from '../../engine/solids/skin.ts'
import { nearSide, type Solid } from '../../engine/solids/solid.ts'
import type { BuildParams, ThingModel } from '../thing.ts'
import { smallHull } from './hull.ts'

const jetSki = ({ paint, random, variant }: BuildParams): Solid[] => {
  const dark = '#1d2024'
  const light = random.chance(0.5) ? '#e4e7e9' : mix(paint, '#0c0f14', 0.55)
  const tail = variant === 'touring' ? 292 : 262
  return [
    smallHull(light, mix(dark, paint, 0.1), paint, dark),
    blob(
      sections('14 70 6 8, 46 76 22 32, 92 84 30 38, 128 92 28 32, 150 92 14 20'),
      (i, total) => (i < total * 0.1 || i > total * 0.9 ? light : paint),
      [patch(nearSide(38), shape('40 78, 70 96, 118 92, 84 84'), dark, 'opacity=".6"')],
    ),
    body(
      [
        [104, 62, 6],
        [300, 58, 8],
        [304, 66, 6],
        [tail, 84, 10],
        [150, 84, 10],
      ],
      30,
      light,
      { soft: 8 },
    ),
    body(
      [
        [142, 82, 6],
        [tail, 80, 6],
        [tail + 4, 96, 10],
        [224, 92, 12],
        [206, 102, 14],
        [160, 98, 12],
      ],
      19,
      '#25282d',
      { soft: 7 },
    ),
    ...(variant === 'touring'
      ? [body(shape('232 94, 288 94 5, 288 104 8, 238 106 8'), 18, '#2d3136', { soft: 6 })]
      : []),
    body(shape('112 106 6, 140 104 6, 146 116 8, 124 122 8'), 15, dark, { soft: 4 }),
    pipe(path('134 118 -40, 126 118 -14, 126 118 14, 134 118 40'), 6, BLACK),
    ...[-1, 1].map((sign) =>
      blob(sections('104 112 5 6, 114 113 8 9, 122 113 4 5'), dark, [], sign * 36),
    ),
  ]
}

/** Jet skis. */
export const JET_SKI = {
  variants: ['sport', 'touring'],
  scenes: () => ['water', 'shore', 'water', 'garages'],
  draught: 18,
  focus: () => [140, 90, 30],
  build: jetSki,
} as const satisfies ThingModel
