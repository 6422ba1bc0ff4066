import type { Camera } from '../../engine/camera.ts'
import { lightness, mix } from '../../engine/colour.ts'
import { clamp, lerp, type Point3, steps } from '../../engine/geometry.ts'
import type { Painter } from '../../engine/painter.ts'
import type { Vehicle } from './vehicle.ts'

/** Both axles, from the nose. */
export const axles = ({ shape }: Vehicle) =>
  [shape.frontOverhang, shape.frontOverhang + shape.wheelbase] as const

/** The opening around a wheel. */
export const archRadius = ({ shape }: Vehicle) => shape.wheelRadius * 1.12 + 2

/** The lower edge of the side with its wheel arches, from the rear to the front. */
const lowerEdge = (vehicle: Vehicle, from: number, to: number): [number, number][] => {
  const { shape } = vehicle
  const radius = archRadius(vehicle)
  const edge: [number, number][] = [[to, shape.sill + 3]]
  for (const axle of [...axles(vehicle)].reverse()) {
    const start = Math.asin(clamp((shape.sill - shape.wheelRadius) / radius, -1, 1))
    for (const angle of steps(start, Math.PI - start, 11))
      edge.push([
        clamp(axle + radius * Math.cos(angle), from, to),
        shape.wheelRadius + radius * Math.sin(angle),
      ])
  }
  edge.push([from, shape.sill + 3])
  return edge
}

/** Doors' seams, handles, the line of the shoulders, the darker sill: the side below the waist. */
export const drawSide = (painter: Painter, vehicle: Vehicle) => {
  const { shape, surface, paint } = vehicle
  const { side, shoulder } = surface
  const [from, to] = [surface.frontPlan, shape.length - surface.rearPlan]
  // As many points as the ends have there, so that no gap opens between side and end.
  const endEdge = (x: number) =>
    steps(shape.sill, shoulder(x), 5).map((y): [number, number] => [x, y])
  const outline = [
    ...endEdge(from),
    ...steps(from, to, 18).map((x): [number, number] => [x, shoulder(x)]),
    ...endEdge(to).reverse(),
    ...lowerEdge(vehicle, from, to),
  ]
  painter.area(
    outline.map(([x, y]) => side(x, y)),
    paint.base,
  )
  const band = (top: (x: number) => number, bottom: (x: number) => number, a: number, b: number) =>
    [
      ...steps(a, b, 6).map((x) => side(x, top(x))),
      ...steps(b, a, 6).map((x) => side(x, bottom(x))),
    ] satisfies Point3[]
  const pale = lightness(paint.base) > 0.75
  painter.area(
    band(
      (x) => shoulder(x) - 1,
      (x) => shoulder(x) - 6.5,
      from,
      to,
    ),
    '#fff',
    `opacity="${pale ? 0.75 : 0.3}"`,
  )
  const waistline = (x: number) => lerp(shape.belt[0], shape.belt[1], x / shape.length)
  const crease = (x: number) => lerp(shape.sill, waistline(x), 0.66) + (x / shape.length) * 5
  if (vehicle.era !== 'classic')
    painter.area(
      band(
        crease,
        (x) =>
          crease(x) -
          5 -
          9 * Math.sin((Math.PI * (x - from)) / (to - from)) * (0.5 + vehicle.creases * 0.3),
        from + 34,
        to - 26,
      ),
      paint.seam,
      'opacity=".2"',
    )
  const [front, rear] = axles(vehicle)
  const gap = archRadius(vehicle)
  painter.area(
    band(
      () => lerp(shape.sill, shape.belt[0], 0.27),
      () => shape.sill + 1,
      front + gap,
      rear - gap,
    ),
    vehicle.shape.offroad?.cladding ? paint.trim : paint.seam,
    vehicle.shape.offroad?.cladding ? '' : 'opacity=".42"',
  )
  painter.area(
    band(
      () => lerp(shape.sill, shape.belt[0], 0.4),
      () => lerp(shape.sill, shape.belt[0], 0.3),
      front + gap + 2,
      rear - gap - 2,
    ),
    '#fff',
    'opacity=".13"',
  )
  drawArches(painter, vehicle)
  drawDoors(painter, vehicle, crease)
}

const drawArches = (painter: Painter, vehicle: Vehicle) => {
  const { shape, surface, paint } = vehicle
  const radius = archRadius(vehicle)
  const cladding = shape.offroad?.cladding ?? false
  for (const axle of axles(vehicle)) {
    const ring = (r: number) =>
      steps(-0.22, Math.PI + 0.22, 11).map(
        (angle): Point3 =>
          surface.side(axle + r * Math.cos(angle), shape.wheelRadius + r * Math.sin(angle)),
      )
    if (cladding) painter.line(ring(radius + 2.5), paint.trim, 6.5)
    else painter.line(ring(radius + 0.8), mix(paint.base, '#ffffff', 0.3), 1.6)
  }
}

const drawDoors = (painter: Painter, vehicle: Vehicle, crease: (x: number) => number) => {
  const { shape, surface, paint, era } = vehicle
  const { side, shoulder, waist } = surface
  const bottom = shape.sill + 7
  const [, rearAxle] = axles(vehicle)
  const arch = archRadius(vehicle) + 3
  const seams = shape.doors.map((x, i): Point3[] => {
    const last = i === shape.doors.length - 1 && shape.rear !== 'doors'
    const foot = last && rearAxle - x < arch ? shape.wheelRadius + arch * 0.72 : bottom
    const inset = last ? Math.max(0, x - (rearAxle - arch) - 4) : 0
    return [
      side(x + (i === 0 ? 0 : 3), shoulder(x) - 0.5),
      side(x, lerp(bottom, shoulder(x), 0.6)),
      side(x - inset, lerp(bottom, shoulder(x), 0.42)),
      side(x - inset, foot),
    ]
  })
  for (const seam of seams) painter.line(seam, paint.seam, 0.9, 'opacity=".75"')
  const [first, lastDoor] = [shape.doors[0], shape.doors.at(-1)]
  if (first !== undefined && lastDoor !== undefined)
    painter.line(
      [
        side(first, bottom),
        side(Math.min(lastDoor, rearAxle - arch - (lastDoor > rearAxle - arch ? 2 : 0)), bottom),
      ],
      paint.seam,
      0.9,
      'opacity=".75"',
    )
  const rear = shape.doors.slice(1)
  for (const [i, x] of rear.entries()) {
    const y = lerp(crease(x), waist(x), 0.42)
    const sliding = shape.slidingDoor && i === rear.length - 1
    const at = sliding ? (shape.doors.at(-2) ?? x) + 12 : x - 18
    const handle = [side(at, y), side(at + 13, y + 0.4)]
    painter.line(handle, paint.seam, 4, 'opacity=".35"')
    painter.line(
      handle.map(([hx, hy, hz]): Point3 => [hx, hy + 0.7, hz]),
      era === 'classic' ? paint.chrome : mix(paint.base, '#ffffff', 0.22),
      2.3,
      'stroke-linecap="round"',
    )
  }
  if (shape.slidingDoor) {
    const y = waist(rearAxle) - (shape.rear === 'doors' ? 8 : 4)
    painter.line([side(lastDoor ?? 0, y), side(shape.length - 34, y)], paint.seam, 1.4)
  }
  if (era === 'classic') {
    const y = lerp(shape.sill, shape.belt[0], 0.46)
    const [front, back] = axles(vehicle)
    painter.line(
      [side(front + arch, y), side(back - arch, y)],
      vehicle.creases ? paint.trim : paint.chrome,
      2.6,
    )
  }
  const cap = side(rearAxle + 4, lerp(crease(rearAxle), shoulder(rearAxle), 0.2) + 6)
  if (vehicle.creases !== 1 && rearAxle + arch < shape.length - 30)
    painter.line(
      [
        [cap[0], cap[1], cap[2]],
        [cap[0] + 13, cap[1], cap[2]],
        [cap[0] + 13, cap[1] + 12, cap[2]],
        [cap[0], cap[1] + 12, cap[2]],
        [cap[0], cap[1], cap[2]],
      ],
      paint.seam,
      0.7,
      'opacity=".6"',
    )
  painter.line(
    [
      side(shape.frontOverhang + 14, crease(100) + 3),
      side(shape.frontOverhang + 22, crease(100) + 3),
    ],
    '#f08a24',
    2,
  )
}

/** The bonnet and the boot lid, or the bed of a pickup: what of the lower body is turned to the sky. */
export const drawDecks = (painter: Painter, vehicle: Vehicle, camera: Camera) => {
  const { shape, surface, paint } = vehicle
  const { side, shoulder } = surface
  const far = ([x, y, z]: Point3): Point3 => [x, y, -z]
  const us = steps(1, -1, 8)
  const cowl = shape.cowl[0]
  const bonnetEdge = steps(surface.frontPlan, cowl + 14, 8).map((x) => side(x, shoulder(x)))
  const noseEdge = us.map((u) => surface.front(u, shape.nose[1]))
  painter.area([...noseEdge, ...bonnetEdge.map(far), ...[...bonnetEdge].reverse()], paint.bonnet)
  const rearEdge = us.map((u) => surface.rear(u, shape.deck[1]))
  const deckEdge = steps(shape.glassRear[0] - 14, shape.length - surface.rearPlan, 6).map((x) =>
    side(x, shoulder(x)),
  )
  const bed = shape.rear === 'bed'
  painter.area(
    [...deckEdge, ...rearEdge, ...deckEdge.map(far).reverse()],
    bed ? '#23262b' : paint.bonnet,
  )
  if (bed) {
    painter.line(deckEdge.map(far), paint.base, 4)
    painter.line(deckEdge, paint.trim, 3)
  }
  const onBonnet = (u: number, share: number): Point3 => {
    const x = lerp(shape.nose[0] + 8, cowl, share)
    return [x, shoulder(x) + 1.5, u * surface.halfWidth * lerp(0.82, 0.94, share)]
  }
  if (camera.frontal) {
    painter.area(
      [onBonnet(0.85, 0.1), onBonnet(0.3, 0.1), onBonnet(0.2, 0.96), onBonnet(0.6, 0.96)],
      '#fff',
      'opacity=".16"',
    )
    for (const u of [0.62, -0.62])
      painter.line([onBonnet(u * 0.86, 0.04), onBonnet(u, 0.98)], paint.seam, 0.8, 'opacity=".5"')
  }
}
