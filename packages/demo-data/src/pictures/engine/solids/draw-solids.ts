import type { Camera } from '../camera.ts'
import { mix } from '../colour.ts'
import { hull, lerp, type Point, type Point3, pathData, steps } from '../geometry.ts'
import type { Light } from '../light.ts'
import { type Painter, short } from '../painter.ts'
import { ordered } from './order.ts'
import type { Face, Mark, RoundFace, Solid } from './solid.ts'

/** Sides that are at least so many pixels high are lit from above to below. */
const SHEEN_FROM = 50

/** Sides with less than this (twice their area, pixels) are not seen. */
const SMALLEST = 8

/** The colour of a side by where it is turned. */
const lit = (colour: string, [nx, ny]: Point3, light: Light) => {
  const [up, down] = [Math.max(0, ny), Math.max(0, -ny)]
  const bright = mix(mix(colour, '#ffffff', 0.17 * up), light.sky, 0.13 * up)
  return mix(bright, light.shade, Math.min(0.75, 0.2 * Math.abs(nx) * (1 - up * 0.6) + 0.5 * down))
}

const middleOf = (points: readonly Point3[]): Point3 => {
  const sum = (axis: 0 | 1 | 2) => points.reduce((total, p) => total + p[axis], 0) / points.length
  return [sum(0), sum(1), sum(2)]
}

const towards = ([x, y, z]: Point3, eye: Point3, normal: Point3) =>
  (eye[0] - x) * normal[0] + (eye[1] - y) * normal[1] + (eye[2] - z) * normal[2]

/** Twice the area of a polygon in the picture. */
const spread = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [X, Y] = points[(i + 1) % points.length] ?? [x, y]
      return sum + x * Y - X * y
    }, 0),
  )

/** Draws sides one after another; neighbours of one colour become one element. */
const drawFaces = (painter: Painter, camera: Camera, light: Light, faces: readonly Face[]) => {
  let data = ''
  let fill = ''
  // The line closes the hairs between neighbouring sides.
  const flush = () => {
    if (data) painter.add(`<path d="${data}" fill="${fill}" stroke="${fill}"/>`)
    data = ''
  }
  for (const face of faces) {
    const points = face.points.map(camera.project)
    if (spread(points) < SMALLEST) continue
    const colour = lit(face.colour, face.normal, light)
    const rows = points.map(([, y]) => y)
    const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
    if (face.sheen && face.normal[2] > 0.9 && bottom - top > SHEEN_FROM) {
      flush()
      const tones = [mix(colour, '#ffffff', 0.09), colour, mix(colour, light.shade, 0.13)]
      painter.flat(points, painter.gradient([0, top], [0, bottom], tones))
      continue
    }
    if (colour !== fill) flush()
    fill = colour
    data += pathData(points)
  }
  flush()
}

const drawGlass = (painter: Painter, camera: Camera, light: Light, mark: Mark) => {
  const rows = mark.points.map((point) => camera.project(point)[1])
  const tones = [mix(mark.colour, light.sky, 0.34), '#141b22'] as const
  const fill = painter.gradient([0, Math.min(...rows)], [0, Math.max(...rows)], tones)
  painter.area(
    mark.points,
    fill,
    `stroke="${tones[1]}" stroke-width="${short(2.2 * camera.scale ** 0.5 + 1)}" stroke-linejoin="round"`,
  )
  const [a, b, c, d] = mark.points
  if (!a || !b || !c || !d) return
  const at = (u: number, v: number): Point3 => {
    const put = (axis: 0 | 1 | 2) => lerp(lerp(a[axis], b[axis], u), lerp(d[axis], c[axis], u), v)
    return [put(0), put(1), put(2)]
  }
  for (const [from, width] of [
    [0.3, 0.2],
    [0.62, 0.07],
  ] as const)
    painter.area(
      [at(from + 0.2, 0.04), at(from + width + 0.2, 0.04), at(from + width, 0.96), at(from, 0.96)],
      '#fff',
      'opacity=".15"',
    )
}

/** Lines one after another that look alike become one element. */
const drawMarks = (painter: Painter, camera: Camera, light: Light, marks: readonly Mark[]) => {
  let data = ''
  let style = ''
  const flush = () => {
    if (data) painter.add(`<path d="${data}" fill="none" ${style}/>`)
    data = ''
  }
  for (const mark of marks) {
    if (mark.kind !== 'line') {
      flush()
      if (mark.kind === 'glass') drawGlass(painter, camera, light, mark)
      else painter.area(mark.points, mark.colour, mark.attributes)
      continue
    }
    const width = short((mark.width ?? 1) * camera.scale)
    const own = `stroke="${mark.colour}" stroke-width="${width}"${mark.attributes ? ` ${mark.attributes}` : ''}`
    if (own !== style) flush()
    style = own
    data += pathData(mark.points.map(camera.project), false)
  }
  flush()
}

/** The tyre, and a drawing of the radius 100 laid on its end. */
const drawRound = (
  painter: Painter,
  camera: Camera,
  round: RoundFace,
  known: Map<string, string>,
) => {
  const { centre, radius, svg } = round
  const [x, y, z] = centre
  const rim = (depth: number) =>
    steps(0, Math.PI * 2, 20).map(
      (a): Point3 => [x + radius * Math.cos(a), y + radius * Math.sin(a), z - depth],
    )
  painter.flat(hull([...rim(0), ...rim(round.depth)].map(camera.project)), round.colour)
  if (camera.eye[2] < z) return
  const [cx, cy] = camera.project(centre)
  const right: Point = camera.project([x + radius, y, z])
  const up: Point = camera.project([x, y - radius, z])
  const matrix = [right[0] - cx, right[1] - cy, up[0] - cx, up[1] - cy].map((n) =>
    (n / 100).toFixed(3),
  )
  const id = known.get(svg) ?? painter.id()
  if (!known.has(svg)) painter.add(`<defs><g id="${id}">${svg}</g></defs>`)
  known.set(svg, id)
  painter.add(
    `<use href="#${id}" transform="matrix(${matrix.join(' ')} ${Math.round(cx)} ${Math.round(cy)})"/>`,
  )
}

const drawSolid = (
  painter: Painter,
  camera: Camera,
  light: Light,
  piece: Solid,
  known: Map<string, string>,
) => {
  const seen = piece.faces
    .map((face) => ({ face, middle: middleOf(face.points) }))
    .filter(({ face, middle }) => towards(middle, camera.eye, face.normal) > 0)
    .map((item) => ({
      ...item,
      far: Math.hypot(...item.middle.map((value, axis) => value - (camera.eye[axis] ?? 0))),
    }))
    .sort((a, b) => b.far - a.far)
  drawFaces(
    painter,
    camera,
    light,
    seen.map(({ face }) => face),
  )
  const shown = piece.marks.filter(({ normal, points: [first] }) => {
    const everywhere = normal.every((value) => value === 0)
    return everywhere || (first !== undefined && towards(first, camera.eye, normal) > 0)
  })
  drawMarks(painter, camera, light, shown)
  if (piece.round) drawRound(painter, camera, piece.round, known)
}

/** Draws the parts of a thing so that the nearer ones cover the farther ones. */
export const drawSolids = (
  painter: Painter,
  camera: Camera,
  light: Light,
  solids: readonly Solid[],
) => {
  const known = new Map<string, string>()
  for (const piece of ordered(solids, camera.eye)) drawSolid(painter, camera, light, piece, known)
}
