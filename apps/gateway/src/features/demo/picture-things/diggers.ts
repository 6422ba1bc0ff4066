import { mix } from '../picture/colour.ts'
import { doorSeam, lamp, patch, seam, slots } from '../picture-solids/marks.ts'
import { body, box, slab } from '../picture-solids/prism.ts'
import { bar, band, circle } from '../picture-solids/profile.ts'
import { BLACK, drum, hydraulic, pipe, STEEL } from '../picture-solids/round.ts'
import { frontEnd, nearSide, type Solid } from '../picture-solids/solid.ts'
import { track } from '../picture-solids/track.ts'
import { axle } from '../picture-solids/wheel.ts'
import { arm, bucket, machineCab, rearLamps, stepsUp, YELLOW } from './machine-parts.ts'
import type { Kit, ThingModel } from './thing.ts'

const DARK = '#2b2e33'
/** Machines are yellow more often than not. */
const coat = ({ paint, random }: Kit) => (random.chance(0.55) ? YELLOW : paint)

/** Boom, stick and bucket in front of a pivot; the bucket rests on the ground. */
const digging = (x: number, y: number, paint: string, scale: number, z = 0): Solid[] => {
  const at = (dx: number, dy: number) => [x - dx * scale, y + dy * scale] as const
  const w = (value: number) => value * scale
  return [
    ...arm([at(0, 0), at(110, 170), at(280, 170)], [w(44), w(56), w(34)], w(15), paint, z),
    ...hydraulic([...at(40, 0), z + w(18)], [...at(124, 138), z + w(18)], w(16)),
    ...hydraulic([...at(130, 196), z], [...at(280, 196), z], w(14)),
    ...arm([at(262, 190), at(330, -18)], [w(40), w(24)], w(11), paint, z),
    ...hydraulic([...at(290, 176), z], [...at(352, 46), z], w(11)),
    ...arm([at(352, 46), at(346, -14)], [w(12), w(10)], w(6), DARK, z),
    slab([at(316, -14), at(366, -18), at(380, -60), at(352, -92), at(300, -96), at(314, -56)], [z - w(34), z + w(34)], mix(paint, '#33373c', 0.7), { soft: 2 }),
    ...[-26, -9, 9, 26].map((tooth) => slab(bar(at(302, -94), at(276, -92), w(10), w(4)), [z + w(tooth) - w(5), z + w(tooth) + w(5)], '#8e949b')),
  ]
}

const house = (paint: string, half: number, from: number, to: number, low: number, high: number): Solid =>
  body([[from, low, 6], [from, high - 24], [from + 60, high - 6, 8], [to - 24, high, 16], [to, high - 36, 20], [to - 2, low + 6, 12]], half, paint, {
    soft: 6,
    marks: [
      doorSeam(nearSide(half + 0.2), from + 70, to - 60, low + 12, high - 14, 1.6),
      ...slots(nearSide(half + 0.2), to - 48, to - 14, low + 24, high - 40, 5, '#24272b'),
      seam(nearSide(half + 0.2), [[from + 4, low + 8], [to - 8, low + 8]], '#0c0f14', 3),
      patch(nearSide(half + 0.3), [[from + 80, high - 44], [to - 70, high - 44], [to - 70, high - 28], [from + 80, high - 28]], '#24272b', 'opacity=".75"'),
    ],
  })

const crawler = (kit: Kit): Solid[] => {
  const paint = coat(kit)
  return [
    track(250, 640, 84, [-140, -84], paint),
    box([330, 570], [36, 76], [-86, 86], DARK),
    track(250, 640, 84, [84, 140], paint),
    drum('y', [446, 96, 0], 80, 22, '#3a3e44'),
    house(paint, 130, 320, 668, 106, 214),
    ...digging(330, 136, paint, 1),
    ...machineCab({ x: [306, 436], y: [112, 290], lean: [14, 8], half: 44, frame: DARK, roof: paint, z: 88 }),
    pipe([[560, 212, -60], [560, 250, -60]], 12, BLACK),
    pipe([[380, 214, -110], [380, 250, -110], [640, 250, -110], [640, 210, -110]], 4, BLACK),
  ]
}

const wheeled = (kit: Kit): Solid[] => {
  const paint = coat(kit)
  return [
    ...[300, 560].flatMap((x) => axle(x, 52, 124, { kind: 'digger', colour: paint, width: 44 })),
    box([270, 596], [48, 92], [-60, 60], DARK),
    slab([[212, 10, 4], [226, 12], [246, 70, 6], [232, 74, 6]], [-122, 122], mix(paint, '#33373c', 0.5)),
    drum('y', [430, 102, 0], 70, 22, '#3a3e44'),
    house(paint, 122, 320, 628, 114, 210),
    ...digging(330, 146, paint, 0.95),
    ...machineCab({ x: [306, 432], y: [118, 288], lean: [14, 8], half: 42, frame: DARK, roof: paint, z: 80 }),
  ]
}

const mini = (kit: Kit): Solid[] => {
  const paint = coat(kit)
  return [
    track(150, 330, 44, [-74, -48], paint),
    box([190, 300], [18, 40], [-50, 50], DARK),
    track(150, 330, 44, [48, 74], paint),
    slab([[112, 2, 3], [120, 4], [132, 42, 4], [122, 46, 4]], [-74, 74], paint),
    drum('y', [246, 52, 0], 40, 14, '#3a3e44'),
    body([[190, 58, 4], [196, 94, 8], [240, 98], [330, 104, 20], [338, 62, 10]], 68, paint, { soft: 5, marks: slots(nearSide(68.2), 288, 322, 70, 92, 3, '#24272b') }),
    ...machineCab({ x: [204, 296], y: [96, 226], lean: [8, 6], half: 50, frame: DARK, roof: paint }),
    ...digging(190, 78, paint, 0.56),
  ]
}

/** Excavators. */
export const EXCAVATOR = {
  variants: ['crawler', 'wheeled', 'mini'],
  places: () => ['site', 'field', 'site', 'garages'],
  focus: (variant) => (variant === 'mini' ? [240, 110, 60] : [400, 180, 120]),
  build: (kit) => (kit.variant === 'wheeled' ? wheeled(kit) : kit.variant === 'mini' ? mini(kit) : crawler(kit)),
} as const satisfies ThingModel

const scoop = (x: number, half: number, colour: string, size = 1, lift = 0): Solid[] =>
  bucket(
    [
      [x, 4 + lift, 2],
      [x + 84 * size, 8 + lift, 10],
      [x + 92 * size, 60 * size + lift, 16],
      [x + 60 * size, 94 * size + lift, 6],
      [x + 50 * size, 90 * size + lift],
      [x + 62 * size, 30 * size + lift, 12],
    ],
    half,
    colour,
  )

const backhoe = (kit: Kit): Solid[] => {
  const paint = coat(kit)
  const rim = kit.random.pick(['#e4e7e9', paint, '#8e949b'])
  const mirror = (x: number) => 700 - x
  return [
    ...scoop(0, 116, mix(paint, '#2b2e33', 0.4)),
    ...axle(176, 46, 108, { kind: 'digger', colour: rim, width: 34 }),
    ...axle(420, 72, 116, { kind: 'tractor', colour: rim, width: 44 }),
    box([130, 540], [58, 96], [-44, 44], DARK),
    body([[128, 92, 4], [124, 140, 10], [170, 158, 16], [330, 170], [330, 92]], 48, paint, {
      soft: 5,
      marks: [...slots(frontEnd(125), -38, 38, 98, 136, 4, '#24272b'), ...slots(nearSide(48.2), 150, 230, 104, 138, 5, '#24272b'), ...lamp(frontEnd(124), -44, -30, 138, 150), ...lamp(frontEnd(124), 44, 30, 138, 150)],
    }),
    ...machineCab({ x: [320, 470], y: [110, 288], lean: [10, 2], half: 74, frame: DARK, roof: paint }),
    ...[-70, 70].flatMap((z) => [...arm([[300, 140], [180, 128], [92, 50]], [20, 30, 18], 8, paint, z), ...hydraulic([280, 96, z], [188, 120, z], 12)]),
    ...[-1, 1].map((sign) => slab(band(420, 72, [76, 83], 15, 150), [sign * 92 - 26, sign * 92 + 24], paint, { soft: 3 })),
    box([540, 566], [30, 150], [-100, 100], DARK, { marks: rearLamps(566.2, 128, 96) }),
    ...[-92, 92].flatMap((z) => [...arm([[560, 70], [566, 8]], [20, 14], 8, paint, z), box([548, 588], [0, 8], [z - 18, z + 18], DARK)]),
    ...arm([[570, 90], [640, 240]], [34, 28], 13, paint),
    ...arm([[mirror(60), 250], [mirror(10), 96]], [30, 20], 10, paint),
    ...hydraulic([590, 90, 16], [632, 196, 16], 12),
    slab([[mirror(34), 100], [mirror(-6), 96, 6], [mirror(-18), 62, 10], [mirror(0), 40, 8], [mirror(44), 44], [mirror(28), 70, 8]], [-30, 30], mix(paint, '#33373c', 0.7), { soft: 2 }),
    ...stepsUp(340, 50, 100, 88),
  ]
}

/** Backhoe loaders. */
export const BACKHOE = {
  variants: ['backhoe'],
  places: () => ['site', 'garages', 'field'],
  build: backhoe,
} as const satisfies ThingModel

const wheelLoader = (kit: Kit): Solid[] => {
  const paint = coat(kit)
  const wheels = { kind: 'digger', colour: kit.random.pick([paint, '#8e949b']), width: 54 } as const
  return [
    ...scoop(0, 138, mix(paint, '#2b2e33', 0.5), 1.2),
    ...[210, 500].flatMap((x) => axle(x, 74, 128, wheels)),
    ...[210, 500].map((x) => pipe([[x, 74, -80], [x, 74, 80]], 30, STEEL)),
    body([[150, 90], [176, 170, 10], [300, 176], [318, 80], [180, 70]], 52, DARK),
    body([[350, 80], [350, 190], [420, 200, 10], [608, 186, 20], [622, 150, 14], [616, 84, 10], [440, 70]], 74, paint, {
      soft: 7,
      marks: [...slots(nearSide(74.2), 540, 604, 104, 166, 6, '#24272b'), doorSeam(nearSide(74.2), 424, 532, 96, 188, 1.6), patch(nearSide(74.3), [[434, 160], [522, 156], [522, 172], [434, 176]], '#24272b', 'opacity=".7"')],
    }),
    box([310, 356], [80, 120], [-30, 30], '#4a5057'),
    ...machineCab({ x: [292, 430], y: [172, 336], lean: [10, 6], half: 72, frame: DARK, roof: paint }),
    ...[-62, 62].flatMap((z) => [...arm([[286, 190], [170, 160], [106, 60]], [26, 44, 24], 10, paint, z)]),
    ...hydraulic([240, 110, 40], [160, 140, 40], 18),
    ...hydraulic([270, 196, 0], [150, 150, 0], 16),
    ...arm([[150, 176], [112, 96]], [18, 14], 8, DARK),
    ...[-1, 1].map((sign) => slab(band(500, 74, [80, 87], 30, 150), [sign * 102 - 26, sign * 102 + 28], paint, { soft: 3 })),
    ...stepsUp(366, 70, 160, 90),
  ]
}

const skid = (kit: Kit): Solid[] => {
  const paint = coat(kit)
  const wheels = { kind: 'digger', colour: '#e4e7e9', width: 28 } as const
  return [
    ...scoop(0, 84, mix(paint, '#2b2e33', 0.5), 0.72),
    ...[112, 214].flatMap((x) => axle(x, 38, 84, wheels)),
    body([[84, 34, 6], [78, 70], [120, 84], [262, 120, 12], [274, 60, 10], [262, 34, 8]], 52, paint, { soft: 4, marks: slots(nearSide(52.2), 220, 262, 76, 106, 4, '#24272b') }),
    ...machineCab({ x: [100, 220], y: [84, 192], lean: [6, 12], half: 46, frame: DARK, roof: DARK }),
    ...[-62, 62].flatMap((z) => [...arm([[268, 134], [104, 92], [64, 28]], [26, 20, 16], 8, paint, z), ...hydraulic([250, 76, z], [160, 106, z], 9)]),
  ]
}

const telehandler = (kit: Kit): Solid[] => {
  const paint = coat(kit)
  const wheels = { kind: 'digger', colour: '#e4e7e9', width: 40 } as const
  return [
    ...[150, 430].flatMap((x) => axle(x, 58, 118, wheels)),
    body([[110, 64, 8], [112, 104, 10], [470, 122, 10], [490, 90, 10], [470, 62, 10]], 70, paint, { soft: 5 }),
    ...arm([[480, 176], [130, 130]], [40, 32], 18, paint, -20),
    ...arm([[150, 132], [20, 60]], [26, 22], 13, mix(paint, '#ffffff', 0.2), -20),
    body([[256, 100], [250, 150, 8], [440, 146, 10], [452, 100]], 40, paint, { soft: 5 }),
    ...machineCab({ x: [190, 318], y: [104, 250], lean: [16, 12], half: 38, frame: DARK, roof: paint, z: 66 }),
    box([10, 18], [16, 92], [-60, 40], DARK),
    ...[-46, 24].map((z) => body([[18, 16], [14, 4], [-98, 4], [-98, 8], [8, 10]], 6, '#5c636b')).slice(0, 1),
    ...[-40, 20].map((z) => slab([[18, 16], [-98, 6], [-98, 2], [14, 2]], [z - 6, z + 6], '#5c636b')),
  ]
}

/** Loaders. */
export const LOADER = {
  variants: ['wheel', 'skid', 'telescopic'],
  places: () => ['site', 'garages', 'field'],
  build: (kit) => (kit.variant === 'skid' ? skid(kit) : kit.variant === 'telescopic' ? telehandler(kit) : wheelLoader(kit)),
} as const satisfies ThingModel

/** Bulldozers. */
export const BULLDOZER = {
  variants: ['crawler'],
  places: () => ['site', 'field', 'site'],
  focus: () => [260, 120, 110],
  build: (kit) => {
    const paint = coat(kit)
    return [
      slab([[18, 8], [36, 4, 4], [58, 70, 30], [34, 134, 6], [24, 134, 4], [40, 70, 30]], [-168, 168], paint, { soft: 2 }),
      ...[-150, 150].flatMap((z) => arm([[40, 40], [300, 52]], [24, 26], 9, paint, z)),
      track(96, 452, 110, [-132, -76], paint),
      body([[106, 84], [104, 196, 8], [130, 208, 10], [286, 214], [286, 84]], 50, paint, {
        soft: 5,
        marks: [...slots(frontEnd(103.6), -42, 42, 96, 188, 7, '#24272b'), ...slots(nearSide(50.2), 130, 220, 130, 186, 5, '#24272b')],
      }),
      pipe([[190, 210, -20], [190, 268, -20]], 12, BLACK),
      body([[280, 100], [280, 160], [430, 164, 8], [440, 110, 8]], 70, paint, { soft: 4 }),
      track(96, 452, 110, [76, 132], paint),
      ...machineCab({ x: [276, 398], y: [160, 312], lean: [8, 6], half: 66, frame: DARK, roof: paint }),
      ...hydraulic([170, 150, 60], [64, 74, 70], 15),
      ...arm([[452, 70], [520, 96], [526, 14]], [26, 22, 12], 12, paint),
      slab(circle(446, 70, 20), [-60, 60], DARK),
    ]
  },
} as const satisfies ThingModel
