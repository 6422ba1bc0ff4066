import { mix } from '../picture/colour.ts'
import { lamp, patch, seam, slots } from '../picture-solids/marks.ts'
import { body, box, slab } from '../picture-solids/prism.ts'
import { bar, band, rectangle } from '../picture-solids/profile.ts'
import { BLACK, drum, pipe, STEEL } from '../picture-solids/round.ts'
import { nearSide, type Solid } from '../picture-solids/solid.ts'
import { axle } from '../picture-solids/wheel.ts'
import { arm, machineCab, stepsUp } from './machine-parts.ts'
import type { Kit, ThingModel } from './thing.ts'

const STEELY = '#8e949b'

const combine = ({ paint, random }: Kit): Solid[] => {
  const rim = random.pick(['#c9b23a', '#dfe3e5', '#b23a34'])
  const side = nearSide(136.2)
  const reel = [...Array(6).keys()].map((i) => (i / 6) * Math.PI * 2 + 0.3)
  const header = 190
  return [
    ...axle(300, 84, 168, { kind: 'tractor', colour: rim, width: 62 }),
    ...axle(640, 56, 140, { kind: 'tractor', colour: rim, width: 40 }),
    pipe([[300, 84, -100], [300, 84, 100]], 30, STEEL),
    pipe([[640, 56, -90], [640, 56, 90]], 20, STEEL),
    body([[64, 16], [40, 24, 6], [92, 96, 6], [112, 90], [104, 26]], header, mix(paint, '#0c0f14', 0.15), { marks: [seam(nearSide(header + 0.2), [[58, 28], [96, 84]], '#ffffff', 3, 'opacity=".35"')] }),
    ...reel.map((a) => pipe([[34 + 46 * Math.cos(a), 76 + 46 * Math.sin(a), 8 - header], [34 + 46 * Math.cos(a), 76 + 46 * Math.sin(a), header - 8]], 5, { dark: '#7d5a1c', base: '#d8a32e', light: '#f2cf7a' })),
    slab(
      [...reel.map((a) => [34 + 46 * Math.cos(a), 76 + 46 * Math.sin(a)] as const)],
      [header - 6, header - 3],
      '#c9962c',
    ),
    slab(bar([34, 76], [108, 112], 10, 12), [header - 3, header + 3], paint),
    body(bar([100, 60], [246, 150], 62, 74), 66, mix(paint, '#0c0f14', 0.25)),
    body(
      [[238, 118], [238, 216, 6], [340, 240], [340, 306, 6], [560, 306, 10], [690, 250, 16], [742, 190, 12], [736, 96, 10], [560, 92], [380, 118]],
      136,
      paint,
      {
        soft: 6,
        marks: [
          patch(side, [[384, 130], [720, 112], [724, 176], [384, 196]], mix(paint, '#0c0f14', 0.16)),
          seam(side, [[384, 130], [384, 296]], '#0c0f14', 2),
          seam(side, [[560, 100], [560, 298]], '#0c0f14', 2),
          ...slots(side, 590, 690, 200, 236, 4, '#24272b'),
          patch(side, [[346, 250], [554, 250], [554, 268], [346, 268]], '#f1f2ee', 'opacity=".9"'),
          patch(side, [[346, 216], [554, 216], [554, 238], [346, 238]], mix(paint, '#ffffff', 0.25)),
        ],
      },
    ),
    body([[352, 306], [330, 342], [560, 342], [546, 306]], 120, mix(paint, '#0c0f14', 0.1)),
    ...machineCab({ x: [196, 330], y: [178, 334], lean: [-10, 4], half: 82, frame: '#24272b', roof: paint }),
    pipe([[360, 322, 142], [640, 300, 146], [672, 286, 146]], 30, { dark: mix(paint, '#0c0f14', 0.5), base: paint, light: mix(paint, '#ffffff', 0.4) }),
    ...stepsUp(240, 40, 160, 150),
    box([728, 744], [150, 176], [-120, 120], '#2a2d32', { marks: [...lamp(nearSide(120.2), 730, 742, 152, 172, 'tail')] }),
  ]
}

const plough = ({ paint }: Kit): Solid[] => [
  ...[0, 1, 2, 3].flatMap((i) => {
    const [x, z] = [40 + i * 88, -80 + i * 48]
    return [
      ...arm([[x + 26, 96], [x + 6, 34]], [14, 12], 5, paint, z),
      slab([[x - 30, 4], [x + 18, 6, 4], [x + 42, 44, 14], [x + 22, 54, 8], [x - 2, 30]], [z - 4, z + 16], STEELY, { soft: 2 }),
      slab(bar([x - 34, 3], [x + 2, 8], 4, 9), [z - 2, z + 18], '#5c636b'),
    ]
  }),
  pipe([[30, 98, -100], [390, 98, 96]], 18, { dark: mix(paint, '#0c0f14', 0.45), base: paint, light: mix(paint, '#ffffff', 0.35) }),
  ...arm([[20, 60], [30, 150], [60, 100]], [14, 12, 12], 4, paint, -70),
  ...arm([[20, 60], [30, 150], [60, 100]], [14, 12, 12], 4, paint, -40),
  ...axle(330, 28, 112, { kind: 'small', colour: paint, width: 16 }).slice(1),
  pipe([[330, 28, 100], [318, 96, 64]], 8, STEEL),
]

const cultivator = ({ paint }: Kit): Solid[] => {
  const tone = { dark: mix(paint, '#0c0f14', 0.45), base: paint, light: mix(paint, '#ffffff', 0.35) }
  const tine = (x: number, z: number): Solid[] => [
    slab(band(x, 48, [26, 32], -70, 150), [z - 3, z + 3], paint),
    slab(bar([x + 4, 16], [x - 22, 2], 9, 12), [z - 9, z + 9], STEELY),
  ]
  return [
    ...[60, 130, 200].flatMap((x, row) => [-150, -90, -30, 30, 90, 150].flatMap((z) => tine(x, z + row * 18 - 18))),
    ...[60, 130, 200].map((x) => pipe([[x, 82, -176], [x, 82, 176]], 11, tone)),
    ...[-120, -30, 30, 120].map((z) => pipe([[50, 84, z], [290, 84, z]], 9, tone)),
    drum('z', [290, 22, 0], 22, 340, '#3a3e44', { cap: '#5c636b' }),
    ...[-30, 30].flatMap((z) => arm([[20, 62], [34, 140], [90, 88]], [12, 11, 11], 4, paint, z)),
    pipe([[34, 140, -30], [34, 140, 30]], 8, tone),
    ...[-168, 168].flatMap((z) => arm([[284, 22], [262, 84]], [12, 12], 4, paint, z)),
  ]
}

const seeder = ({ paint }: Kit): Solid[] => [
  ...axle(180, 56, 190, { kind: 'tractor', colour: '#c9b23a', width: 28 }),
  pipe([[180, 56, -160], [180, 56, 160]], 12, STEEL),
  body([[96, 92], [84, 158, 6], [250, 158, 6], [236, 92, 10]], 158, paint, {
    soft: 4,
    marks: [...[-0.33, 0.33].map((s) => seam(nearSide(158.2), [[166 + s * 150, 100], [166 + s * 160, 150]], '#0c0f14', 2)), patch(nearSide(158.4), rectangle(120, 214, 112, 134, 3), '#f1f2ee', 'opacity=".85"')],
  }),
  box([80, 254], [158, 166], [-162, 162], mix(paint, '#ffffff', 0.7)),
  ...[-140, -100, -60, -20, 20, 60, 100, 140].flatMap((z) => [
    pipe([[200, 92, z], [236, 40, z], [252, 10, z]], 6, BLACK),
    drum('z', [262, 16, z], 16, 4, STEELY),
  ]),
  pipe([[-90, 52, 0], [70, 60, -90]], 11, STEEL),
  pipe([[-90, 52, 0], [70, 60, 90]], 11, STEEL),
  box([60, 230], [64, 92], [-150, 150], '#33373c'),
]

const baler = ({ paint }: Kit): Solid[] => [
  ...axle(150, 42, 120, { kind: 'tractor', colour: '#dfe3e5', width: 32 }),
  pipe([[150, 42, -90], [150, 42, 90]], 12, STEEL),
  body([[60, 46, 10], [50, 120, 24], [96, 186, 40], [190, 196, 50], [262, 150, 40], [264, 80, 30], [200, 44, 10]], 82, paint, {
    soft: 5,
    marks: [
      seam(nearSide(82.2), [[166, 46], [176, 194]], '#0c0f14', 3),
      patch(nearSide(82.3), rectangle(76, 152, 104, 128, 4), '#f1f2ee', 'opacity=".9"'),
      ...slots(nearSide(82.3), 196, 240, 90, 126, 4, mix(paint, '#0c0f14', 0.4)),
    ],
  }),
  body([[20, 24, 6], [84, 30], [88, 62], [30, 56, 8]], 96, '#33373c'),
  ...[-60, -20, 20, 60].map((z) => pipe([[22, 30, z], [14, 10, z], [40, 6, z]], 3, STEEL)),
  ...arm([[-120, 46], [60, 70]], [14, 20], 8, mix(paint, '#0c0f14', 0.3)),
]

const sprayer = ({ paint }: Kit): Solid[] => [
  ...axle(170, 62, 110, { kind: 'tractor', colour: '#c9b23a', width: 30 }),
  pipe([[170, 62, -90], [170, 62, 90]], 12, STEEL),
  box([0, 290], [76, 92], [-40, 40], '#33373c'),
  body([[60, 92, 20], [50, 150, 40], [80, 206, 30], [220, 206, 30], [250, 150, 40], [240, 92, 20]], 74, '#f1f2ee', { soft: 14, marks: [seam(nearSide(74.2), [[84, 120], [220, 120]], paint, 12, 'opacity=".9"')] }),
  box([136, 164], [204, 216], [-16, 16], '#24272b', { soft: 3 }),
  ...arm([[-120, 44], [20, 80]], [12, 16], 7, paint),
  ...[-1, 1].flatMap((sign) => [
    pipe([[286, 110, 0], [292, 120, sign * 110], [150, 130, sign * 122], [40, 126, sign * 122]], 7, { dark: mix(paint, '#0c0f14', 0.45), base: paint, light: mix(paint, '#ffffff', 0.35) }),
    pipe([[286, 160, 0], [292, 164, sign * 110], [150, 166, sign * 122], [60, 150, sign * 122]], 5, STEEL),
  ]),
  pipe([[286, 84, 0], [286, 184, 0]], 10, STEEL),
]

/** Combine harvesters. */
export const COMBINE = {
  variants: ['grain'],
  places: () => ['field', 'field', 'birches', 'garages'],
  build: combine,
} as const satisfies ThingModel

const TOOLS = { plough, cultivator, seeder, baler, sprayer } as const

/** What a tractor pulls or carries. */
export const IMPLEMENT = {
  variants: ['plough', 'cultivator', 'seeder', 'baler', 'sprayer'],
  places: () => ['field', 'dacha', 'birches', 'garages'],
  build: (kit) => (Object.entries(TOOLS).find(([name]) => name === kit.variant)?.[1] ?? plough)(kit),
} as const satisfies ThingModel
