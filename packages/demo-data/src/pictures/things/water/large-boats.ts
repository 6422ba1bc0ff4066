import { mix } from '../../engine/colour.ts'
import { pane, seam, window4 } from '../../engine/solids/marks.ts'
import { BLACK, CHROME, pipe } from '../../engine/solids/pipe.ts'
import { body, box, slab } from '../../engine/solids/prism.ts'
import { shape } from '../../engine/solids/profile.ts'
import { drum } from '../../engine/solids/round.ts'
import { nearSide, type Solid, slope } from '../../engine/solids/solid.ts'
import type { BuildParams } from '../thing.ts'
import { gunwale, type Hull, hull, rail } from './hull.ts'

/** A boat with a cabin. */
export const cruiser = ({ paint }: BuildParams): Solid[] => {
  const spec: Hull = {
    length: 860,
    half: 138,
    depth: 128,
    sheer: 46,
    rake: -50,
    side: '#eef0f1',
    bottom: mix(paint, '#20242a', 0.3),
    deck: '#dfe3e5',
  }
  const y = gunwale(spec, 0.5)
  const side = nearSide(100.2)
  return [
    hull(spec, paint),
    body(
      [
        [190, y],
        [286, y + 52, 10],
        [640, y + 52, 10],
        [660, y],
      ],
      100,
      '#eef0f1',
      {
        soft: 6,
        marks: [
          pane(side, [
            [282, y + 44],
            [460, y + 44],
            [460, y + 14],
            [238, y + 14],
          ]),
          pane(side, [
            [470, y + 44],
            [610, y + 44],
            [624, y + 14],
            [470, y + 14],
          ]),
        ],
      },
    ),
    body(
      [
        [330, y + 52],
        [400, y + 124, 10],
        [590, y + 128, 8],
        [596, y + 118],
        [560, y + 118],
        [560, y + 52],
      ],
      88,
      '#e4e7e9',
      {
        soft: 4,
        marks: [
          pane(slope([332, y + 54], [398, y + 122]), shape('-76 0.92, 76 0.92, 80 0.1, -80 0.1')),
          pane(nearSide(88.2), [
            [404, y + 112],
            [480, y + 114],
            [480, y + 62],
            [362, y + 62],
          ]),
          window4(nearSide(88.2), 488, 552, y + 62, y + 114),
        ],
      },
    ),
    box([660, 850], [y - 8, y - 4], [-110, 110], '#b08a5c'),
    box([700, 740], [y - 6, y + 34], [-90, 90], '#f1ece2', { soft: 6 }),
    pipe(
      [
        [540, y + 120, 0],
        [560, y + 196, 0],
      ],
      5,
      CHROME,
    ),
    ...rail(spec, 0.04, 0.5, 44),
  ]
}

/** A yacht under sail. */
export const yacht = ({ paint, random }: BuildParams): Solid[] => {
  const spec: Hull = {
    length: 900,
    half: 132,
    depth: 120,
    sheer: 24,
    rake: -70,
    side: random.chance(0.5) ? '#eef0f1' : paint,
    bottom: '#8a2f2b',
    deck: '#c9a678',
  }
  const y = gunwale(spec, 0.5)
  return [
    hull(spec, random.chance(0.5) ? '#e4e7e9' : paint),
    body(
      [
        [260, y],
        [300, y + 34, 10],
        [560, y + 36, 10],
        [600, y],
      ],
      84,
      '#eef0f1',
      {
        soft: 5,
        marks: [
          ...[310, 380, 450, 520].map((x) => window4(nearSide(84.2), x, x + 46, y + 8, y + 26)),
        ],
      },
    ),
    slab(
      [
        [402, y + 130],
        [402, y + 900],
        [720, y + 140],
      ],
      [-1.5, 1.5],
      '#f4f2ec',
      {
        marks: [0.2, 0.42, 0.64].map((s) =>
          seam(
            nearSide(1.7),
            [
              [404, y + 132 + 770 * s],
              [718 - 314 * s * 0.98, y + 142 + 756 * s],
            ],
            '#b9b3a4',
            2,
            'opacity=".7"',
          ),
        ),
      },
    ),
    slab(
      [
        [40, y + 60],
        [386, y + 780],
        [372, y + 90],
      ],
      [-1.5, 1.5],
      mix('#f4f2ec', '#8fa7b8', 0.12),
    ),
    pipe(
      [
        [394, y, 0],
        [394, y + 940, 0],
      ],
      12,
      CHROME,
    ),
    pipe(
      [
        [394, y + 126, 0],
        [730, y + 134, 0],
      ],
      9,
      CHROME,
    ),
    pipe(
      [
        [6, y + 34, 0],
        [394, y + 930, 0],
      ],
      2,
      BLACK,
    ),
    pipe(
      [
        [890, y, 0],
        [394, y + 930, 0],
      ],
      2,
      BLACK,
    ),
    ...rail(spec, 0.06, 0.3, 36),
    drum('z', [800, y + 30, 0], 26, 4, '#c9ced6'),
  ]
}
