import { mix } from '../picture/colour.ts'
import type { Point3 } from '../picture/geometry.ts'
import { lamp, pane, patch, seam } from '../picture-solids/marks.ts'
import { body, box, slab } from '../picture-solids/prism.ts'
import { band, bar, circle } from '../picture-solids/profile.ts'
import { BLACK, blob, CHROME, drum, type Pipe, pipe, STEEL } from '../picture-solids/round.ts'
import { frontEnd, nearSide, type Solid, slope } from '../picture-solids/solid.ts'
import { axle, wheel } from '../picture-solids/wheel.ts'
import type { Kit, ThingModel } from './thing.ts'

const tone = (colour: string): Pipe => ({
  dark: mix(colour, '#0c0f14', 0.5),
  base: colour,
  light: mix(colour, '#ffffff', 0.45),
})

/** A bar for the hands across the thing, with its grips. */
const grips = (x: number, y: number, reach: number, back: number): Solid[] => [
  pipe([[x + back, y, -reach], [x, y, -6], [x, y, 6], [x + back, y, reach]], 3, BLACK),
  ...[-1, 1].map((sign) => pipe([[x + back * 0.5, y, sign * reach * 0.62], [x + back, y, sign * reach]], 4.4, BLACK)),
  pipe([[x - 1, y + 1, reach * 0.5], [x - 7, y - 1, reach * 0.8]], 1.4, STEEL),
]

const kickScooter = ({ paint, random }: Kit): Solid[] => {
  const r = random.pick([10.5, 12.5])
  const wheels = { kind: 'small', colour: '#3a3e44', width: 6 } as const
  return [
    wheel(12, r, 3, wheels),
    wheel(104, r, 3, wheels),
    body([[22, 12, 3], [96, 12, 3], [96, 20, 3], [26, 20, 3]], 9, '#24272b', { soft: 1.5, marks: [seam(nearSide(9.2), [[30, 15], [92, 15]], paint, 2.4, '')] }),
    slab(band(104, r, [r + 1.5, r + 3.5], 20, 140), [-4, 4], '#1d2024'),
    slab(band(12, r, [r + 1.5, r + 3.5], 30, 130), [-4, 4], paint),
    pipe([[20, 18, 0], [24, 30, 0]], 8, tone(paint)),
    pipe([[12, r, -5], [20, r + 16, -4], [20, r + 16, 4], [12, r, 5]], 3.6, BLACK),
    pipe([[19, 24, 0], [34, 116, 0]], 5.4, tone(random.chance(0.5) ? '#24272b' : paint)),
    ...grips(34, 118, 25, 5),
    box([29, 38], [117, 122], [-5, 5], '#1d2024', { soft: 1 }),
    drum('x', [26, 104, 0], 3.4, 4, '#e8eef2'),
  ]
}

const eBike = ({ paint, random }: Kit): Solid[] => {
  const r = 34
  const wheels = { kind: 'bicycle', colour: '#2b2e33', width: 5 } as const
  const frame = tone(paint)
  return [
    pipe([[34, r, -5], [58, 84, -4]], 3, BLACK),
    wheel(34, r, 2.5, wheels),
    wheel(144, r, 2.5, wheels),
    drum('z', [144, r, 0], 9, 8, '#3a3e44'),
    pipe([[60, 84, 0], [92, 30, 0], [112, 74, 0], [62, 78, 0]], 5, frame),
    pipe([[92, 30, 4], [144, r, 4]], 3.4, frame),
    pipe([[112, 70, 3], [144, r, 3]], 2.8, frame),
    pipe([[34, r, 5], [58, 84, 4]], 3.4, BLACK),
    slab(bar([66, 74], [86, 44], 9, 9), [-4.5, 4.5], '#1d2024', { soft: 2 }),
    pipe([[112, 72, 0], [115, 92, 0]], 3, CHROME),
    body([[102, 91, 3], [128, 92, 3], [130, 97, 3], [110, 96, 3]], 7, '#1d2024', { soft: 2 }),
    pipe([[60, 84, 0], [56, 104, 0]], 4, BLACK),
    ...grips(56, 106, 30, 12),
    drum('z', [92, 30, 6], 9, 1.4, '#6d747c'),
    pipe([[92, 30, 8], [104, 20, 8]], 2.4, STEEL),
    slab([[99, 16], [111, 16], [111, 19], [99, 19]], [8, 16], '#24272b'),
    ...(random.chance(0.5) ? [slab(band(144, r, [r + 2, r + 4], 20, 140), [-4, 4], '#24272b'), pipe([[116, 78, 7], [168, 80, 7]], 2, BLACK), pipe([[116, 78, -7], [168, 80, -7]], 2, BLACK)] : []),
  ]
}

const monowheel = ({ paint }: Kit): Solid[] => {
  const side = nearSide(11.2)
  return [
    wheel(30, 24, 4.5, { kind: 'small', colour: '#3a3e44', width: 9 }),
    slab([...circle(30, 30, 26, 31, 24)].map(([x, y]) => [x, Math.max(12, y)] as const), [-11, -5], '#24272b', { soft: 2 }),
    slab([...circle(30, 30, 26, 31, 24)].map(([x, y]) => [x, Math.max(12, y)] as const), [5, 11], '#24272b', {
      soft: 2,
      marks: [
        patch(side, circle(30, 34, 17, 20, 24), paint),
        patch(side, circle(30, 34, 12, 15, 24), '#1b1d20'),
        seam(side, [[12, 52], [30, 59], [48, 52]], '#e8eef2', 1.6, 'opacity=".8"'),
      ],
    }),
    slab(band(30, 24, [26, 37], 50, 130), [-5, 5], paint, { soft: 2 }),
    slab([[20, 17], [42, 17], [44, 20], [18, 20]], [11, 25], '#3a3e44'),
    slab([[20, 17], [42, 17], [44, 20], [18, 20]], [-25, -11], '#3a3e44'),
    pipe([[20, 60, 0], [22, 68, 0], [38, 68, 0], [40, 60, 0]], 3, BLACK),
  ]
}

const golfCart = ({ paint }: Kit): Solid[] => {
  const wheels = { kind: 'alloy', colour: '#c6cad0', width: 20 } as const
  const place = nearSide(58.2)
  return [
    ...[44, 212].flatMap((x) => axle(x, 24, 58, wheels)),
    body([[76, 22, 6], [180, 22, 6], [180, 32], [76, 32]], 56, '#33373c'),
    body([[6, 30, 8], [10, 62, 16], [62, 76, 10], [76, 60, 6], [78, 34, 6], [70, 30], [64, 46, 14], [26, 46, 14], [20, 28, 4]], 58, paint, {
      soft: 6,
      marks: [...lamp(frontEnd(8), -52, -34, 50, 60), ...lamp(frontEnd(8), 52, 34, 50, 60), seam(place, [[14, 58], [64, 70]], '#ffffff', 2, 'opacity=".4"')],
    }),
    body([[130, 34], [126, 64, 6], [252, 66, 10], [262, 46, 8], [256, 30], [240, 30], [234, 46, 14], [194, 46, 14], [186, 30], [150, 30]], 58, paint, { soft: 6, marks: lamp(place, 244, 256, 44, 54, 'tail') }),
    body([[122, 64], [176, 64, 3], [188, 112, 6], [178, 114, 4], [166, 76, 4], [124, 76, 4]], 50, '#e9e2d2', { soft: 5 }),
    ...(['front', 'rear'] as const).flatMap((end) => [-52, 52].map((z) => pipe(end === 'front' ? [[66, 74, z], [92, 176, z]] : [[226, 66, z], [214, 176, z]], 4, BLACK))),
    slab([[68, 76], [92, 172], [94, 172], [71, 76]], [-50, 50], '#9fb6c6', { marks: [pane(slope([68, 76], [92, 172]), [[-46, 0.95], [46, 0.95], [46, 0.1], [-46, 0.1]])] }),
    pipe([[84, 72, -20], [104, 96, -20]], 3, BLACK),
    pipe([[98, 92, -32], [106, 98, -20], [98, 92, -8]], 3, BLACK),
    box([76, 234], [174, 182], [-56, 56], '#eef0f1', { soft: 4 }),
  ]
}

/** What moves by electricity and is no car. */
export const ELECTRO = {
  variants: ['kickScooter', 'bike', 'monowheel', 'golfCart'],
  places: (variant) => (variant === 'golfCart' ? ['dacha', 'birches', 'parking'] : ['yard', 'street', 'showroom', 'parking']),
  focus: (variant) => (variant === 'golfCart' ? [60, 60, 50] : variant === 'monowheel' ? [30, 32, 10] : [30, 92, 4]),
  build: (kit) => {
    if (kit.variant === 'bike') return eBike(kit)
    if (kit.variant === 'monowheel') return monowheel(kit)
    return kit.variant === 'golfCart' ? golfCart(kit) : kickScooter(kit)
  },
} as const satisfies ThingModel

const leg = (z: number, from: Point3, to: Point3) => pipe([[from[0], from[1], z], [to[0], to[1], z]], 4, STEEL)

const scooter = ({ paint, random, variant }: Kit): Solid[] => {
  const moped = variant === 'moped'
  const r = moped ? 28 : 22
  const wheels = { kind: moped ? 'spoked' : 'cast', colour: moped ? '#c6cad0' : '#3a3e45', width: moped ? 8 : 12 } as const
  const [fx, rx] = moped ? [30, 144] : [28, 152]
  const accent = mix(paint, '#ffffff', 0.3)
  const controls = [
    ...grips(moped ? 60 : 52, moped ? 98 : 100, 32, 10),
    blob([[40, 96, 4, 5], [43, 97, 9, 10], [54, 98, 9, 12], [62, 97, 5, 7]], moped ? '#c6cad0' : paint),
    drum('x', [41, 97, 0], 7, 2, '#eef3f5', { segments: 14 }),
    ...[-1, 1].flatMap((sign) => [pipe([[56, 100, sign * 22], [52, 118, sign * 30]], 1.8, BLACK), blob([[49, 120, 2, 3], [51, 120, 5, 7], [54, 120, 4, 6]], '#24272b', [], sign * 31)]),
  ]
  if (moped)
    return [
      leg(-6, [fx, r, 0], [54, 84, 0]),
      wheel(fx, r, 4, wheels),
      wheel(rx, r, 4, wheels),
      slab(band(fx, r, [r + 2, r + 5], 20, 150), [-6, 6], paint),
      slab(band(rx, r, [r + 2, r + 5], 10, 140), [-6, 6], paint),
      pipe([[54, 86, 0], [70, 44, 0], [100, 34, 0], [120, 66, 0]], 8, tone(paint)),
      body([[76, 22, 5], [108, 20, 6], [114, 38, 6], [84, 46, 8]], 9, '#8a9199', { soft: 2, marks: [0, 1, 2, 3].map((i) => seam(nearSide(9.2), [[80 + i * 5, 26], [86 + i * 5, 42]], '#3a3e44', 1.6, '')) }),
      body([[66, 62, 6], [74, 78, 8], [100, 74, 8], [108, 62, 6]], 8, paint, { soft: 3 }),
      body([[100, 74, 3], [150, 76, 3], [152, 84, 4], [108, 82, 5]], 10, '#1d2024', { soft: 3 }),
      pipe([[104, 34, 7], [rx, r, 7]], 5, BLACK),
      pipe([[84, 28, 9], [100, 18, 9], [168, 22, 10]], 7, CHROME),
      leg(6, [fx, r, 0], [54, 84, 0]),
      pipe([[148, 80, -8], [176, 80, -8], [176, 80, 8], [148, 80, 8]], 2.4, STEEL),
      ...controls,
    ]
  return [
    wheel(fx, r, 6, wheels),
    slab(band(fx, r, [r + 2, r + 6], 30, 140), [-8, 8], paint, { soft: 2 }),
    leg(-8, [fx, r, 0], [44, 70, 0]),
    leg(8, [fx, r, 0], [44, 70, 0]),
    wheel(rx, r, 7, { ...wheels, width: 13 }),
    body([[34, 52, 6], [40, 94, 6], [54, 96, 6], [66, 60, 10], [72, 34, 8], [60, 32, 6]], 19, paint, { soft: 6, marks: [patch(nearSide(19.2), [[46, 54], [56, 54], [54, 88], [46, 88]], accent, 'opacity=".5"')] }),
    body([[62, 22, 6], [116, 22, 6], [120, 32, 4], [62, 34, 6]], 17, '#2b2e33', { soft: 3 }),
    body([[100, 32, 6], [104, 64, 10], [172, 76, 8], [182, 66, 8], [170, 46, 8], [128, 44, 10], [116, 30, 6]], 16, paint, {
      soft: 6,
      marks: [patch(nearSide(16.2), [[116, 48], [164, 58], [170, 66], [116, 58]], accent, 'opacity=".55"'), ...lamp(nearSide(16.3), 172, 181, 62, 70, 'tail')],
    }),
    body([[100, 66, 4], [172, 74, 4], [174, 82, 6], [136, 80, 10], [104, 78, 6]], 13, random.pick(['#1d2024', '#4a3628']), { soft: 4 }),
    pipe([[110, 26, 9], [rx, r, 10]], 8, BLACK),
    pipe([[128, 28, 12], [174, 34, 13]], 9, STEEL),
    ...controls,
  ]
}

/** Scooters and mopeds. */
export const SCOOTER = {
  variants: ['scooter', 'moped'],
  places: () => ['yard', 'street', 'garages', 'dacha'],
  focus: () => [50, 88, 10],
  build: scooter,
} as const satisfies ThingModel
