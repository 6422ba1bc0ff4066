import { mix } from '../picture/colour.ts'
import type { Point3 } from '../picture/geometry.ts'
import { patch, seam } from '../picture-solids/marks.ts'
import { body, box, slab } from '../picture-solids/prism.ts'
import { band, bar, circle } from '../picture-solids/profile.ts'
import { BLACK, CHROME, drum, lathe, loft, pipe, STEEL } from '../picture-solids/round.ts'
import { nearSide, type Solid, topSide } from '../picture-solids/solid.ts'
import { ALLOY, BLACKED, boltRing, bolts, BRIGHT, coil, gear, IRON, tones } from './part-shapes.ts'
import type { Kit } from './thing.ts'

type Build = (kit: Kit) => Solid[]

const brakes: Build = ({ random }) => {
  const caliper = random.pick(['#c8372d', '#6d747c', '#d9a03a', '#2f5f9e'])
  return [
    drum('z', [22, 20, 0], 20, 3, IRON, { cap: '#aeb4bb', segments: 32, marks: [
      ...[17.5, 15, 12.6].map((r) => seam(nearSide(1.7), [...circle(22, 20, r, r, 30), [22 + r, 20] as const].map(([x, y]) => [x, y] as const), '#7d848c', 0.5, 'opacity=".7"')),
      patch(nearSide(1.8), circle(22, 20, 10), '#5c636b'),
      ...boltRing(1.8, 22, 20, 6.4, 5, 1.2),
      patch(nearSide(2), circle(22, 20, 3.6), '#1b1d20'),
    ] }),
    slab(band(22, 20, [14, 23], 20, 80), [-5, 6], caliper, { soft: 2 }),
    ...[54, 68].flatMap((x, i) => [
      slab([[x, 0, 2], [x + 12, 0, 2], [x + 12, 14, 2], [x, 14, 2]], [-4 + i * 6, -2 + i * 6], '#8e949b'),
      slab([[x + 1, 1, 2], [x + 11, 1, 2], [x + 11, 12, 3], [x + 1, 12, 3]], [-2 + i * 6, 1 + i * 6], '#3a3530', { marks: [seam(nearSide(1.2 + i * 6), [[x + 6, 1], [x + 6, 12]], '#1b1d20', 0.8, '')] }),
    ]),
  ]
}

const shocks: Build = ({ random }) => {
  const spring = tones(random.pick(['#c8372d', '#d9a03a', '#2b2e33', '#2f5f9e']))
  const one = (x: number): Solid[] => [
    drum('y', [x, 12, 0], 4, 24, BLACKED, { soft: 1 }),
    pipe([[x, 24, 0], [x, 62, 0]], 2.4, CHROME),
    drum('y', [x, 20, 0], 8, 2, '#3a3e44'),
    ...coil(x, 21, 52, 7.4, 6, spring, 2.4),
    drum('y', [x, 54, 0], 8, 3, '#3a3e44'),
    drum('z', [x, 0, 0], 3.4, 7, '#3a3e44', { cap: '#1b1d20' }),
    drum('y', [x, 60, 0], 2, 8, BRIGHT),
  ]
  return [...one(0), ...one(30)]
}

const spring: Build = () => [0, 1, 2, 3, 4].map((i) =>
  slab(
    [
      [-70 + i * 13, 30 - i * 5.6, 4],
      [0, 8 - i * 1.4 + 2, 30],
      [70 - i * 13, 30 - i * 5.6, 4],
      [70 - i * 13, 26 - i * 5.6, 4],
      [0, 4 - i * 1.4 + 2, 30],
      [-70 + i * 13, 26 - i * 5.6, 4],
    ].map(([x = 0, y = 0, r = 0]) => [x, y + 8, r] as const),
    [-5, 5],
    i % 2 ? '#3f4449' : '#4c5157',
  ),
)

const axleBeam: Build = ({ paint }) => [
  pipe([[0, 20, -80], [0, 20, 80]], 12, STEEL),
  ...[-80, 80].flatMap((z) => [
    drum('z', [0, 20, z], 18, 14, IRON, { cap: '#7d848c', marks: z > 0 ? [...boltRing(87, 0, 20, 12, 10, 1.6)] : [] }),
    drum('z', [0, 20, z + Math.sign(z) * 11], 7, 10, mix(paint, '#3a3e44', 0.4), { soft: 1.5 }),
  ]),
  drum('z', [0, 20, -6], 20, 30, IRON, { soft: 8 }),
  drum('x', [-20, 20, -6], 8, 20, '#3a3e44'),
  ...[-46, 46].map((z) => box([-8, 8], [26, 34], [z - 6, z + 6], '#3a3e44')),
]

const cylinder: Build = ({ paint }) => {
  const tube = tones(paint)
  return [
    drum('x', [46, 12, 0], 8.5, 92, paint, { cap: mix(paint, '#0c0f14', 0.3), soft: 1 }),
    pipe([[92, 12, 0], [150, 12, 0]], 8, CHROME),
    drum('x', [92, 12, 0], 9.6, 8, BLACKED),
    ...[-4, 156].map((x) => drum('z', [x, 12, 0], 9, 14, IRON, { marks: [patch(nearSide(7.2), circle(x, 12, 4.6), '#15171a')] })),
    pipe([[10, 20, 0], [10, 26, 0], [80, 26, 0], [80, 20, 0]], 3, tube),
  ]
}

const trackLinks: Build = () => Array.from({ length: 9 }, (_, i): Solid[] => {
  const x = i * 17
  return [
    box([x, x + 15.4], [0, 3], [-24, 24], '#3f4348', { marks: [] }),
    box([x + 2, x + 5], [3, 7.5], [-24, 24], '#4c5157'),
    slab([[x - 3, 5, 3], [x + 17, 5, 3], [x + 17, 12, 4], [x - 3, 12, 4]], [-9, -5], '#5c636b'),
    slab([[x - 3, 5, 3], [x + 17, 5, 3], [x + 17, 12, 4], [x - 3, 12, 4]], [5, 9], '#5c636b', { marks: [patch(nearSide(9.2), circle(x + 1, 8.5, 2.2), '#24272b')] }),
  ]
}).flat()

const rubberTrack: Build = () => {
  const [a, b, r] = [22, 92, 20]
  const outline = (out: number) => [
    ...Array.from({ length: 13 }, (_, i) => [b + (r + out) * Math.sin((i / 12) * Math.PI), 22 - (r + out) * Math.cos((i / 12) * Math.PI)] as const),
    ...Array.from({ length: 13 }, (_, i) => [a - (r + out) * Math.sin((i / 12) * Math.PI), 22 + (r + out) * Math.cos((i / 12) * Math.PI)] as const),
  ]
  const ring = (z: number, out: number): Point3[] => outline(out).map(([x, y]): Point3 => [x, y, z])
  const lugs = Array.from({ length: 26 }, (_, i) => outline(0.6)[i]).filter((p) => p !== undefined)
  return [
    loft([ring(-19, 0), ring(19, 0)], '#26282c', {
      marks: lugs.map(([x, y]) => ({ kind: 'line' as const, points: [[x, y, -18], [x, y, 18]] as const, normal: [Math.sign(x - 57) * (x < a || x > b ? 1 : 0), y > 22 ? 1 : -1, 0] as const, colour: '#3f4247', width: 3 })),
    }),
    slab([...outline(0)].map(([x, y]) => [x, y] as const), [18.6, 19], '#1d1f23', {
      marks: [patch(nearSide(19.1), outline(-4).map(([x, y]) => [x, y] as const), '#4a4e53'), patch(nearSide(19.2), outline(-5.4).map(([x, y]) => [x, y] as const), '#17181b'), seam(nearSide(19.3), outline(-2).map(([x, y]) => [x, y] as const), '#33363b', 2, 'stroke-dasharray="10 8"')],
    }),
  ]
}

const chain: Build = () => [
  gear(22, 22, 0, 22, 30, 2, IRON),
  gear(86, 16, 0, 9, 13, 2, BRIGHT),
  pipe([[22, 44, 2], [86, 25, 2], [95, 16, 2], [86, 7, 2], [22, 0.6, 2]], 2.6, { dark: '#2b2e33', base: '#8e949b', light: '#c9ced3' }),
  pipe([[22, 44, 2], [6, 37, 2], [0, 22, 2], [6, 7, 2], [22, 0.6, 2]], 2.6, { dark: '#2b2e33', base: '#8e949b', light: '#c9ced3' }),
]

const propeller: Build = () => {
  const blade = (angle: number): Solid => {
    const at = (r: number, a: number) => [24 + r * Math.cos(angle + a), 24 + r * Math.sin(angle + a)] as const
    return slab([[...at(5, -0.5)], [...at(16, -0.75), 5], [...at(24, -0.35), 7], [...at(23, 0.2), 6], [...at(13, 0.5), 6], [...at(5, 0.5)]], [-1.6, 1.6], '#c9ced3', { soft: 0.8, marks: [seam(nearSide(1.8), [at(6, 0), at(20, -0.2)], '#ffffff', 1.6, 'opacity=".5"')] })
  }
  return [
    blade(0.4),
    blade(0.4 + (Math.PI * 2) / 3),
    blade(0.4 + (Math.PI * 4) / 3),
    lathe('z', [24, 24, 0], [[0, -9, ALLOY], [7, -9, ALLOY], [7.4, 4, ALLOY], [6, 9, BRIGHT], [3.4, 9, BRIGHT], [3.4, 6, '#1b1d20'], [0, 6, '#1b1d20']]),
  ]
}

const fork: Build = () => [
  ...[-10, 10].flatMap((z) => [
    pipe([[0, 0, z], [16, 44, z]], 5.6, BLACK),
    pipe([[16, 44, z], [28, 78, z]], 4, CHROME),
  ]),
  slab(bar([22, 64], [30, 62], 8, 8), [-13, 13], ALLOY, { soft: 1 }),
  slab(bar([26, 77], [34, 75], 6, 6), [-13, 13], ALLOY, { soft: 1 }),
  pipe([[28, 58, 0], [35, 80, 0]], 4, STEEL),
]

const skiPair: Build = ({ paint }) => [-16, 16].flatMap((z) => [
  slab([[-26, 26, 6], [-14, 12, 8], [4, 3, 6], [104, 3, 4], [104, 7], [6, 8, 8], [-20, 30, 4]], [z - 8, z + 8], z > 0 ? paint : mix(paint, '#0c0f14', 0.15), { soft: 1.4 }),
  slab([[44, 7], [50, 20, 3], [60, 20, 3], [66, 7]], [z - 4, z + 4], '#3a3e44', { marks: bolts(z + 4, [[55, 16]], 2.2) }),
  pipe([[-20, 28, z], [4, 26, z], [20, 8, z]], 2, BLACK),
])

const ploughshare: Build = () => [0, 1, 2].flatMap((i) => {
  const [x, z] = [i * 34, i * -22]
  return [slab([[x, 2], [x + 34, 4, 4], [x + 46, 34, 14], [x + 26, 44, 8], [x + 12, 24, 10]], [z - 3, z + 3], i % 2 ? '#8e949b' : '#7d848c', { soft: 1, marks: bolts(z + 3, [[x + 20, 12], [x + 30, 20], [x + 32, 32]], 1.8) })]
})

const bucketPart: Build = ({ paint }) => [
  slab([[0, 0, 4], [70, 4, 20], [78, 50, 26], [52, 74, 8], [40, 70], [34, 34, 20], [0, 8]], [-46, 46], paint, { soft: 2, marks: [seam(nearSide(46.2), [[4, 6], [64, 12], [68, 46]], '#0c0f14', 2, 'opacity=".4"')] }),
  ...[-40, -20, 0, 20, 40].map((z) => slab(bar([6, 4], [-18, 2], 8, 3), [z - 4, z + 4], '#8e949b')),
  ...[-12, 12].map((z) => slab([[52, 70], [44, 92, 6], [58, 96, 6], [74, 66]], [z - 3, z + 3], paint, { marks: [patch(nearSide(z + 3.2), circle(54, 88, 4), '#15171a')] })),
]

const fifthWheel: Build = () => [
  body([[0, 4, 6], [10, 14, 6], [80, 14, 6], [90, 4, 6]], 36, '#33373c', { soft: 3, marks: [] }),
  box([8, 82], [14, 18], [-42, 42], '#3f4348', { soft: 1.5, marks: [patch(topSide(18.2), [[46, -4, 3], [82, -14], [82, 14], [46, 4, 3]], '#121316'), patch(topSide(18.2), circle(42, 0, 9), '#121316')] }),
  pipe([[20, 10, 36], [16, 10, 56]], 3, tones('#c8372d')),
]

/** Parts of what runs, turns, lifts and digs. */
export const RUNNING_PARTS = { brakes, shocks, spring, axleBeam, cylinder, trackLinks, rubberTrack, chain, propeller, fork, skiPair, ploughshare, bucket: bucketPart, fifthWheel } as const
