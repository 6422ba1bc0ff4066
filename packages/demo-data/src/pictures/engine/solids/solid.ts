import type { Point, Point3 } from '../geometry.ts'

/** One flat side of a solid; `normal` points outwards and decides how it is lit and whether it is seen. */
export interface Face {
  points: readonly Point3[]
  normal: Point3
  colour: string
  /** A large side is lit from above to below instead of evenly. */
  sheen?: boolean
}

/** What is drawn on a side: a pane, a seam, a lamp. Seen when `normal` is turned to the viewer. */
export interface Mark {
  kind: 'area' | 'line' | 'glass'
  points: readonly Point3[]
  normal: Point3
  colour: string
  /** Of a line, centimetres. */
  width?: number
  /** SVG attributes that both may have: opacity, dashes. */
  attributes?: string
}

/** A wheel: a short cylinder and on its end SVG drawn for the radius 100, seen at the same angle. */
export interface RoundFace {
  centre: Point3
  radius: number
  /** How far the tyre reaches inwards. */
  depth: number
  /** Of the tread. */
  colour: string
  svg: string
}

/** A part of a thing that is drawn at once. Parts cover each other by where their boxes stand. */
export interface Solid {
  faces: readonly Face[]
  marks: readonly Mark[]
  round?: RoundFace
  box: { min: Point3; max: Point3 }
}

/** A plane that marks are placed on by two coordinates. */
export interface MarkPlane {
  at(u: number, v: number): Point3
  normal: Point3
}

/** The side that is turned to the viewer, by x and y. */
export const nearSide = (z: number): MarkPlane => ({ at: (x, y) => [x, y, z], normal: [0, 0, 1] })

/** The front end (or the rear one) at `x`, by z and y. */
export const frontEnd = (x: number): MarkPlane => ({ at: (z, y) => [x, y, z], normal: [-1, 0, 0] })

/** The rear end at `x`, by z and y. */
export const rearEnd = (x: number): MarkPlane => ({ at: (z, y) => [x, y, z], normal: [1, 0, 0] })

/** What is turned to the sky, by x and z. */
export const topSide = (y: number): MarkPlane => ({ at: (x, z) => [x, y, z], normal: [0, 1, 0] })

/** A sloping end between two points of the side view (lower one first), by z and the share of its height. */
export const slope = (low: Point, high: Point, rear = false): MarkPlane => {
  const [dx, dy] = [high[0] - low[0], high[1] - low[1]]
  const length = Math.hypot(dx, dy) || 1
  const sign = rear ? 1 : -1
  return {
    at: (z, share) => [low[0] + dx * share, low[1] + dy * share, z],
    normal: [(sign * dy) / length, (-sign * dx) / length, 0],
  }
}

const corner = (points: readonly Point3[], pick: (...values: number[]) => number): Point3 => [
  pick(...points.map(([x]) => x)),
  pick(...points.map(([, y]) => y)),
  pick(...points.map(([, , z]) => z)),
]

/** A solid of its faces; its box is measured. */
export const solid = (faces: readonly Face[], marks: readonly Mark[] = []): Solid => {
  const points = [...faces, ...marks].flatMap((face) => face.points)
  return {
    faces,
    marks,
    box: { min: corner(points, Math.min), max: corner(points, Math.max) },
  }
}

/** The normal of a polygon whose points run counter-clockwise when seen from outside (Newell). */
export const normalOf = (points: readonly Point3[]): Point3 => {
  let [nx, ny, nz] = [0, 0, 0]
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    nx += (a[1] - b[1]) * (a[2] + b[2])
    ny += (a[2] - b[2]) * (a[0] + b[0])
    nz += (a[0] - b[0]) * (a[1] + b[1])
  })
  const length = Math.hypot(nx, ny, nz) || 1
  return [nx / length, ny / length, nz / length]
}

/** The same parts somewhere else. */
export const moved = (solids: readonly Solid[], dx: number, dy = 0, dz = 0): Solid[] => {
  const move = ([x, y, z]: Point3): Point3 => [x + dx, y + dy, z + dz]
  const all = <T extends { points: readonly Point3[] }>(items: readonly T[]) =>
    items.map((item) => ({ ...item, points: item.points.map(move) }))
  return solids.map((piece) => ({
    faces: all(piece.faces),
    marks: all(piece.marks),
    round: piece.round && { ...piece.round, centre: move(piece.round.centre) },
    box: { min: move(piece.box.min), max: move(piece.box.max) },
  }))
}
