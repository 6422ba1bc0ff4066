import { mix } from '../picture/colour.ts'
import { doorSeam, lamp, pane, patch, seam, slots, window4 } from '../picture-solids/marks.ts'
import { body, box } from '../picture-solids/prism.ts'
import { rectangle, type Vertex } from '../picture-solids/profile.ts'
import { frontEnd, type Mark, nearSide, rearEnd, type Solid, slope } from '../picture-solids/solid.ts'
import { axle, wheelInArch } from '../picture-solids/wheel.ts'
import type { Kit, ThingModel } from './thing.ts'

interface Plan {
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

const PLANS: Record<string, Plan> = {
  city: { length: 1180, height: 300, half: 125, sill: 34, belt: 128, axles: [265, 860], radius: 48, doors: [56, 540, 1010], door: 118, lean: 8 },
  suburban: { length: 720, height: 285, half: 122, sill: 44, belt: 132, axles: [150, 510], radius: 46, doors: [216, 610], door: 80, lean: 16 },
  coach: { length: 1220, height: 360, half: 127, sill: 40, belt: 196, axles: [275, 880, 1010], radius: 50, doors: [70, 640], door: 86, lean: 34 },
  minibus: { length: 600, height: 262, half: 102, sill: 34, belt: 138, axles: [96, 448], radius: 36, doors: [232], door: 104, lean: 66, bonnet: 74 },
}

const profile = ({ length, height, sill, belt, lean, bonnet = 0 }: Plan): Vertex[] => [
  [4, sill, 6],
  [0, belt * 0.62, 8],
  ...(bonnet ? ([[bonnet * 0.22, belt * 0.78, 12], [bonnet, belt - 6]] as Vertex[]) : ([[2, belt - 12]] as Vertex[])),
  [bonnet + lean, height - 26, 12],
  [bonnet + lean + 26, height, 24],
  [length - 14, height - 2, 14],
  [length, height - 24, 10],
  [length + 2, belt, 10],
  [length - 4, sill, 8],
]

const sideMarks = (plan: Plan, paint: string, accent: string): Mark[] => {
  const { length, height, half, sill, belt, doors, door, lean, bonnet = 0 } = plan
  const side = nearSide(half + 0.2)
  const start = bonnet + lean + (bonnet ? 14 : 12)
  const [low, high] = [belt + 2, height - 38]
  const marks: Mark[] = [
    patch(side, rectangle(start - 6, length - 16, low - 6, high + 8, 8), '#15191e'),
  ]
  const cuts = [start, ...doors.flatMap((x) => [x, x + door]), length - 22].sort((a, b) => a - b)
  cuts.forEach((from, i) => {
    const to = cuts[i + 1]
    if (to === undefined || to - from < 24 || doors.includes(from)) return
    const count = Math.max(1, Math.round((to - from) / 130))
    for (let k = 0; k < count; k++) {
      const left = from + ((to - from) * k) / count + 3
      marks.push(window4(side, left, from + ((to - from) * (k + 1)) / count - 3, low, high))
    }
  })
  for (const x of doors) {
    marks.push(patch(side, rectangle(x, x + door, sill + 6, high + 10, 4), mix(paint, '#0c0f14', 0.22)))
    const leaf = door / (door > 84 ? 2 : 1)
    for (let left = x; left < x + door - 4; left += leaf)
      marks.push(
        window4(side, left + 6, left + leaf - 6, plan.sill + (plan.bonnet ? 100 : 22), high + 2),
        doorSeam(side, left + 1, left + leaf - 1, sill + 8, high + 8, 1.4),
      )
  }
  return [
    patch(side, rectangle(8, length - 6, sill + 2, sill + 22), mix(paint, '#0c0f14', 0.5)),
    patch(side, [[10, belt * 0.5], [length * 0.62, belt * 0.52], [length - 4, belt * 0.74], [length - 4, belt * 0.94], [length * 0.56, belt * 0.64], [10, belt * 0.58]], accent, 'opacity=".9"'),
    seam(side, [[start, height - 16], [length - 20, height - 16]], '#ffffff', 4, 'opacity=".3"'),
    ...marks,
  ]
}

const frontMarks = ({ length, height, half, sill, belt, lean, bonnet = 0 }: Plan, paint: string): Mark[] => {
  const screen = slope([bonnet ? bonnet : 2, belt - 8], [bonnet + lean, height - 26])
  const front = frontEnd(-0.4)
  const rear = rearEnd(length + 2.4)
  const w = half - 10
  return [
    pane(screen, [[-w, 0.8], [w, 0.8], [w + 2, 0.04], [-w - 2, 0.04]]),
    patch(screen, [[-w, 0.84], [w, 0.84], [w, 1], [-w, 1]], '#14171b'),
    patch(screen, [[-w * 0.5, 0.87], [w * 0.5, 0.87], [w * 0.5, 0.97], [-w * 0.5, 0.97]], '#e2a53a'),
    patch(front, rectangle(-half + 6, half - 6, sill + 4, sill + 26, 4), mix(paint, '#0c0f14', 0.5)),
    ...lamp(front, -w, -w + 40, belt * 0.42, belt * 0.56),
    ...lamp(front, w, w - 40, belt * 0.42, belt * 0.56),
    ...slots(front, -44, 44, belt * 0.4, belt * 0.6, 3, '#2a2d32'),
    patch(front, rectangle(-26, 26, sill + 8, sill + 20), '#f1f2ee'),
    ...lamp(rear, -w + 4, -w + 22, belt * 0.5, belt * 0.95, 'tail'),
    ...lamp(rear, w - 4, w - 22, belt * 0.5, belt * 0.95, 'tail'),
    ...slots(rear, -70, 70, sill + 20, belt * 0.8, 4, '#24272b'),
    window4(rear, -w + 16, w - 16, belt + 14, height - 50),
  ]
}

const bus = ({ variant, paint, random }: Kit): Solid[] => {
  const plan = PLANS[variant] ?? PLANS.city
  if (!plan) return []
  const { length, height, half, axles, radius, sill } = plan
  const accent = random.pick(['#ffffff', mix(paint, '#0c0f14', 0.45), '#e0a02c', '#2f6fae', '#2f8f5f'])
  const kind = plan.bonnet ? 'steel' : 'truck'
  const rim = random.pick(['#8e949b', '#c6cad0', '#b9bec4'])
  const mirrors = [-1, 1].map((sign) =>
    box([-18, -6], [height * 0.62, height * 0.76], [sign * (half + 8) - 9, sign * (half + 8) + 9], '#1b1d20', { soft: 2 }),
  )
  return [
    ...axles.flatMap((x) => axle(x, radius, half - 4, { kind, colour: rim, width: 30 })),
    body(profile(plan), half, paint, {
      soft: 8,
      marks: [...sideMarks(plan, paint, accent), ...frontMarks(plan, paint)],
    }),
    ...(variant === 'minibus'
      ? []
      : [box([length * 0.42, length * 0.66], [height, height + 20], [-half + 30, half - 30], mix(paint, '#ffffff', 0.4), { soft: 6 })]),
    ...(plan.bonnet ? mirrors.map((m) => m).slice(0, 0) : mirrors),
    ...axles.map((x) => wheelInArch(x, radius, half + 1, sill + 1, { kind, colour: rim }, paint)),
  ]
}

/** Buses. */
export const BUS = {
  variants: ['city', 'suburban', 'coach', 'minibus'],
  places: () => ['street', 'parking', 'yard', 'highway', 'garages'],
  build: bus,
} as const satisfies ThingModel
