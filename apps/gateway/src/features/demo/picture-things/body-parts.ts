import { mix } from '../picture/colour.ts'
import { lamp, pane, patch, seam, slots } from '../picture-solids/marks.ts'
import { body, box, slab } from '../picture-solids/prism.ts'
import { band, bar, circle, rectangle } from '../picture-solids/profile.ts'
import { BLACK, blob, CHROME, drum, pipe, STEEL } from '../picture-solids/round.ts'
import { nearSide, type Solid } from '../picture-solids/solid.ts'
import { BLACKED, BRIGHT } from './part-shapes.ts'
import type { Kit } from './thing.ts'

type Build = (kit: Kit) => Solid[]

const headlight: Build = ({ random }) => {
  const place = nearSide(9.2)
  const turned = random.chance(0.5)
  return [
    body([[0, 4, 6], [4, 24, 8], [40, 30, 10], [70, 26, 8], [76, 12, 6], [40, 3, 8]], 9, BLACKED, {
      soft: 4,
      marks: [
        patch(place, [[6, 7, 5], [9, 22, 6], [40, 27, 8], [68, 23, 6], [71, 13, 5], [40, 6, 6]], '#dbe5ea'),
        patch(place, [[8, 9, 5], [10, 20, 6], [40, 25, 8], [66, 21, 6], [68, 14, 5], [40, 8, 6]], '#8fa2ae', 'opacity=".75"'),
        patch(place, circle(22, 15.5, 7.2), '#2b333a'),
        patch(place, circle(22, 15.5, 5.6), '#eef5f8'),
        patch(place, circle(41, 16.5, 7.6), '#2b333a'),
        patch(place, circle(41, 16.5, 6), '#eef5f8'),
        patch(place, [[54, 11], [66, 15], [65, 20], [55, 20]], turned ? '#f08a24' : '#c9d6dc'),
        seam(place, [[10, 8.6], [38, 8], [66, 13]], '#f6fafc', 1.4, 'opacity=".95"'),
        patch(place, [[12, 20], [26, 23], [36, 9], [24, 8]], '#ffffff', 'opacity=".28"'),
      ],
    }),
    box([18, 56], [8, 22], [-16, -8], '#1b1d20', { soft: 2 }),
  ]
}

const tailLight: Build = () => {
  const place = nearSide(8.2)
  return [
    body([[0, 2, 6], [4, 34, 10], [36, 38, 8], [44, 22, 8], [38, 4, 6]], 8, BLACKED, {
      soft: 3,
      marks: [
        patch(place, [[3, 5, 5], [6, 31, 8], [34, 35, 6], [40, 22, 6], [35, 7, 5]], '#a91f28'),
        patch(place, [[8, 9, 3], [9, 16, 3], [34, 18, 3], [33, 10, 3]], '#e8e3e2'),
        patch(place, [[9, 19, 3], [10, 24, 3], [36, 25, 3], [37, 20, 3]], '#f08a24'),
        seam(place, [[9, 28], [32, 31]], '#ff6a6a', 2, 'opacity=".9"'),
        patch(place, [[6, 29], [18, 33], [26, 10], [14, 8]], '#ffffff', 'opacity=".16"'),
      ],
    }),
  ]
}

const bumper: Build = ({ paint }) => [
  blob([[0, 34, 10, 6], [8, 30, 20, 12], [30, 27, 24, 16], [80, 26, 25, 18], [130, 27, 24, 16], [152, 30, 20, 12], [160, 34, 10, 6]], paint, [
    patch(nearSide(17.6), rectangle(46, 114, 14, 32, 4), '#17191c'),
    ...slots(nearSide(17.8), 50, 110, 16, 31, 3, '#4a4f56'),
    patch(nearSide(16.4), [[14, 14, 3], [36, 12, 3], [34, 26, 3], [18, 26, 3]], '#17191c'),
    patch(nearSide(16.4), [[146, 14, 3], [124, 12, 3], [126, 26, 3], [142, 26, 3]], '#17191c'),
    patch(nearSide(16.8), circle(25, 19, 4), '#e8eef2'),
    patch(nearSide(16.8), circle(135, 19, 4), '#e8eef2'),
    seam(nearSide(17), [[12, 42], [80, 46], [148, 42]], '#ffffff', 1.6, 'opacity=".45"'),
  ]),
]

const door: Build = ({ paint }) => {
  const side = nearSide(7.2)
  return [
    body([[0, 0, 6], [0, 62, 4], [34, 118, 8], [96, 122, 8], [104, 62], [100, 0, 8]], 7, paint, {
      soft: 3,
      marks: [
        pane(side, [[40, 112], [92, 115], [97, 66], [12, 64]]),
        seam(side, [[4, 58], [100, 60]], '#ffffff', 1.6, 'opacity=".4"'),
        seam(side, [[4, 24], [100, 22]], '#0c0f14', 1.2, 'opacity=".35"'),
        patch(side, [[4, 4, 2], [98, 4, 2], [99, 14, 2], [4, 14, 2]], '#1d2024', 'opacity=".8"'),
        seam(side, [[78, 52], [96, 53]], '#0c0f14', 4, 'opacity=".55" stroke-linecap="round"'),
        seam(side, [[78, 53], [95, 54]], mix(paint, '#ffffff', 0.35), 2, 'stroke-linecap="round"'),
      ],
    }),
    body([[2, 64, 4], [4, 78, 6], [-16, 82, 6], [-18, 68, 6]], 9, paint, { soft: 4 }),
  ]
}

const bonnet: Build = ({ paint }) => [
  body([[0, 4, 6], [14, 30, 24], [70, 48, 24], [138, 56, 10], [140, 50, 4], [70, 40, 20], [20, 24, 14], [8, 2, 4]], 66, paint, {
    soft: 4,
    marks: [seam(nearSide(66.2), [[10, 16], [64, 42], [132, 52]], '#ffffff', 1.6, 'opacity=".45"')],
  }),
  ...[20, 118].map((x) => box([x, x + 10], [0, x > 60 ? 44 : 18], [-30, 30], '#8b6a45')),
]

const fender: Build = ({ paint }) => [
  body(
    [[0, 18, 8], [6, 62, 10], [44, 78, 16], [112, 84, 6], [114, 10, 4], [96, 8, 4], ...band(50, 8, [0, 42], 20, 160, 8).slice(0, 9).map(([x, y]) => [x, y] as const), [2, 10, 3]],
    6,
    paint,
    { soft: 2, marks: [seam(nearSide(6.2), [[10, 62], [46, 74], [108, 79]], '#ffffff', 1.8, 'opacity=".45"'), patch(nearSide(6.3), rectangle(96, 106, 48, 54, 2), '#f08a24')] },
  ),
]

const mirror: Build = ({ paint }) => [
  blob([[0, 20, 8, 6], [6, 21, 14, 10], [24, 21, 15, 11], [36, 20, 12, 9], [40, 20, 7, 5]], paint, [
    patch(nearSide(11), rectangle(8, 36, 11, 31, 6), '#1b1d20'),
    patch(nearSide(11.2), rectangle(10, 34, 13, 29, 5), '#9fb9cb'),
    patch(nearSide(11.3), [[14, 28], [20, 28], [14, 14], [11, 14]], '#ffffff', 'opacity=".5"'),
  ]),
  body([[26, 8, 4], [44, 4, 3], [52, 0, 3], [52, 12, 3], [36, 14, 4]], 6, '#24272b', { soft: 2 }),
]

const windscreen: Build = () => [
  slab([[0, 0], [30, 76], [34, 76], [4, 0]], [-68, 68], '#8fb0c2'),
  slab([[-2, 0], [10, 0], [10, 4], [-2, 4]], [-60, 60], '#8b6a45'),
  body([[10, 0, 6], [14, 70, 30], [130, 70, 30], [134, 0, 6]], 2, '#33424f', {
    marks: [pane(nearSide(2.2), [[20, 66], [124, 66], [130, 4], [14, 4]], '#6f93a8'), seam(nearSide(2.4), [[16, 4], [128, 4]], '#17191c', 5, '')],
  }),
].slice(2)

const seat: Build = ({ random }) => {
  const cloth = random.pick(['#2b2e33', '#3a3530', '#4b5560', '#7a5a3c'])
  const light = mix(cloth, '#ffffff', 0.14)
  return [
    box([6, 58], [0, 5], [-18, -14], '#3a3e44'),
    box([6, 58], [0, 5], [14, 18], '#3a3e44'),
    body([[0, 8, 6], [-2, 26, 10], [40, 26, 6], [62, 22, 6], [62, 8, 6]], 25, cloth, { soft: 6, marks: [seam(nearSide(25.2), [[2, 18], [58, 16]], light, 1.2, 'opacity=".8" stroke-dasharray="5 5"')] }),
    body([[44, 22, 8], [60, 20, 8], [84, 88, 12], [72, 94, 12], [58, 84, 10]], 23, cloth, { soft: 6, marks: [seam(nearSide(23.2), [[54, 34], [74, 86]], light, 1.2, 'opacity=".8" stroke-dasharray="5 5"')] }),
    body([[72, 98, 4], [86, 98, 4], [90, 114, 7], [78, 116, 7]], 12, cloth, { soft: 5 }),
    pipe([[76, 90, 5], [80, 100, 5]], 1.6, CHROME),
    pipe([[30, 10, 27], [42, 12, 28]], 3, BLACK),
  ]
}

const fuelTank: Build = ({ paint, random }) => [
  blob([[0, 22, 6, 6], [6, 26, 16, 14], [24, 28, 22, 19], [46, 24, 17, 17], [60, 17, 9, 11], [68, 13, 4, 6]], paint, [
    seam(nearSide(17), [[8, 24], [30, 26], [56, 18]], random.pick(['#ffffff', '#1b1d20', '#e0a020']), 3, 'opacity=".9" stroke-linecap="round"'),
  ]),
  drum('y', [26, 51, 0], 5, 3, BRIGHT),
]

const handlebars: Build = () => [
  pipe([[14, 6, -42], [10, 10, -26], [0, 2, -10], [0, 2, 10], [10, 10, 26], [14, 6, 42]].map(([x, y, z]) => [x ?? 0, (y ?? 0) + 6, z ?? 0] as const), 2.4, CHROME),
  ...[-1, 1].flatMap((sign) => [
    pipe([[11.5, 15, sign * 30], [14, 12, sign * 43]], 3.6, BLACK),
    pipe([[8, 16, sign * 26], [4, 13, sign * 40]], 1.2, STEEL),
    box([6, 13], [13, 18], [sign * 27 - 2, sign * 27 + 2], '#24272b', { soft: 1 }),
  ]),
  box([-4, 4], [0, 10], [-6, 6], '#3a3e44', { soft: 1.5 }),
]

const truckCab: Build = ({ paint }) => [
  body([[0, 0, 6], [0, 74, 6], [16, 170, 12], [140, 176, 14], [150, 0, 6]], 104, paint, {
    soft: 7,
    marks: [
      pane(nearSide(104.2), [[30, 150], [96, 152], [96, 84], [22, 78]]),
      seam(nearSide(104.2), [[14, 14], [14, 76], [28, 160], [102, 162], [102, 14], [14, 14]], '#0c0f14', 1.2),
      seam(nearSide(104.2), [[80, 66], [94, 66]], '#0c0f14', 4, 'opacity=".7"'),
      ...lamp(nearSide(104.3), 4, 12, 20, 34, 'amber'),
    ],
  }),
  box([10, 140], [-10, 0], [-90, 90], '#8b6a45'),
]

const coupling: Build = () => [
  body([[0, 6, 5], [6, 18, 6], [22, 18, 5], [40, 14], [40, 6], [20, 4]], 6, '#33373c', { soft: 2 }),
  body(bar([12, 18], [34, 28], 4, 6), 3, '#c8372d', { soft: 1 }),
  box([36, 90], [6, 15], [-4.5, 4.5], '#a9b0b7'),
  drum('y', [70, 22, 8], 3, 44, '#8e949b'),
  drum('z', [70, 4, 8], 5, 4, '#24272b'),
]

/** Parts of bodies and of what is sat on and held. */
export const BODY_PARTS = { headlight, tailLight, bumper, door, bonnet, fender, mirror, windscreen, seat, fuelTank, handlebars, truckCab, coupling } as const
