import type { Camera } from '../../engine/camera.ts'
import { lerp, type Point3, steps } from '../../engine/geometry.ts'
import type { Painter } from '../../engine/painter.ts'
import type { Vehicle } from '../body/vehicle.ts'
import { across, far } from './across.ts'

/** The open cabin: seats, the far door, the windscreen's frame. */
export const drawOpenCabin = (painter: Painter, vehicle: Vehicle, camera: Camera) => {
  const { shape, surface, paint } = vehicle
  const [from, to] = [shape.cowl[0] + 8, shape.glassRear[0] - 26]
  const edge = steps(from, to, 6).map((x): Point3 => [x, surface.waist(x), surface.cabinWidth])
  painter.area([...edge, ...edge.map(far).reverse()], '#1d1a19')
  painter.line(edge.map(far), paint.base, 5)
  const seats = shape.length > 430 ? [0.36, 0.74] : [0.5]
  const leather = vehicle.creases === 0 ? '#7a3f2a' : vehicle.creases === 1 ? '#2b2d31' : '#b9a27e'
  for (const share of [...seats].reverse())
    for (const z of [-0.46, 0.46]) {
      const x = lerp(from, to, share)
      const y = surface.waist(x)
      const half = surface.cabinWidth
      const at = (dx: number, dy: number, dz: number): Point3 => [x + dx, y + dy, (z + dz) * half]
      painter.area(
        [
          at(-8, -6, -0.3),
          at(2, 16, -0.27),
          at(6, 17, 0),
          at(2, 16, 0.27),
          at(-8, -6, 0.3),
          at(14, -6, 0.3),
          at(14, -6, -0.3),
        ],
        leather,
        `stroke="${leather}" stroke-width="12" stroke-linejoin="round"`,
      )
      painter.area(
        [at(3, 19, -0.13), at(5, 28, -0.11), at(5, 28, 0.11), at(3, 19, 0.13)],
        leather,
        `stroke="${leather}" stroke-width="12" stroke-linejoin="round"`,
      )
      painter.line([at(2, 14, -0.2), at(3, 15, 0.2)], '#fff', 1.2, 'opacity=".25"')
    }
  painter.area(
    [
      ...across(shape.glassRear[0] - 34, surface.waist(to) + 3, surface.cabinWidth * 0.96, 0, 3),
      ...across(
        shape.glassRear[0] + 4,
        shape.belt[1] + 1,
        surface.cabinWidth * 0.98,
        6,
        3,
      ).reverse(),
    ],
    '#25272b',
  )
  const [base, top] = [shape.cowl, shape.roofFront]
  const pane = [
    ...across(base[0], base[1], surface.cabinWidth * 0.97, -9, 1.5),
    ...across(top[0], top[1], surface.roofWidth, -5, 3).reverse(),
  ]
  painter.area(
    pane,
    paint.glassTop,
    `fill-opacity=".62" stroke="${paint.trim}" stroke-width="${(3.4 * camera.scale).toFixed(1)}" stroke-linejoin="round"`,
  )
  const at = (u: number, share: number): Point3 => [
    lerp(base[0], top[0], share) - 6 * (1 - u * u),
    lerp(base[1], top[1], share) + 1,
    u * lerp(surface.cabinWidth, surface.roofWidth, share),
  ]
  painter.area([at(0.7, 0.9), at(0.3, 0.9), at(-0.3, 0.1), at(0.3, 0.1)], '#fff', 'opacity=".22"')
  painter.line(
    [at(1, 0), at(0.99, 1)],
    vehicle.creases === 0 ? paint.chrome : paint.trim,
    3.4,
    'stroke-linecap="round"',
  )
}
