import { type Point3, steps } from '../engine/geometry.ts'
import type { Painter } from '../engine/painter.ts'
import { box } from '../engine/solids/prism.ts'
import { moved, type Solid } from '../engine/solids/solid.ts'

/** How high boats lie on land, centimetres. */
const BEAM = 12

/** The extent of all parts. */
export const extent = (solids: readonly Solid[]) => {
  const at = (axis: 0 | 1 | 2) =>
    [
      Math.min(...solids.map(({ box }) => box.min[axis])),
      Math.max(...solids.map(({ box }) => box.max[axis])),
    ] as const
  return { x: at(0), y: at(1), z: at(2) }
}

/** The thing where the camera expects it: from 0 to its length, around the middle of its width. */
export const placed = (solids: readonly Solid[]) => {
  const { x, y, z } = extent(solids)
  const size = { length: x[1] - x[0], width: z[1] - z[0], height: y[1] - y[0] }
  const shift: Point3 = [-x[0], -y[0], -(z[0] + z[1]) / 2]
  return { solids: moved(solids, ...shift), size, shift }
}

/** What is under water is cut off. */
export const afloat = (solids: readonly Solid[], draught: number): Solid[] => {
  const cut = <T extends { points: readonly Point3[] }>(items: readonly T[]) =>
    items.map((item) => ({
      ...item,
      points: item.points.map(([x, y, z]): Point3 => [x, Math.max(0, y - draught), z]),
    }))
  return solids.map(({ faces, marks, round, box }) => ({
    faces: cut(faces),
    marks: cut(marks),
    round,
    box: {
      min: [box.min[0], Math.max(0, box.min[1] - draught), box.min[2]],
      max: [box.max[0], Math.max(0, box.max[1] - draught), box.max[2]],
    },
  }))
}

/** A boat on land rests on two beams. */
export const onBeams = (solids: readonly Solid[]): Solid[] => {
  const { x, y, z } = extent(solids)
  const reach = (z[1] - z[0]) * 0.32
  const beam = (share: number) => {
    const middle = x[0] + (x[1] - x[0]) * share
    return box([middle - 8, middle + 8], [0, BEAM], [-reach, reach], '#8b6a45')
  }
  return [beam(0.38), beam(0.78), ...moved(solids, 0, BEAM - Math.max(0, y[0]))]
}

/** The shadow under what stands on the ground; the ripple around what floats. */
export const drawFooting = (painter: Painter, solids: readonly Solid[], floats: boolean) => {
  const height = extent(solids).y[1]
  const low = solids.filter(({ box }) => box.min[1] < height * 0.12)
  if (low.length === 0) return
  const { x, z } = extent(low)
  const [length, half] = [x[1] - x[0], (z[1] - z[0]) / 2]
  // What lies flat has a thin shadow.
  const thick = Math.min(1, height / Math.max(length, half * 2) / 0.16)
  const grow = Math.max(length, half * 2) * 0.045 * Math.max(0.25, thick)
  const [middle, across] = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2]
  const rings = floats
    ? ([
        [1.3, 0.16],
        [0.5, 0.3],
      ] as const)
    : ([
        [1, 0.1],
        [0.55, 0.14],
        [0.1, 0.22],
        [-0.5, 0.34],
      ] as const)
  for (const [share, opacity] of rings)
    painter.area(
      steps(0, Math.PI * 2, 20)
        .slice(1)
        .map((a): Point3 => {
          const square = (v: number) => Math.sign(v) * Math.abs(v) ** (floats ? 0.6 : 0.35)
          return [
            middle + (length / 2 + grow * share) * square(Math.cos(a)) + grow * share * 0.3,
            0,
            across + (half + grow * share) * square(Math.sin(a)),
          ]
        }),
      floats ? '#eaf3f8' : '#0b0e14',
      `opacity="${opacity}"`,
    )
}
