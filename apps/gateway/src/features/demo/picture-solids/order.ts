import type { Point3 } from '../picture/geometry.ts'
import type { Solid } from './solid.ts'

/** How much of the smaller part's extent may overlap before nothing follows from where the parts are. */
const TOLERANCE = 0.2

/**
 * Whether `a` must be drawn before `b`: a plane between their boxes has the eye on `b`'s side.
 * 0 where no plane tells.
 */
const precedes = (a: Solid, b: Solid, eye: Point3): -1 | 0 | 1 => {
  let best = Number.NEGATIVE_INFINITY
  let answer: -1 | 0 | 1 = 0
  for (const axis of [0, 1, 2] as const) {
    const slack =
      TOLERANCE * Math.min(a.box.max[axis] - a.box.min[axis], b.box.max[axis] - b.box.min[axis])
    const below = b.box.min[axis] - a.box.max[axis]
    const above = a.box.min[axis] - b.box.max[axis]
    const gap = Math.max(below, above)
    if (gap < -slack || gap / (slack || 1) <= best) continue
    const plane = below > above ? a.box.max[axis] : b.box.max[axis]
    const upper = eye[axis] > plane
    best = gap / (slack || 1)
    answer = below > above === upper ? -1 : 1
  }
  return answer
}

/** The parts from the farthest to the nearest; those that meet stay in the order in which they were given. */
export const ordered = (solids: readonly Solid[], eye: Point3): Solid[] => {
  const total = solids.length
  const before = solids.map((b, j) =>
    solids.flatMap((a, i) => (i !== j && precedes(a, b, eye) < 0 ? [i] : [])),
  )
  const met = solids.map((b, j) =>
    solids.flatMap((a, i) => (i < j && precedes(a, b, eye) === 0 ? [i] : [])),
  )
  const left = new Set(solids.keys())
  const result: Solid[] = []
  while (result.length < total) {
    const free = (index: number, lists: number[][]) => !lists[index]?.some((i) => left.has(i))
    const open = [...left]
    const next =
      open.find((i) => free(i, before) && free(i, met)) ??
      open.find((i) => free(i, before)) ??
      open[0]
    const piece = next === undefined ? undefined : solids[next]
    if (next === undefined || !piece) break
    left.delete(next)
    result.push(piece)
  }
  return result
}
