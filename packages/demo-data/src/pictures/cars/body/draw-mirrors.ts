import type { Camera } from '../../engine/camera.ts'
import { hull, type Point } from '../../engine/geometry.ts'
import type { Painter } from '../../engine/painter.ts'
import type { Vehicle } from './vehicle.ts'

/** A door mirror; `side` 1 is the near one, -1 the far one. */
export const drawMirror = (painter: Painter, vehicle: Vehicle, camera: Camera, side: 1 | -1) => {
  const { shape, surface, paint, era } = vehicle
  const x = Math.max(shape.cowl[0] + 16, (shape.doors[0] ?? 0) + 4)
  const y = surface.waist(x) + 3
  const inner = surface.cabinWidth + 4
  const tall = shape.rear === 'doors' ? 1.8 : 1
  const [depth, width, height] = era === 'classic' ? [4, 14, 9] : [9, 17, 12.5 * tall]
  const box = (inset: number) => {
    const points: Point[] = []
    for (const dx of [0, depth])
      for (const dz of [0, width - inset])
        for (const dy of [inset * 0.8, height - (dz > 0 ? 1.5 : 0)])
          points.push(camera.project([x - depth / 2 + dx, y + dy, side * (inner + dz)]))
    return hull(points)
  }
  const fill = era === 'classic' ? paint.trim : paint.base
  painter.flat(
    box(0),
    fill,
    `stroke="${era === 'classic' ? paint.chrome : paint.trim}" stroke-width="3" stroke-linejoin="round"`,
  )
  if (!camera.frontal) {
    const at = (dy: number, dz: number) =>
      camera.project([x + depth / 2, y + dy, side * (inner + dz)])
    painter.flat(
      [at(1.5, 1.5), at(1.5, width - 2), at(height - 2.5, width - 2), at(height - 1.5, 1.5)],
      paint.glassTop,
    )
  }
  painter.line(
    [
      [x, y + 1, side * (inner + 1)],
      [x, y - 2, side * (inner - 5)],
    ],
    paint.trim,
    3.2,
  )
}
