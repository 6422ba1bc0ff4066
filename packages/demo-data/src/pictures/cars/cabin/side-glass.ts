import type { Camera } from '../../engine/camera.ts'
import { lerp, type Point3, steps } from '../../engine/geometry.ts'
import type { Painter } from '../../engine/painter.ts'
import type { Vehicle } from '../body/vehicle.ts'

/** One side window between two pillars; nothing where the roof leaves no room. */
const windowBetween = (vehicle: Vehicle, from: number, to: number, inset: number): Point3[] => {
  const { surface } = vehicle
  const low = (x: number) => surface.waist(x) + 3 + inset
  const high = (x: number) => surface.roof(x) - 7 - inset
  const xs = steps(from, to, 9).filter((x) => high(x) - low(x) > 1)
  if (xs.length < 3) return []
  return [
    ...xs.map((x) => surface.cabin(x, high(x))),
    ...[...xs].reverse().map((x) => surface.cabin(x, low(x))),
  ]
}

/** Where side glass is: pairs of x at its front and rear. */
const panes = ({ shape }: Vehicle): [number, number][] => {
  const end = shape.glassEnd ?? shape.glassRear[0] - shape.rearPillar
  const cuts = [shape.cowl[0] + 9, ...shape.pillars.filter((x) => x < end - 8), end]
  return cuts.slice(1).flatMap((to, i) => {
    const from = cuts[i]
    return from === undefined ? [] : [[from + 3, to - 3] as [number, number]]
  })
}

/** The side windows with seats behind them and the light on them. */
export const drawSideGlass = (painter: Painter, vehicle: Vehicle, camera: Camera) => {
  const { shape, surface, paint, style } = vehicle
  const middle = (shape.roofFront[0] + shape.roofRear[0]) / 2
  const [top, bottom] = [
    camera.project(surface.cabin(middle, surface.height)),
    camera.project(surface.cabin(middle, shape.belt[0])),
  ]
  const all = panes(vehicle)
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return
  if (style.blackPillars) painter.area(windowBetween(vehicle, first[0], last[1], -1.5), paint.trim)
  const glass = painter.gradient([0, top[1]], [0, bottom[1]], [paint.glassTop, paint.glassBottom])
  for (const [from, to] of all) {
    const pane = windowBetween(vehicle, from, to, 1)
    if (pane.length > 0)
      painter.area(
        pane,
        glass,
        `stroke="${paint.glassBottom}" stroke-width="${style.glassRadius}" stroke-linejoin="round"`,
      )
    const seat = lerp(from, to, 0.62)
    const low = surface.waist(seat) + 3
    const room = surface.roof(seat) - 9 - low
    if (room > 22 && to - from > 46)
      painter.area(
        [
          surface.cabin(seat - 15, low),
          surface.cabin(seat - 9, low + room * 0.42),
          surface.cabin(seat - 9, low + room * 0.74),
          surface.cabin(seat + 3, low + room * 0.76),
          surface.cabin(seat + 8, low + room * 0.4),
          surface.cabin(seat + 14, low),
        ],
        '#0a0d11',
        'opacity=".5"',
      )
    const lean = 22
    const glint = (share: number, width: number) => {
      const x = lerp(from, to, share)
      const [a, b] = [surface.roof(x + lean / 2) - 9, surface.waist(x) + 5]
      if (a - b < 16 || x + lean + width > to || x - 4 < from) return
      if (surface.roof(x + lean) - 8 < a - 3) return
      painter.area(
        [
          surface.cabin(x + lean, a),
          surface.cabin(x + lean + width, a),
          surface.cabin(x + width, b),
          surface.cabin(x, b),
        ],
        '#fff',
        'opacity=".17"',
      )
    }
    glint(0.18, 15)
    glint(0.46, 5)
  }
  const line = steps(first[0] - 4, last[1] + 4, 8).map((x) =>
    surface.cabin(x, surface.waist(x) + 1.6),
  )
  if (vehicle.creases !== 1 || vehicle.era === 'classic') painter.line(line, paint.chrome, 1.5)
  else painter.line(line, paint.trim, 2)
}
