import type { Camera } from '../../engine/camera.ts'
import { hull, lerp, type Point3, steps } from '../../engine/geometry.ts'
import type { Painter } from '../../engine/painter.ts'
import type { Vehicle } from '../body/vehicle.ts'
import { far } from './across.ts'
import { drawEndGlass } from './end-glass.ts'
import { drawSideGlass } from './side-glass.ts'

/** The roof is highest along its middle; its outline is convex in every view. */
const drawRoof = (painter: Painter, vehicle: Vehicle, camera: Camera) => {
  const { shape, surface, paint } = vehicle
  const outline = steps(shape.roofFront[0], shape.roofRear[0], 8).flatMap((x) => {
    const rail = surface.cabin(x, surface.roof(x))
    const [, y, z] = rail
    return [rail, far(rail), ...[-0.5, 0, 0.5].map((u): Point3 => [x, y + 3 * (1 - u * u), u * z])]
  })
  painter.flat(hull(outline.map(camera.project)), paint.roof)
}

/** Everything above the waist of a vehicle with a roof. */
export const drawCabin = (painter: Painter, vehicle: Vehicle, camera: Camera) => {
  const { shape, surface, paint } = vehicle
  drawRoof(painter, vehicle, camera)
  drawEndGlass(painter, vehicle, camera, camera.frontal)
  // A box has no rounded corner where its roof meets the rear doors.
  const corner = shape.roofRear[0] - 24
  const roof = (x: number) =>
    shape.rear === 'doors' && x > corner
      ? lerp(
          shape.roofRear[1],
          shape.glassRear[1],
          Math.max(0, (x - shape.roofRear[0]) / (shape.glassRear[0] - shape.roofRear[0])),
        )
      : surface.roof(x)
  const xs = [
    ...steps(shape.cowl[0], shape.roofRear[0] - 12, 16),
    ...steps(shape.roofRear[0] - 9, shape.roofRear[0], 3),
    ...steps(shape.roofRear[0], shape.glassRear[0], 4),
  ]
  painter.area(
    [
      ...xs.map((x) => surface.cabin(x, roof(x))),
      ...[...xs].reverse().map((x) => surface.cabin(x, surface.waist(x) - 3)),
    ],
    paint.base,
  )
  painter.line(
    steps(shape.roofFront[0] - 4, shape.roofRear[0] + 4, 8).map((x) =>
      surface.cabin(x, surface.roof(x) - 2),
    ),
    '#fff',
    1.8,
    'opacity=".38"',
  )
  drawSideGlass(painter, vehicle, camera)
  if (shape.offroad?.rails) {
    const rail = steps(shape.roofFront[0] + 22, shape.roofRear[0] - 14, 6).map(
      (x): Point3 => [x, surface.roof(x) + 4.5, surface.roofWidth * 0.93],
    )
    painter.line(rail, vehicle.creases ? paint.chrome : paint.trim, 2.6, 'stroke-linecap="round"')
    for (const end of [rail[0], rail.at(-1)])
      if (end) painter.line([end, [end[0], end[1] - 5, end[2]]], paint.trim, 4)
  }
  if (shape.rear === 'doors' && shape.glassEnd) {
    const y = lerp(shape.belt[0], surface.height, 0.5)
    painter.line(
      [
        surface.cabin(shape.doors[2] ?? 0, shape.belt[0]),
        surface.cabin(shape.doors[2] ?? 0, surface.height - 12),
        surface.cabin(shape.glassEnd + 4, surface.height - 12),
        surface.cabin(shape.glassEnd + 4, shape.belt[0]),
      ],
      paint.seam,
      0.9,
      'opacity=".6"',
    )
    painter.line(
      [surface.cabin((shape.doors[2] ?? 0) + 16, y), surface.cabin(shape.length - 26, y)],
      '#fff',
      2,
      'opacity=".3"',
    )
  }
}
