import { mix } from '../picture/colour.ts'
import type { Point3 } from '../picture/geometry.ts'
import { pane, patch, seam, window4 } from '../picture-solids/marks.ts'
import { body, box, slab } from '../picture-solids/prism.ts'
import { bar, rectangle } from '../picture-solids/profile.ts'
import { blob, BLACK, CHROME, drum, loft, pipe, tube } from '../picture-solids/round.ts'
import { type Mark, nearSide, slope, type Solid, topSide } from '../picture-solids/solid.ts'
import type { Kit, ThingModel } from './thing.ts'

interface Hull {
  length: number
  half: number
  depth: number
  /** How much higher the bow is than the stern. */
  sheer: number
  /** How far the bow leans forward. */
  rake: number
  side: string
  bottom: string
  deck: string
}

const STATIONS = [0, 0.05, 0.13, 0.24, 0.38, 0.55, 0.75, 1]
const breadth = ({ half }: Hull, t: number) => half * (1 - (1 - t) ** 2.6) ** 0.75 * (1 - 0.1 * Math.max(0, t - 0.6))
const gunwale = ({ depth, sheer }: Hull, t: number) => depth + sheer * (1 - t) ** 2

/** A hull with its bow at 0, its deck closed; `stripe` is a line along its side. */
const hull = (spec: Hull, stripe: string): Solid => {
  const { length, depth, rake, side, bottom, deck } = spec
  const rings = STATIONS.map((t): Point3[] => {
    const b = Math.max(1.5, breadth(spec, t))
    const x = (share: number) => t * length + rake * (1 - share) * (1 - t) ** 3
    const keel = depth * 0.75 * Math.max(0, 1 - t / 0.3) ** 1.8
    const top = gunwale(spec, t)
    const chine = keel + (top - keel) * 0.36
    return [
      [x(0), keel, 0],
      [x(0.4), chine, b * 0.8],
      [x(1), top, b],
      [x(1), top, -b],
      [x(0.4), chine, -b * 0.8],
    ]
  })
  const stern = rings.at(-1) ?? []
  const skin = loft(rings, (i) => (i === 2 ? deck : i === 0 || i === 4 ? bottom : side))
  const line = (share: number): Point3[] =>
    rings.slice(1).map((ring): Point3 => {
      const [, low, high] = ring
      if (!low || !high) return [0, 0, 0]
      return [low[0] + (high[0] - low[0]) * share, low[1] + (high[1] - low[1]) * share, low[2] + (high[2] - low[2]) * share + 0.3]
    })
  const marks: Mark[] = [
    { kind: 'line', points: line(0.96), normal: [0, 0, 1], colour: '#2a2d32', width: depth * 0.07 },
    { kind: 'line', points: line(0.7), normal: [0, 0, 1], colour: stripe, width: depth * 0.1 },
    { kind: 'line', points: line(0.3), normal: [0, 0, 1], colour: mix(side, '#0c0f14', 0.3), width: depth * 0.03 },
  ]
  return {
    ...skin,
    faces: [...skin.faces, { points: stern, normal: [1, 0, 0], colour: mix(side, '#0c0f14', 0.1) }],
    marks,
  }
}

const outboard = (x: number, top: number, colour: string): Solid[] => [
  body(bar([x + 12, top - 30], [x + 12, top - 84], 16, 12), 6, '#2b2e33'),
  body([[x - 4, top - 78, 4], [x + 30, top - 78, 4], [x + 26, top - 92, 4], [x + 2, top - 92]], 4, '#2b2e33'),
  body(
    [[x - 10, top - 34, 6], [x + 30, top - 34, 6], [x + 36, top + 22, 14], [x + 22, top + 36, 14], [x - 8, top + 30, 14]],
    16,
    colour,
    { soft: 6, marks: [seam(nearSide(16.2), [[x - 6, top - 4], [x + 32, top]], '#ffffff', 4, 'opacity=".8"')] },
  ),
]

const rail = (spec: Hull, from: number, to: number, high: number): Solid[] => {
  const ts = [from, (from + to) / 2, to]
  return [-1, 1].flatMap((sign) => {
    const points = ts.map((t): Point3 => [t * spec.length, gunwale(spec, t) + high, sign * (breadth(spec, t) - 4)])
    return [
      pipe(points, 3.5, CHROME),
      ...points.map(([x, y, z]) => pipe([[x, y - high, z], [x, y, z]], 3, CHROME)),
    ]
  })
}

/** A boat with an open cockpit, a windscreen and an outboard; on its keel at 0. */
export const motorBoat = ({ paint, random }: Kit): Solid[] => {
  const metal = random.chance(0.4)
  const spec: Hull = {
    length: 470, half: 88, depth: 78, sheer: 30, rake: -26,
    side: metal ? mix(paint, '#2a2d32', 0.1) : '#eef0f1',
    bottom: metal ? '#8b939b' : '#dfe3e6',
    deck: metal ? '#b4bbc2' : '#e4e7e9',
  }
  const top = (x: number) => gunwale(spec, x / spec.length)
  const cockpit = topSide(top(360) + 1)
  return [
    ...outboard(470, 84, random.pick(['#1d1f23', '#e4e7e9', '#2f5f9e'])),
    {
      ...hull(spec, metal ? '#e4e7e9' : paint),
    },
    box([182, 456], [top(400) - 3, top(400) + 3], [-72, 72], '#e4e7e9', {
      marks: [patch(cockpit, [[196, -60, 12], [448, -62, 8], [448, 62, 8], [196, 60, 12]], '#4d5259')],
    }),
    ...[-34, 34].map((z) => box([262, 306], [top(300) - 6, top(300) + 22], [z - 22, z + 22], '#c9b79a', { soft: 6 })),
    box([404, 450], [top(420) - 2, top(420) + 20], [-60, 60], '#c9b79a', { soft: 6 }),
    ...[-34, 34].map((z) => box([300, 310], [top(300) + 6, top(300) + 46], [z - 22, z + 22], '#b8a585', { soft: 4 })),
    slab([[166, top(180)], [212, top(200) + 36], [216, top(200) + 36], [250, top(250)]], [-66, 66], '#2a333c', {
      marks: [
        pane(slope([168, top(180)], [211, top(200) + 35]), [[-62, 0.95], [62, 0.95], [64, 0.05], [-64, 0.05]]),
        pane(nearSide(66.2), [[210, top(200) + 33], [216, top(200) + 33], [244, top(250) + 3], [176, top(180) + 3]]),
      ],
    }),
    ...rail(spec, 0.06, 0.32, 22),
  ]
}

const cruiser = ({ paint }: Kit): Solid[] => {
  const spec: Hull = { length: 860, half: 138, depth: 128, sheer: 46, rake: -50, side: '#eef0f1', bottom: mix(paint, '#20242a', 0.3), deck: '#dfe3e5' }
  const y = gunwale(spec, 0.5)
  const side = nearSide(100.2)
  return [
    hull(spec, paint),
    body([[190, y], [286, y + 52, 10], [640, y + 52, 10], [660, y]], 100, '#eef0f1', {
      soft: 6,
      marks: [pane(side, [[282, y + 44], [460, y + 44], [460, y + 14], [238, y + 14]]), pane(side, [[470, y + 44], [610, y + 44], [624, y + 14], [470, y + 14]])],
    }),
    body([[330, y + 52], [400, y + 124, 10], [590, y + 128, 8], [596, y + 118], [560, y + 118], [560, y + 52]], 88, '#e4e7e9', {
      soft: 4,
      marks: [
        pane(slope([332, y + 54], [398, y + 122]), [[-76, 0.92], [76, 0.92], [80, 0.1], [-80, 0.1]]),
        pane(nearSide(88.2), [[404, y + 112], [480, y + 114], [480, y + 62], [362, y + 62]]),
        window4(nearSide(88.2), 488, 552, y + 62, y + 114),
      ],
    }),
    box([660, 850], [y - 8, y - 4], [-110, 110], '#b08a5c'),
    box([700, 740], [y - 6, y + 34], [-90, 90], '#f1ece2', { soft: 6 }),
    pipe([[540, y + 120, 0], [560, y + 196, 0]], 5, CHROME),
    ...rail(spec, 0.04, 0.5, 44),
  ]
}

const inflatable = ({ paint, random }: Kit): Solid[] => {
  const half = 62
  const path = [
    [400, 40, half], [300, 40, half], [200, 40, half], [120, 41, half], [66, 46, 50], [30, 52, 26], [18, 54, 0],
    [30, 52, -26], [66, 46, -50], [120, 41, -half], [200, 40, -half], [300, 40, -half], [400, 40, -half],
  ] as const satisfies readonly Point3[]
  const cloth = random.chance(0.5) ? '#5d646b' : mix(paint, '#3a3e44', 0.35)
  const near = path.slice(0, 7)
  const tail = (z: number) => blob([[398, 40, 21, 21], [440, 38, 8, 8]], cloth, [], z)
  return [
    ...outboard(372, 84, '#1d1f23').map((piece) => piece),
    tube(path.slice(6), 21, cloth),
    tail(-half),
    box([60, 380], [26, 32], [-50, 50], '#8a7a5c'),
    box([376, 384], [22, 66], [-50, 50], '#8a7a5c'),
    box([150, 178], [52, 58], [-56, 56], '#a98a5c'),
    box([270, 298], [52, 58], [-56, 56], '#a98a5c'),
    tube(near, 21, (i) => (i === 11 || i === 0 ? mix(cloth, '#ffffff', 0.08) : cloth)),
    tail(half),
    pipe([[100, 56, 74], [180, 52, 84], [260, 56, 82], [340, 52, 84]], 2.4, BLACK),
  ]
}

const yacht = ({ paint, random }: Kit): Solid[] => {
  const spec: Hull = { length: 900, half: 132, depth: 120, sheer: 24, rake: -70, side: random.chance(0.5) ? '#eef0f1' : paint, bottom: '#8a2f2b', deck: '#c9a678' }
  const y = gunwale(spec, 0.5)
  return [
    hull(spec, random.chance(0.5) ? '#e4e7e9' : paint),
    body([[260, y], [300, y + 34, 10], [560, y + 36, 10], [600, y]], 84, '#eef0f1', {
      soft: 5,
      marks: [...[310, 380, 450, 520].map((x) => window4(nearSide(84.2), x, x + 46, y + 8, y + 26))],
    }),
    slab([[402, y + 130], [402, y + 900], [720, y + 140]], [-1.5, 1.5], '#f4f2ec', {
      marks: [0.25, 0.5, 0.75].map((s) => seam(nearSide(1.7), [[402, y + 130 + 770 * s], [402 + 318 * (1 - s), y + 138 + 600 * (1 - s) * 0]], '#c9c4b8', 2, 'opacity=".0"')),
    }),
    slab([[40, y + 60], [386, y + 780], [372, y + 90]], [-1.5, 1.5], mix('#f4f2ec', '#8fa7b8', 0.12)),
    pipe([[394, y, 0], [394, y + 940, 0]], 12, CHROME),
    pipe([[394, y + 126, 0], [730, y + 134, 0]], 9, CHROME),
    pipe([[6, y + 34, 0], [394, y + 930, 0]], 2, BLACK),
    pipe([[890, y, 0], [394, y + 930, 0]], 2, BLACK),
    ...rail(spec, 0.06, 0.3, 36),
    drum('z', [800, y + 30, 0], 26, 4, '#c9ced6'),
  ]
}

/** Boats; they float where there is water and stand on the ground elsewhere. */
export const BOAT = {
  variants: ['motor', 'cruiser', 'inflatable', 'yacht'],
  places: (variant) => (variant === 'cruiser' || variant === 'yacht' ? ['water'] : ['water', 'shore', 'water', 'dacha']),
  draught: 26,
  focus: (variant) => (variant === 'inflatable' ? [380, 60, 60] : [330, 110, 80]),
  build: (kit) => {
    if (kit.variant === 'cruiser') return cruiser(kit)
    if (kit.variant === 'inflatable') return inflatable(kit)
    if (kit.variant === 'yacht') return yacht(kit)
    return motorBoat(kit)
  },
} as const satisfies ThingModel

/** The hull of a jet ski, for those who build on it. */
export const smallHull = (side: string, bottom: string, stripe: string, deck: string): Solid =>
  hull({ length: 320, half: 58, depth: 46, sheer: 26, rake: -20, side, bottom, deck }, stripe)

/** A seat with a rounded back. */
export const saddle = (from: number, to: number, y: number, half: number, colour: string): Solid =>
  body(rectangle(from, to, y, y + 14, 6), half, colour, { soft: 5 })
