import { mix } from '../../engine/colour.ts'
import { doorSeam, lamp, pane, patch, seam, slots, window4 } from '../../engine/solids/marks.ts'
import { rectangle } from '../../engine/solids/profile.ts'
import { frontEnd, type Mark, nearSide, rearEnd, slope } from '../../engine/solids/solid.ts'
import type { Plan } from './bus-plans.ts'

/** Windows, doors and stripes of the side. */
export const sideMarks = (plan: Plan, paint: string, accent: string): Mark[] => {
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
    marks.push(
      patch(side, rectangle(x, x + door, sill + 6, high + 10, 4), mix(paint, '#0c0f14', 0.22)),
    )
    const leaf = door / (door > 84 ? 2 : 1)
    for (let left = x; left < x + door - 4; left += leaf)
      marks.push(
        window4(side, left + 6, left + leaf - 6, plan.sill + (plan.bonnet ? 100 : 22), high + 2),
        doorSeam(side, left + 1, left + leaf - 1, sill + 8, high + 8, 1.4),
      )
  }
  return [
    patch(side, rectangle(8, length - 6, sill + 2, sill + 22), mix(paint, '#0c0f14', 0.5)),
    patch(
      side,
      [
        [10, belt * 0.5],
        [length * 0.62, belt * 0.52],
        [length - 4, belt * 0.74],
        [length - 4, belt * 0.94],
        [length * 0.56, belt * 0.64],
        [10, belt * 0.58],
      ],
      accent,
      'opacity=".9"',
    ),
    seam(
      side,
      [
        [start, height - 16],
        [length - 20, height - 16],
      ],
      '#ffffff',
      4,
      'opacity=".3"',
    ),
    ...marks,
  ]
}

/** The windscreen, lamps and grilles of both ends. */
export const frontMarks = (
  { length, height, half, sill, belt, lean, bonnet = 0 }: Plan,
  paint: string,
): Mark[] => {
  const screen = slope([bonnet ? bonnet : 2, belt - 8], [bonnet + lean, height - 26])
  const front = frontEnd(-0.4)
  const rear = rearEnd(length + 2.4)
  const w = half - 10
  return [
    pane(screen, [
      [-w, 0.8],
      [w, 0.8],
      [w + 2, 0.04],
      [-w - 2, 0.04],
    ]),
    patch(
      screen,
      [
        [-w, 0.84],
        [w, 0.84],
        [w, 1],
        [-w, 1],
      ],
      '#14171b',
    ),
    patch(
      screen,
      [
        [-w * 0.5, 0.87],
        [w * 0.5, 0.87],
        [w * 0.5, 0.97],
        [-w * 0.5, 0.97],
      ],
      '#e2a53a',
    ),
    patch(
      front,
      rectangle(-half + 6, half - 6, sill + 4, sill + 26, 4),
      mix(paint, '#0c0f14', 0.5),
    ),
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
