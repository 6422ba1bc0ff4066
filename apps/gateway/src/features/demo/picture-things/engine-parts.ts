import { mix } from '../picture/colour.ts'
import { patch, seam } from '../picture-solids/marks.ts'
import { body, box, slab } from '../picture-solids/prism.ts'
import { bar, circle, rectangle } from '../picture-solids/profile.ts'
import { BLACK, CHROME, drum, lathe, pipe, STEEL } from '../picture-solids/round.ts'
import { nearSide, type Solid, topSide } from '../picture-solids/solid.ts'
import { ALLOY, BLACKED, boltRing, bolts, BRIGHT, finned, gear, IRON, pulley, tones, wire } from './part-shapes.ts'
import type { Kit } from './thing.ts'

type Build = (kit: Kit) => Solid[]

const engine: Build = ({ paint, random }) => {
  const lid = random.pick(['#24272b', mix(paint, '#24272b', 0.3), '#6d747c'])
  return [
    body([[0, 18, 6], [6, 4, 4], [64, 4, 4], [70, 18, 4], [70, 30], [0, 30]], 20, '#3a3e44', { soft: 3 }),
    body([[0, 28], [70, 28], [70, 54], [0, 54]], 23, IRON, { soft: 2, marks: [...bolts(23, [[6, 33], [20, 33], [35, 33], [50, 33], [64, 33]], 1.4), seam(nearSide(23.2), [[0, 42], [70, 42]], '#24272b', 0.8)] }),
    box([2, 68], [54, 66], [-22, 22], ALLOY, { soft: 2, marks: bolts(22, [[8, 60], [25, 60], [44, 60], [62, 60]], 1.5) }),
    body([[4, 66, 3], [66, 66, 3], [64, 76, 4], [6, 76, 4]], 18, lid, { soft: 3, marks: [seam(nearSide(18.2), [[8, 69], [62, 69]], '#ffffff', 0.7, 'opacity=".3"'), patch(topSide(76.2), rectangle(16, 54, -6, 6, 3), '#8e949b')] }),
    drum('y', [54, 79, -8], 5, 6, '#1b1d20'),
    ...[12, 27, 42, 57].map((x) => pipe([[x, 60, 22], [x, 56, 34], [x + 5, 44, 38]], 6, STEEL)),
    pipe([[10, 42, 39], [62, 42, 39]], 8, STEEL),
    drum('x', [-6, 40, 0], 19, 10, '#4a5057'),
    pulley(-2, 18, 20, 9, 6),
    pulley(-4, 48, 21, 7, 6),
    box([58, 80], [22, 50], [-20, 20], ALLOY, { soft: 3 }),
    drum('z', [36, 20, 27], 6.5, 12, random.pick(['#e4e7e9', '#c8372d', '#2f5f9e']), { soft: 1.5 }),
    wire([[10, 76, 10], [20, 88, 14], [44, 84, 16], [66, 72, 20]]),
  ]
}

const gearbox: Build = () => [
  body([[0, 4, 4], [0, 50, 8], [14, 54], [30, 44, 6], [62, 40, 4], [64, 12, 4], [30, 6]], 20, ALLOY, {
    soft: 3,
    marks: [
      ...[10, 24, 38, 52].map((x) => seam(nearSide(20.2), [[x, 10], [x + 2, 44]], '#5c636b', 1.6, 'opacity=".8"')),
      seam(nearSide(20.2), [[2, 28], [62, 26]], '#5c636b', 1.6, 'opacity=".8"'),
      ...bolts(20, [[5, 8], [5, 46], [20, 50], [58, 16], [58, 36]], 1.5),
    ],
  }),
  drum('x', [-4, 28, 0], 25, 8, '#8e949b', { cap: '#4a5057', marks: [] }),
  drum('x', [-14, 28, 0], 3, 18, BRIGHT),
  drum('x', [74, 24, 0], 8, 22, '#7d848c', { cap: '#3a3e44' }),
  drum('x', [90, 24, 0], 4, 14, BRIGHT),
  box([34, 46], [40, 48], [-8, 8], '#3a3e44', { soft: 1.5 }),
  pipe([[40, 46, 0], [36, 74, 0]], 2.6, BLACK),
]

const turbo: Build = () => [
  lathe('z', [0, 26, 0], [[4, -14, IRON], [20, -13, IRON], [24, -6, IRON], [24, 2, IRON], [18, 8, IRON], [8, 10, '#3a3e44']], { marks: [] }),
  pipe([[0, 6, -4], [-26, 6, -4]], 13, STEEL),
  drum('z', [0, 26, 14], 8, 12, ALLOY),
  lathe('z', [0, 26, 28], [[9, -10, ALLOY], [21, -8, BRIGHT], [25, -2, BRIGHT], [24, 5, BRIGHT], [16, 9, BRIGHT], [13, 16, BRIGHT], [11, 16, '#3a3e44'], [0, 8, '#24272b']]),
  pipe([[-2, 48, 28], [28, 48, 28]], 12, tones(BRIGHT)),
  ...boltRing(10, 0, 26, 14, 6, 1.4).map((mark): Solid => ({ faces: [], marks: [mark], box: { min: [-14, 12, 9], max: [14, 40, 10] } })),
]

const alternator: Build = () => [
  drum('z', [22, 20, 0], 19, 26, ALLOY, { soft: 4, marks: Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2
    return patch(nearSide(13.2), [[22 + 9 * Math.cos(a), 20 + 9 * Math.sin(a)], [22 + 15 * Math.cos(a - 0.14), 20 + 15 * Math.sin(a - 0.14)], [22 + 15 * Math.cos(a + 0.14), 20 + 15 * Math.sin(a + 0.14)]], '#1b1d20')
  }) }),
  lathe('z', [22, 20, 0], [[19.6, -5, '#b87444'], [19.6, 4, '#b87444']]),
  pulley(22, 20, 19, 8, 10, '#33373c'),
  slab(bar([22, 38], [34, 50], 9, 7), [-8, 8], ALLOY, { marks: bolts(8, [[34, 48]], 2.2) }),
  slab(bar([20, 4], [10, -0], 8, 6), [-8, 8], ALLOY),
]

const radiator: Build = () => [
  box([0, 68], [6, 52], [-4, 4], '#7d848c', { marks: [...Array.from({ length: 15 }, (_, i) => seam(nearSide(4.2), [[1, 8 + i * 3], [67, 8 + i * 3]], '#3a3e44', 1.2, '')), ...Array.from({ length: 22 }, (_, i) => seam(nearSide(4.2), [[2 + i * 3.05, 7], [2 + i * 3.05, 51]], '#a9b0b7', 0.5, 'opacity=".7"'))] }),
  box([-6, 2], [2, 56], [-6, 6], BLACKED, { soft: 2 }),
  box([66, 74], [2, 56], [-6, 6], BLACKED, { soft: 2 }),
  pipe([[-4, 48, 4], [-4, 48, 14]], 6, BLACK),
  pipe([[72, 12, 4], [72, 12, 14]], 6, BLACK),
  drum('y', [70, 59, 0], 4, 6, '#24272b'),
]

const starter: Build = () => [
  drum('x', [26, 14, 0], 11, 34, BLACKED, { cap: ALLOY, soft: 1 }),
  drum('x', [26, 30, 0], 6, 26, '#3a3e44', { cap: '#8e949b' }),
  body([[-10, 3, 4], [8, 2], [8, 36], [-2, 34, 6]], 10, ALLOY, { soft: 2, marks: bolts(10, [[-4, 8], [2, 30]], 2) }),
  gear(-14, 14, 0, 6, 10, 8, BRIGHT),
  pipe([[38, 30, 3], [48, 32, 3], [50, 22, 5]], 1.6, tones('#b87444')),
]

const clutch: Build = () => [
  drum('z', [24, 24, -6], 24, 3, '#3a3530', { marks: [] }),
  drum('z', [24, 24, -3], 23, 3, '#6b6459', { cap: '#5c554c', segments: 28, marks: [...boltRing(-1.5, 24, 24, 20, 16, 0.8), patch(nearSide(-1.2), circle(24, 24, 12), IRON), ...circle(24, 24, 8, 8, 5).map(([x, y]) => patch(nearSide(-1), circle(x, y, 2.6), '#c9962c')), patch(nearSide(-0.9), circle(24, 24, 3.4), '#1b1d20')] }),
  drum('z', [66, 22, 0], 22, 8, IRON, { cap: '#8e949b', segments: 28, marks: [...Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2
    return seam(nearSide(4.2), [[66 + 6 * Math.cos(a), 22 + 6 * Math.sin(a)], [66 + 16 * Math.cos(a), 22 + 16 * Math.sin(a)]], '#33373c', 0.9, '')
  }), patch(nearSide(4.3), circle(66, 22, 5), '#1b1d20'), ...boltRing(4, 66, 22, 19.4, 9, 1.2)] }),
]

const filters: Build = ({ random }) => [
  lathe('y', [0, 0, 0], [[12, 0, '#3a3e44'], [12, 2, '#e8d9a8'], [12, 22, '#e8d9a8'], [12, 24, '#3a3e44'], [5, 24, '#3a3e44'], [5, 20, '#1b1d20']], { segments: 40 }),
  drum('y', [30, 11, 4], 8, 20, random.pick(['#e4e7e9', '#2f5f9e', '#c8372d']), { soft: 2, cap: '#8e949b' }),
  box([44, 74], [0, 5], [-12, 12], '#2b2e33', { marks: [] }),
  box([45, 73], [5, 9], [-11, 11], '#eee3bd', { marks: Array.from({ length: 13 }, (_, i) => seam(topSide(9.1), [[46 + i * 2.2, -10], [46 + i * 2.2, 10]], '#b8a878', 0.7, '')) }),
]

const exhaust: Build = () => [
  drum('x', [60, 16, 0], 12, 50, '#a9b0b7', { cap: '#7d848c', soft: 3, marks: [seam(nearSide(12.2), [[42, 16], [78, 16]], '#ffffff', 2, 'opacity=".3"')] }),
  pipe([[-44, 8, 0], [-10, 8, 0], [16, 16, 0], [36, 16, 0]], 6, STEEL),
  pipe([[84, 16, 0], [98, 12, 0], [120, 12, 0]], 5, CHROME),
  drum('x', [-22, 8, 0], 8, 16, '#8e949b', { soft: 2 }),
  slab(circle(-46, 8, 6), [-6, 6], IRON),
  pipe([[44, 28, 0], [44, 34, 0], [50, 34, 0]], 1.6, BLACK),
]

const pistons: Build = () => [0, 1, 2, 3].flatMap((i): Solid[] => {
  const x = i * 17
  return [
    slab(bar([x, 26], [x + 2, 8], 5, 7), [-2.4, 2.4], IRON, { soft: 0.8 }),
    drum('z', [x + 2, 5, 0], 5, 5, IRON, { marks: [patch(nearSide(2.7), circle(x + 2, 5, 3), '#d6dade'), patch(nearSide(2.8), circle(x + 2, 5, 2.4), '#1b1d20')] }),
    lathe('y', [x, 24, 0], [[0, 0, ALLOY], [6.6, 0, ALLOY], [7, 6, BRIGHT], [7, 7, '#3a3e44'], [7, 8.4, BRIGHT], [7, 9.2, '#3a3e44'], [7, 12, BRIGHT], [0, 12, BRIGHT]]),
  ]
})

const battery: Build = ({ paint, random }) => {
  const lid = random.pick(['#24272b', mix(paint, '#24272b', 0.2)])
  return [
    box([0, 48], [0, 28], [-14, 14], '#2b2e33', { soft: 1.5, marks: [patch(nearSide(14.2), rectangle(7, 41, 5, 21, 1.5), random.pick(['#c8372d', '#2f6fae', '#3c7a52', '#d9a03a'])), patch(nearSide(14.3), rectangle(11, 27, 14, 17), '#ffffff', 'opacity=".9"'), patch(nearSide(14.3), rectangle(11, 35, 9, 11), '#ffffff', 'opacity=".6"')] }),
    box([-0.6, 48.6], [28, 33], [-14.6, 14.6], lid, { soft: 1.2 }),
    drum('y', [8, 35, 7], 2, 5, '#c8372d'),
    drum('y', [40, 35, 7], 2, 5, '#3a3e44'),
    pipe([[12, 33, -10], [12, 38, -4], [36, 38, -4], [36, 33, -10]], 2, BLACK),
  ]
}

const motoEngine: Build = () => [
  body([[0, 8, 6], [6, 2, 4], [48, 2, 6], [56, 14, 8], [46, 28, 6], [6, 28, 6]], 16, ALLOY, { soft: 4, marks: [patch(nearSide(16.2), circle(40, 15, 10.5), BRIGHT), ...boltRing(16.2, 40, 15, 8.5, 7, 1), patch(nearSide(16.2), circle(16, 15, 9), '#7d848c'), ...boltRing(16.2, 16, 15, 7, 5, 1)] }),
  finned(8, 30, 28, 50, 11, 6, '#8e949b'),
  box([6, 32], [50, 60], [-12, 12], BLACKED, { soft: 3, marks: bolts(12, [[11, 55], [27, 55]], 1.4) }),
  pipe([[8, 46, 4], [-10, 44, 6], [-16, 30, 8]], 6, STEEL),
  pipe([[32, 44, 0], [44, 48, 0]], 7, BLACK),
  gear(54, 14, 15, 6, 11, 3, BRIGHT),
]

const hubMotor: Build = () => [
  drum('z', [20, 20, 0], 20, 8, BLACKED, { segments: 28, soft: 1, marks: [...boltRing(4, 20, 20, 16, 12, 0.9), patch(nearSide(4.2), circle(20, 20, 11), '#33373c'), patch(nearSide(4.3), circle(20, 20, 4), '#8e949b')] }),
  drum('z', [20, 20, 7], 2, 8, BRIGHT),
  wire([[20, 20, 10], [30, 14, 16], [44, 4, 16], [60, 3, 10]]),
  box([52, 76], [0, 9], [-8, 8], '#3a3e44', { soft: 1, marks: [0, 1, 2, 3].map((i) => seam(nearSide(8.2), [[54, 2 + i * 1.8], [74, 2 + i * 1.8]], '#1b1d20', 0.7, '')) }),
]

/** Parts of engines and drives. */
export const ENGINE_PARTS = { engine, gearbox, turbo, alternator, radiator, starter, clutch, filters, exhaust, pistons, battery, motoEngine, hubMotor } as const
