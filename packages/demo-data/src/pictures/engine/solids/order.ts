import type { Point3 } from '../geometry.ts'
import type { Solid } from './solid.ts'

/** How much of the smaller part's extent may overlap before nothing follows from where the parts are. */
const TOLERANCE = 0.2

/** Which of two parts is drawn first; `either` if neither can cover the other, `unknown` if they meet. */
type Order = 'first' | 'second' | 'either' | 'unknown'

/** What one axis says, and how far apart the parts are on it (negative if they overlap). */
const alongAxis = (a: Solid, b: Solid, eye: Point3, axis: 0 | 1 | 2) => {
  const swapped = a.box.min[axis] + a.box.max[axis] > b.box.min[axis] + b.box.max[axis]
  const [low, high] = swapped ? [b, a] : [a, b]
  const [from, to] = [low.box.max[axis], high.box.min[axis]]
  const order: Order =
    eye[axis] > from && eye[axis] < to ? 'either' : eye[axis] >= to === swapped ? 'second' : 'first'
  const extent = (solid: Solid) => solid.box.max[axis] - solid.box.min[axis]
  return { order, gap: to - from, slack: TOLERANCE * Math.min(extent(a), extent(b)) }
}

/**
 * A part cannot be covered by what stands behind a plane between their boxes, seen from the eye. Where
 * two planes say opposite things, neither part covers the other.
 */
const orderOf = (a: Solid, b: Solid, eye: Point3): Order => {
  const axes = ([0, 1, 2] as const).map((axis) => alongAxis(a, b, eye, axis))
  const apart = axes.filter(({ gap }) => gap >= 0)
  const said = new Set(apart.map(({ order }) => order))
  if (said.size > 0) {
    const [only] = said
    return said.size === 1 && only ? only : 'either'
  }
  const [nearest] = axes
    .filter(({ gap, slack, order }) => gap >= -slack && order !== 'either')
    .sort((p, q) => q.gap / (q.slack || 1) - p.gap / (p.slack || 1))
  return nearest?.order ?? 'unknown'
}

/** The parts from the farthest to the nearest; those that meet stay in the order in which they were given. */
export const ordered = (solids: readonly Solid[], eye: Point3): Solid[] => {
  const before = solids.map((): number[] => [])
  const met = solids.map((): number[] => [])
  solids.forEach((a, i) => {
    for (let j = i + 1; j < solids.length; j++) {
      const b = solids[j]
      if (!b) continue
      const order = orderOf(a, b, eye)
      if (order === 'first') before[j]?.push(i)
      else if (order === 'second') before[i]?.push(j)
      else if (order === 'unknown') met[j]?.push(i)
    }
  })
  const left = new Set(solids.keys())
  const result: Solid[] = []
  while (left.size > 0) {
    const free = (index: number, lists: number[][]) => !lists[index]?.some((i) => left.has(i))
    const open = [...left]
    const next =
      open.find((i) => free(i, before) && free(i, met)) ??
      open.find((i) => free(i, before)) ??
      open[0] ??
      0
    const piece = solids[next]
    left.delete(next)
    if (piece) result.push(piece)
  }
  return result
}
