import type { Vertex } from '../../engine/solids/profile.ts'

/** What makes a bus one of its kind. */
export interface Plan {
  length: number
  height: number
  half: number
  sill: number
  /** The lower edge of the windows. */
  belt: number
  axles: readonly number[]
  radius: number
  /** Where doors begin, and how wide they are. */
  doors: readonly number[]
  door: number
  /** How far the front leans back. */
  lean: number
  /** A bonnet before the windscreen. */
  bonnet?: number
}

/** Buses by kind. */
export const PLANS: Record<string, Plan> = {
  city: {
    length: 1180,
    height: 300,
    half: 125,
    sill: 34,
    belt: 128,
    axles: [265, 860],
    radius: 48,
    doors: [56, 540, 1010],
    door: 118,
    lean: 8,
  },
  suburban: {
    length: 720,
    height: 285,
    half: 122,
    sill: 44,
    belt: 132,
    axles: [150, 510],
    radius: 46,
    doors: [216, 610],
    door: 80,
    lean: 16,
  },
  coach: {
    length: 1220,
    height: 360,
    half: 127,
    sill: 40,
    belt: 196,
    axles: [275, 880, 1010],
    radius: 50,
    doors: [70, 640],
    door: 86,
    lean: 34,
  },
  minibus: {
    length: 600,
    height: 262,
    half: 102,
    sill: 34,
    belt: 138,
    axles: [96, 448],
    radius: 36,
    doors: [232],
    door: 104,
    lean: 66,
    bonnet: 74,
  },
}

/** The side view of a bus. */
export const profile = ({ length, height, sill, belt, lean, bonnet = 0 }: Plan): Vertex[] => [
  [4, sill, 6],
  [0, belt * 0.62, 8],
  ...(bonnet
    ? ([
        [bonnet * 0.22, belt * 0.78, 12],
        [bonnet, belt - 6],
      ] as Vertex[])
    : ([[2, belt - 12]] as Vertex[])),
  [bonnet + lean, height - 26, 12],
  [bonnet + lean + 26, height, 24],
  [length - 14, height - 2, 14],
  [length, height - 24, 10],
  [length + 2, belt, 10],
  [length - 4, sill, 8],
]
