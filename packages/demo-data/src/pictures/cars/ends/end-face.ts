import type { Camera } from '../../engine/camera.ts'
import { clamp, type Point3, steps } from '../../engine/geometry.ts'
import type { Painter } from '../../engine/painter.ts'
import type { Vehicle } from '../body/vehicle.ts'

/** A place on an end: `u` across, `y` up in centimetres. */
export type Corner = readonly [u: number, y: number]

/** An ellipse on an end. */
export const ellipse = (u: number, y: number, ru: number, ry: number): Corner[] =>
  steps(0, Math.PI * 2, 11)
    .slice(1)
    .map((a) => [u + ru * Math.cos(a), y + ry * Math.sin(a)])

/** One end of a vehicle, nose or rear, as far as the viewer sees it. */
export interface EndFace {
  /** A point of the end; `u` from -1 (far corner) to 1 (near corner) and on along the side. */
  at(u: number, y: number): Point3
  /** A shape given by corners, mirrored to both sides of the end; only what is seen is drawn. */
  both(
    corners: readonly (readonly [u: number, y: number])[],
    fill: string,
    attributes?: string,
  ): void
  /** A shape across the whole end. */
  area(
    corners: readonly (readonly [u: number, y: number])[],
    fill: string,
    attributes?: string,
  ): void
  line(
    corners: readonly (readonly [u: number, y: number])[],
    stroke: string,
    width: number,
    attributes?: string,
  ): void
  /** The farthest `u` that is seen; more than `near` if nothing is. */
  visible: number
  /** Text or a drawing in centimetres, flat on the end around `u`, `y`. */
  flat(u: number, y: number, content: string): void
}

/** Splits long edges, so that they follow the curve of the end. */
const dense = (corners: readonly (readonly [number, number])[], close: boolean) =>
  corners.flatMap((corner, i): (readonly [number, number])[] => {
    const next = corners[i + 1] ?? (close ? corners[0] : undefined)
    if (!next) return [corner]
    const count = Math.max(1, Math.ceil(Math.abs(next[0] - corner[0]) / 0.25))
    return steps(0, 1, count)
      .slice(0, -1)
      .map((t) => [corner[0] + (next[0] - corner[0]) * t, corner[1] + (next[1] - corner[1]) * t])
  })

/** The nose or the rear of a vehicle, ready to be drawn on. */
export const createEndFace = (
  painter: Painter,
  vehicle: Vehicle,
  camera: Camera,
  frontal: boolean,
): EndFace => {
  const { surface, shape } = vehicle
  const place = frontal ? surface.front : surface.rear
  const level = shape.sill + (shape.nose[1] - shape.sill) * 0.5
  const facesViewer = (u: number) => {
    const [x, , z] = place(u, level)
    const [x0, , z0] = place(u - 0.01, level)
    const [x1, , z1] = place(Math.min(1, u + 0.01), level)
    const outward = frontal ? -1 : 1
    return outward * ((z1 - z0) * (camera.eye[0] - x) - (x1 - x0) * (camera.eye[2] - z)) > 0
  }
  const visible = steps(-0.99, 0.99, 40).find(facesViewer) ?? 1.01
  const at = (u: number, y: number) => place(Math.max(u, visible), y)
  const hidden = (corners: readonly (readonly [number, number])[]) =>
    corners.every(([u]) => u <= visible + 0.02)
  const area: EndFace['area'] = (corners, fill, attributes) => {
    if (hidden(corners)) return
    painter.area(
      dense(corners, true).map(([u, y]) => at(u, y)),
      fill,
      attributes,
    )
  }
  return {
    at,
    area,
    both: (corners, fill, attributes) => {
      area(corners, fill, attributes)
      area(
        corners.map(([u, y]) => [-u, y] as const),
        fill,
        attributes,
      )
    },
    line: (corners, stroke, width, attributes) => {
      if (hidden(corners)) return
      painter.line(
        dense(corners, false).map(([u, y]) => at(u, y)),
        stroke,
        width,
        attributes,
      )
    },
    visible,
    flat: (u, y, content) => {
      if (camera.frontal !== frontal) return
      const step = 0.1
      const [ox, oy] = camera.project(at(u, y))
      const [ax, ay] = camera.project(at(u - step / 2, y))
      const [bx, by] = camera.project(at(u + step / 2, y))
      const [dx, dy] = camera.project(at(u, y + 1))
      const width = step * surface.halfWidth
      const flip = bx > ax ? 1 : -1
      const matrix = [
        (flip * (bx - ax)) / width,
        (flip * (by - ay)) / width,
        clamp(ox - dx, -0.6, 0.6),
        oy - dy,
        ox,
        oy,
      ]
      painter.add(
        `<g transform="matrix(${matrix.map((n) => n.toFixed(2)).join(' ')})">${content}</g>`,
      )
    },
  }
}
