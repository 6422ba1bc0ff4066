import { mix } from '../picture/colour.ts'
import { doorSeam, lamp, patch, seam, slots, window4 } from '../picture-solids/marks.ts'
import { body, box, slab } from '../picture-solids/prism.ts'
import { bar, rectangle } from '../picture-solids/profile.ts'
import { BLACK, drum, hydraulic, pipe, STEEL } from '../picture-solids/round.ts'
import { frontEnd, nearSide, type Solid } from '../picture-solids/solid.ts'
import { axle } from '../picture-solids/wheel.ts'
import { arm, machineCab, YELLOW } from './machine-parts.ts'
import type { Kit, ThingModel } from './thing.ts'
import { cab, chassis, HALF } from './truck-parts.ts'

const DARK = '#2b2e33'
const coat = ({ paint, random }: Kit) => (random.chance(0.5) ? YELLOW : paint)

/** A crane on the chassis of a lorry; its boom lies over the cab or is raised. */
export const craneTruck = (kit: Kit, raised: boolean): Solid[] => {
  const { paint, random } = kit
  const rim = random.pick(['#8e949b', '#b9bec4'])
  const boom = mix(paint, YELLOW, random.chance(0.5) ? 1 : 0)
  const [tx, ty] = raised ? [-40, 900] : [-190, 320]
  const mid = [790 + (tx - 790) * 0.55, 270 + (ty - 270) * 0.55] as const
  return [
    ...chassis(170, 980, [640, 780, 900].slice(0, 3), rim),
    ...cab({ length: 172, height: 258, axle: 128, style: random.int(0, 2), paint, rim }),
    box([196, 980], [92, 112], [-HALF + 6, HALF - 6], '#33373c'),
    ...[230, 960].flatMap((x) => [-1, 1].map((sign) => box([x - 14, x + 14], [raised ? 0 : 40, 96], [sign * (HALF + (raised ? 60 : -4)) - 12, sign * (HALF + (raised ? 60 : -4)) + 12], '#d8d3c4'))),
    ...(raised ? [230, 960].map((x) => box([x - 10, x + 10], [78, 96], [-HALF - 62, HALF + 62], '#d8d3c4')) : []),
    drum('y', [720, 120, 0], 92, 20, '#3a3e44'),
    body([[620, 130], [640, 190, 8], [720, 196], [900, 230, 12], [920, 140, 10]], 84, boom, { soft: 5, marks: [...slots(nearSide(84.2), 850, 904, 150, 200, 4, '#24272b')] }),
    ...hydraulic([690, 180, 0], [mid[0] + 40, mid[1] - 10, 0], 26),
    ...arm([[840, 250], mid], [66, 58], 26, boom),
    ...arm([mid, [tx, ty]], [46, 38], 19, mix(boom, '#ffffff', 0.18)),
    ...machineCab({ x: [560, 672], y: [134, 262], lean: [16, 6], half: 36, frame: DARK, roof: boom, z: 86 }),
    pipe([[tx - 8, ty, 0], [tx - 8, raised ? 520 : 250, 0]], 3, BLACK),
    box([tx - 20, tx + 4], [raised ? 480 : 214, raised ? 520 : 250], [-12, 12], '#c8372d', { soft: 3 }),
  ]
}

/** Cranes. */
export const CRANE = {
  variants: ['travelling', 'raised'],
  places: () => ['site', 'highway', 'garages', 'site'],
  build: (kit) => craneTruck(kit, kit.variant === 'raised'),
} as const satisfies ThingModel

/** Graders. */
export const GRADER = {
  variants: ['grader'],
  places: () => ['site', 'birches', 'highway'],
  build: (kit) => {
    const paint = coat(kit)
    const wheels = { kind: 'digger', colour: paint, width: 36 } as const
    return [
      ...axle(70, 58, 104, wheels),
      ...[600, 730].flatMap((x) => axle(x, 58, 116, wheels)),
      ...[70, 600, 730].map((x) => pipe([[x, 58, -70], [x, 58, 70]], 20, STEEL)),
      ...arm([[40, 110], [180, 190], [420, 190], [520, 130]], [34, 34, 40, 44], 20, paint),
      box([60, 80], [58, 116], [-20, 20], DARK),
      ...arm([[80, 110], [380, 96]], [18, 16], 40, DARK),
      drum('y', [330, 84, 0], 62, 12, '#3a3e44'),
      slab([[360, 6], [374, 6, 3], [366, 44, 10], [378, 78, 4], [366, 78], [354, 44, 10]], [-170, 170], '#7b828a', { soft: 1 }),
      ...hydraulic([330, 196, 40], [340, 96, 60], 13),
      ...hydraulic([330, 196, -40], [340, 96, -60], 13),
      body([[520, 92], [516, 170, 10], [780, 176, 16], [800, 150, 12], [796, 96, 10]], 58, paint, { soft: 6, marks: [...slots(nearSide(58.2), 690, 780, 110, 160, 6, '#24272b'), doorSeam(nearSide(58.2), 560, 672, 104, 166, 1.6)] }),
      pipe([[640, 172, -20], [640, 226, -20]], 11, BLACK),
      ...machineCab({ x: [410, 540], y: [150, 322], lean: [10, 2], half: 64, frame: DARK, roof: paint }),
      box([558, 772], [52, 70], [68, 78], DARK),
    ]
  },
} as const satisfies ThingModel

/** Rollers. */
export const ROLLER = {
  variants: ['single', 'tandem'],
  places: () => ['site', 'highway', 'site', 'birches'],
  focus: () => [90, 80, 80],
  build: (kit) => {
    const paint = coat(kit)
    const tandem = kit.variant === 'tandem'
    const steel = (x: number) => [
      drum('z', [x, 70, 0], 70, 190, '#a9b0b7', { cap: '#4a5057', segments: 26 }),
      slab(bar([x, 70], [x + 84, 100], 40, 46), [96, 106], paint),
      slab(bar([x, 70], [x + 84, 100], 40, 46), [-106, -96], paint),
    ]
    return [
      ...steel(80),
      box([150, 174], [80, 122], [-106, 106], paint),
      ...(tandem
        ? [drum('z', [400, 70, 0], 70, 190, '#a9b0b7', { cap: '#4a5057', segments: 26 })]
        : axle(390, 72, 106, { kind: 'digger', colour: paint, width: 46 })),
      box([170, 300], [76, 110], [-40, 40], DARK),
      body([[250, 92], [250, 156, 8], [454, 160, 16], [480, 120, 14], [474, 96]], tandem ? 84 : 62, paint, {
        soft: 6,
        marks: [...slots(nearSide((tandem ? 84 : 62) + 0.2), 380, 456, 108, 148, 5, '#24272b'), seam(nearSide((tandem ? 84 : 62) + 0.2), [[260, 102], [460, 102]], '#0c0f14', 3)],
      }),
      ...(tandem ? [slab(bar([400, 70], [400, 110], 40, 60), [96, 104], paint)] : []),
      ...machineCab({ x: [206, 330], y: [132, 294], lean: [8, 6], half: 66, frame: DARK, roof: paint }),
    ]
  },
} as const satisfies ThingModel

/** Forklifts. */
export const FORKLIFT = {
  variants: ['counterbalance'],
  places: () => ['workshop', 'garages', 'parking'],
  build: (kit) => {
    const paint = coat(kit)
    const { random } = kit
    const lift = random.pick([6, 30, 60])
    return [
      ...axle(150, 30, 58, { kind: 'small', colour: '#e4e7e9', width: 22 }),
      ...axle(284, 25, 54, { kind: 'small', colour: '#e4e7e9', width: 20 }),
      ...[-26, 26].map((z) => slab([[104, lift + 46], [104, lift + 4, 4], [0, lift, 2], [0, lift + 4], [98, lift + 8, 2], [98, lift + 46]], [z - 6, z + 6], '#3a3e44')),
      box([100, 110], [lift + 6, lift + 52], [-46, 46], DARK),
      ...[-34, 34].map((z) => box([110, 122], [8, 218], [z - 7, z + 7], DARK)),
      ...[60, 140, 212].map((y) => box([112, 120], [y, y + 8], [-34, 34], DARK)),
      body([[124, 24, 8], [122, 66, 10], [180, 72], [196, 104, 8], [300, 108, 20], [326, 84, 20], [326, 30, 14], [260, 22]], 54, paint, {
        soft: 7,
        marks: [patch(nearSide(54.2), [[276, 36, 8], [320, 36, 10], [320, 92, 16], [286, 98, 8]], '#2b2e33'), seam(nearSide(54.2), [[190, 60], [274, 60]], '#0c0f14', 2), ...slots(nearSide(54.2), 206, 262, 70, 90, 3, '#24272b')],
      }),
      body([[200, 106], [248, 106, 4], [262, 150, 6], [252, 152, 4], [240, 116, 4], [202, 118, 4]], 22, '#1d2024', { soft: 4 }),
      pipe([[170, 76, 0], [190, 118, 0]], 4, BLACK),
      pipe([[182, 120, -16], [196, 122, 0], [182, 120, 16]], 4, BLACK),
      ...[-46, 46].flatMap((z) => [pipe([[140, 66, z], [166, 204, z]], 7, BLACK), pipe([[300, 106, z], [284, 204, z]], 7, BLACK)]),
      box([152, 296], [204, 214], [-52, 52], DARK, { soft: 3 }),
      box([282, 290], [214, 224], [-5, 5], '#f08a24', { soft: 2 }),
      ...lampPair(),
    ]
  },
} as const satisfies ThingModel

function lampPair(): Solid[] {
  return [-48, 48].map((z) => box([134, 144], [176, 190], [z - 8, z + 8], DARK, { marks: [...lamp(frontEnd(133.8), z - 7, z + 7, 177, 189)] }))
}

/** Vehicles of a city's services, on the chassis of a lorry. */
export const MUNICIPAL = {
  variants: ['sweeper', 'garbage', 'platform'],
  places: () => ['street', 'yard', 'garages', 'site'],
  build: (kit) => {
    const { random, variant } = kit
    const paint = random.chance(0.6) ? '#e2762d' : kit.paint
    const rim = '#8e949b'
    const side = nearSide(HALF + 0.2)
    const base = [
      ...chassis(170, 780, [600], rim),
      ...cab({ length: 172, height: 272, axle: 128, style: random.int(0, 2), paint, rim }),
    ]
    if (variant === 'garbage')
      return [
        ...base,
        body([[200, 112], [200, 318, 20], [620, 322, 20], [660, 300], [660, 112]], HALF, '#e4e7e9', { soft: 8, marks: [...[280, 360, 440, 520].map((x) => seam(side, [[x, 120], [x, 312]], '#0c0f14', 5, 'opacity=".25"')), patch(side, rectangle(220, 600, 200, 226, 3), paint, 'opacity=".9"')] }),
        body([[664, 100, 8], [664, 316, 16], [724, 300, 20], [800, 180, 10], [800, 96, 8]], HALF, paint, { soft: 6, marks: [seam(side, [[690, 120], [690, 290]], '#0c0f14', 3)] }),
        ...hydraulic([668, 322, 60], [740, 290, 60], 12),
      ]
    if (variant === 'platform')
      return [
        ...base,
        box([190, 780], [100, 114], [-HALF, HALF], '#33373c'),
        box([300, 700], [114, 150], [HALF - 40, HALF], paint),
        drum('y', [620, 130, 0], 60, 34, '#3a3e44'),
        ...arm([[620, 160], [560, 330], [180, 420]], [40, 36, 26], 16, paint),
        ...hydraulic([650, 170, 18], [590, 290, 18], 14),
        box([96, 190], [352, 358], [-46, 46], DARK),
        ...[-46, 46].flatMap((z) => [pipe([[96, 356, z], [96, 452, z], [190, 452, z], [190, 356, z]], 4, BLACK), pipe([[96, 404, z], [190, 404, z]], 3, BLACK)]),
        ...[96, 190].map((x) => pipe([[x, 452, -46], [x, 452, 46]], 4, BLACK)),
      ]
    return [
      ...base,
      body([[196, 104], [196, 280, 24], [520, 280, 30], [560, 200, 16], [780, 186, 12], [784, 104]], HALF, paint, { soft: 8, marks: [window4(side, 600, 690, 126, 168), ...slots(side, 240, 330, 130, 200, 5, '#24272b'), patch(side, rectangle(210, 500, 226, 246, 3), '#f1f2ee', 'opacity=".9"')] }),
      drum('y', [360, 16, HALF - 10], 44, 32, '#3a3226'),
      pipe([[360, 30, HALF - 10], [360, 100, HALF - 30]], 10, STEEL),
      drum('z', [460, 26, 0], 26, 200, '#3a3226'),
    ]
  },
} as const satisfies ThingModel
