import type { Point } from '../../engine/geometry.ts'
import { shape, type Vertex } from '../../engine/solids/profile.ts'
import { sections } from '../../engine/solids/skin.ts'
import type { WheelKind } from '../../engine/solids/wheel-faces.ts'

/** What makes a motorcycle one of its class. */
export interface Plan {
  /** Radius of the wheels and where they stand. */
  front: readonly [x: number, radius: number]
  rear: readonly [x: number, radius: number]
  wheels: WheelKind
  width: readonly [front: number, rear: number]
  /** The steering head. */
  head: Point
  /** Where the hands are, and how far apart. */
  bars: readonly Vertex[]
  reach: number
  tank: readonly (readonly [x: number, y: number, high: number, wide: number])[]
  seat: readonly Vertex[]
  tail: readonly Vertex[]
  engine: 'single' | 'v' | 'four'
  /** Middle of the crankcase. */
  crank: Point
  chrome: boolean
  exhaust: readonly Vertex[]
}

/** Motorcycles by class. */
export const PLANS: Record<string, Plan> = {
  classic: {
    front: [33, 33],
    rear: [174, 32],
    wheels: 'spoked',
    width: [10, 13],
    head: [62, 88],
    bars: shape('70 104, 84 106'),
    reach: 36,
    tank: sections('64 82 7 8, 74 86 13 14, 92 87 14 15, 112 82 8 10, 122 78 3 6'),
    seat: shape('108 74 3, 188 74 4, 190 84 6, 150 83 8, 112 82 6'),
    tail: shape('172 66, 196 62 4, 198 74 6, 170 76'),
    engine: 'single',
    crank: [104, 40],
    chrome: true,
    exhaust: shape('96 52, 86 34, 100 24, 150 26, 200 32'),
  },
  sport: {
    front: [31, 30],
    rear: [170, 31],
    wheels: 'cast',
    width: [12, 19],
    head: [58, 82],
    bars: shape('64 86, 74 85'),
    reach: 33,
    tank: sections('66 78 8 9, 78 84 14 15, 96 86 14 15, 112 80 9 11, 122 74 5 8'),
    seat: shape('112 76 3, 146 78 6, 150 84 4, 122 82 4'),
    tail: shape('136 66, 172 84 3, 208 96 3, 204 101 4, 164 97 8, 146 84 6'),
    engine: 'four',
    crank: [100, 42],
    chrome: false,
    exhaust: shape('84 46, 92 28, 130 26, 150 34, 188 52'),
  },
  enduro: {
    front: [36, 36],
    rear: [182, 34],
    wheels: 'spoked',
    width: [10, 14],
    head: [66, 98],
    bars: shape('72 116, 84 118'),
    reach: 40,
    tank: sections('66 92 6 6, 76 94 12 12, 94 92 13 11, 112 90 6 8'),
    seat: shape('90 92 4, 180 92 3, 196 98 3, 194 102 3, 130 98 8, 96 100 6'),
    tail: shape('160 84, 214 96 2, 212 101 3, 160 94'),
    engine: 'single',
    crank: [108, 46],
    chrome: false,
    exhaust: shape('96 60, 86 46, 104 40, 138 62, 200 84'),
  },
  cruiser: {
    front: [34, 33],
    rear: [196, 32],
    wheels: 'cast',
    width: [13, 22],
    head: [72, 84],
    bars: shape('84 104, 104 100'),
    reach: 42,
    tank: sections('72 80 7 10, 84 83 15 17, 106 81 16 18, 128 74 9 12, 138 70 4 8'),
    seat: shape('128 64 4, 174 66 4, 206 78 4, 200 84 6, 172 76 8, 146 70 8, 130 74 5'),
    tail: shape('188 60, 214 60 4, 216 70 5, 188 72'),
    engine: 'v',
    crank: [116, 38],
    chrome: true,
    exhaust: shape('104 52, 96 36, 112 26, 160 24, 222 26'),
  },
  chopper: {
    front: [34, 35],
    rear: [220, 32],
    wheels: 'spoked',
    width: [9, 24],
    head: [100, 92],
    bars: shape('104 130, 126 132'),
    reach: 36,
    tank: sections('102 86 5 6, 112 88 10 11, 130 84 10 12, 146 76 3 6'),
    seat: shape('150 62 4, 196 62 4, 214 76 4, 208 82 5, 188 72 8, 154 70 6'),
    tail: shape('210 58, 238 60 4, 240 66 4, 212 70'),
    engine: 'v',
    crank: [136, 38],
    chrome: true,
    exhaust: shape('124 54, 114 38, 134 26, 180 22, 246 22'),
  },
}
