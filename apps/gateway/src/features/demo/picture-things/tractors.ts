import { mix } from '../picture/colour.ts'
import { lamp, patch, seam, slots } from '../picture-solids/marks.ts'
import { body, box, slab } from '../picture-solids/prism.ts'
import { band, bar } from '../picture-solids/profile.ts'
import { BLACK, pipe, STEEL } from '../picture-solids/round.ts'
import { frontEnd, nearSide, type Solid } from '../picture-solids/solid.ts'
import { axle } from '../picture-solids/wheel.ts'
import { machineCab, rearLamps } from './machine-parts.ts'
import type { Kit, ThingModel } from './thing.ts'

const RIMS = ['#c9b23a', '#b23a34', '#dfe3e5', '#c9b23a'] as const

const nose = (paint: string, from: number, to: number, low: number, high: number, half: number): Solid => {
  const side = nearSide(half + 0.2)
  const front = frontEnd(from - 0.2)
  return body([[from, low, 4], [from, high - 22, 8], [from + 26, high - 4, 14], [to, high + 6], [to, low]], half, paint, {
    soft: 5,
    marks: [
      ...slots(front, -half + 8, half - 8, low + 6, high - 30, 5, '#1b1d20'),
      ...lamp(front, -half + 6, -half + 22, high - 28, high - 14),
      ...lamp(front, half - 6, half - 22, high - 28, high - 14),
      ...slots(side, from + 16, from + (to - from) * 0.42, low + 12, high - 26, 5, '#24272b'),
      seam(side, [[from + 4, low + 8], [to, low + 8]], '#0c0f14', 2),
      seam(side, [[from + 8, high - 16], [to, high - 8]], '#ffffff', 3, 'opacity=".4"'),
      patch(side, [[from + (to - from) * 0.55, low + 26], [to - 8, low + 26], [to - 8, low + 40], [from + (to - from) * 0.55, low + 40]], '#f1f2ee', 'opacity=".85"'),
    ],
  })
}

/** A tractor with large rear wheels. */
export const classicTractor = ({ paint, random }: Kit): Solid[] => {
  const rim = random.pick(RIMS)
  const four = random.chance(0.6)
  const [fx, fr] = [58, four ? 50 : 38]
  const [rx, rr] = [284, 82]
  const dark = '#2b2e33'
  return [
    ...axle(fx, fr, 88, { kind: 'tractor', colour: rim, width: 36 }),
    ...axle(rx, rr, 98, { kind: 'tractor', colour: rim, width: 44 }),
    pipe([[fx, fr, -60], [fx, fr, 60]], 16, STEEL),
    pipe([[rx, rr, -70], [rx, rr, 70]], 30, STEEL),
    box([10, 310], [58, 104], [-26, 26], dark),
    box([2, 16], [52, 108], [-26, 26], '#4a5057'),
    box([150, 204], [52, 100], [28, 62], dark, { soft: 4 }),
    box([212, 240], [42, 46], [56, 84], '#3a3e44'),
    box([212, 240], [68, 72], [56, 84], '#3a3e44'),
    nose(paint, 8, 196, 100, 168, 33),
    pipe([[120, 166, -20], [120, 250, -20], [128, 262, -20]], 9, BLACK),
    ...machineCab({ x: [192, 318], y: [120, 262], lean: [18, 10], half: 66, frame: mix(paint, '#0c0f14', 0.3), roof: mix(paint, '#ffffff', random.chance(0.5) ? 0.85 : 0) }),
    ...[-1, 1].map((sign) =>
      slab(band(rx, rr, [rr + 4, rr + 11], 8, 150), [sign * 78 - 26, sign * 78 + 22], paint, { soft: 3, marks: sign > 0 ? lamp(nearSide(100.2), rx + 72, rx + 88, rr + 24, rr + 36, 'tail') : [] }),
    ),
    ...[-1, 1].map((sign) => slab(band(fx, fr, [fr + 5, fr + 9], 40, 140), [sign * 72 - 16, sign * 72 + 16], '#24272b')),
    ...[-22, 22].map((z) => pipe([[310, 70, z], [376, 44, z]], 7, STEEL)),
    pipe([[312, 110, 0], [372, 78, 0]], 6, STEEL),
    pipe([[176, 206, 74], [192, 206, 66]], 3, BLACK),
    box([172, 180], [190, 216], [70, 86], '#1b1d20', { soft: 2 }),
    box([318, 322], [112, 130], [-66, 66], dark, { marks: rearLamps(322.2, 114, 62) }),
  ]
}

/** An articulated tractor with four wheels of one size. */
export const bigTractor = ({ paint, random }: Kit): Solid[] => {
  const rim = random.pick(['#dfe3e5', '#c9b23a', '#b23a34'])
  const r = 88
  const wheels = { kind: 'tractor', colour: rim, width: 62 } as const
  const dual = random.chance(0.25)
  return [
    ...[130, 470].flatMap((x) => axle(x, r, dual ? 150 : 126, wheels)),
    ...(dual ? [130, 470].flatMap((x) => axle(x, r, 84, wheels)) : []),
    ...[130, 470].map((x) => pipe([[x, r, -90], [x, r, 90]], 34, STEEL)),
    box([40, 290], [92, 138], [-44, 44], '#2b2e33'),
    box([310, 560], [92, 138], [-44, 44], '#2b2e33'),
    box([286, 316], [84, 126], [-18, 18], '#4a5057'),
    nose(paint, 18, 236, 130, 228, 54),
    pipe([[190, 226, -34], [190, 330, -34]], 13, BLACK),
    ...machineCab({ x: [232, 372], y: [150, 326], lean: [14, 6], half: 84, frame: mix(paint, '#0c0f14', 0.25), roof: '#eceff0' }),
    body([[372, 138], [372, 176, 8], [548, 164, 8], [560, 138]], 60, paint, { soft: 5, marks: slots(nearSide(60.2), 420, 520, 144, 158, 2, '#24272b') }),
    ...[130, 470].flatMap((x) => [-1, 1].map((sign) => slab(band(x, r, [r + 8, r + 14], 35, 145), [sign * 94 - 32, sign * 94 + 32], paint))),
    box([252, 342], [74, 84], [84, 112], '#33373c'),
    box([252, 342], [108, 116], [84, 112], '#33373c'),
    ...[-30, 30].map((z) => pipe([[556, 100, z], [626, 60, z]], 10, STEEL)),
  ]
}

/** A caterpillar tractor's sibling on the field: a tractor with a mounted implement would be an `implement`. */
const mini = ({ paint, random }: Kit): Solid[] => {
  const rim = random.pick(RIMS)
  return [
    ...axle(34, 28, 48, { kind: 'tractor', colour: rim, width: 18 }),
    ...axle(168, 46, 58, { kind: 'tractor', colour: rim, width: 26 }),
    pipe([[34, 28, -30], [34, 28, 30]], 9, STEEL),
    pipe([[168, 46, -36], [168, 46, 36]], 16, STEEL),
    box([10, 180], [36, 62], [-16, 16], '#2b2e33'),
    nose(paint, 6, 108, 56, 96, 22),
    box([110, 140], [46, 52], [-42, 42], '#3a3e44'),
    pipe([[104, 96, 0], [124, 116, 0]], 4, BLACK),
    pipe([[122, 116, -16], [128, 120, 0], [122, 116, 16]], 4, BLACK),
    body([[142, 74], [186, 74, 4], [194, 104, 6], [186, 106, 4], [178, 84, 4], [144, 84, 4]], 19, '#1d2024', { soft: 4 }),
    ...[-1, 1].map((sign) => slab(band(168, 46, [49, 55], 20, 150), [sign * 46 - 14, sign * 46 + 14], paint, { soft: 2 })),
    ...[-1, 1].map((sign) => pipe([[196, 66, sign * 26], [198, 172, sign * 26]], 6, BLACK)),
    pipe([[198, 172, -26], [198, 172, 26]], 6, BLACK),
    body(bar([184, 60], [222, 40], 6, 6), 16, '#3a3e44'),
  ]
}

/** Tractors. */
export const TRACTOR = {
  variants: ['classic', 'articulated', 'mini'],
  places: () => ['field', 'birches', 'dacha', 'field', 'garages'],
  build: (kit) => (kit.variant === 'articulated' ? bigTractor(kit) : kit.variant === 'mini' ? mini(kit) : classicTractor(kit)),
} as const satisfies ThingModel
