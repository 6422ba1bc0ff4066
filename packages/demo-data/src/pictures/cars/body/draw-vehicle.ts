import type { Camera } from '../../engine/camera.ts'
import { lightness } from '../../engine/colour.ts'
import { steps } from '../../engine/geometry.ts'
import type { Painter } from '../../engine/painter.ts'
import { drawCabin } from '../cabin/draw-cabin.ts'
import { drawOpenCabin } from '../cabin/draw-open-cabin.ts'
import { drawNose } from '../ends/draw-nose.ts'
import { drawTail } from '../ends/draw-tail.ts'
import { createEndFace, type EndFace } from '../ends/end-face.ts'
import { drawDecks, drawSide } from './draw-body.ts'
import { drawMirror } from './draw-mirrors.ts'
import { drawUnderside, drawWheels } from './draw-wheels.ts'
import type { Vehicle } from './vehicle.ts'

/** The panel of an end, shaded from the side's tone at the near corner to the end's own. */
const drawShell = (
  painter: Painter,
  vehicle: Vehicle,
  camera: Camera,
  face: EndFace,
  top: number,
) => {
  const { shape, paint } = vehicle
  const from = Math.min(1, Math.max(-1, face.visible))
  const us = steps(from, 1, 10)
  const ys = steps(shape.sill, top, 5)
  const corner = camera.project(face.at(1, shape.sill))
  const inner = camera.project(face.at(Math.max(from, 0.45), shape.sill))
  painter.area(
    [
      ...us.map((u) => face.at(u, top)),
      ...[...ys].reverse().map((y) => face.at(1, y)),
      ...[...us].reverse().map((u) => face.at(u, shape.sill)),
      ...ys.map((y) => face.at(from, y)),
    ],
    painter.gradient([corner[0], 0], [inner[0], 0], [paint.base, paint.end]),
  )
}

/** A shadow on the ground, softer towards its edge. */
const drawShadow = (painter: Painter, vehicle: Vehicle, depth: number) => {
  const { shape, surface } = vehicle
  for (const [grow, opacity] of [
    [20, 0.1],
    [11, 0.14],
    [2, 0.24],
    [-10, 0.4],
  ] as const) {
    const half = surface.halfWidth + grow
    painter.area(
      steps(0, Math.PI * 2, 20)
        .slice(1)
        .map((a) => {
          const [c, s] = [Math.cos(a), Math.sin(a)]
          const square = (v: number) => Math.sign(v) * Math.abs(v) ** 0.35
          return [
            shape.length / 2 + (shape.length / 2 + grow) * square(c) + grow * 0.4,
            0,
            half * square(s),
          ]
        }),
      '#0b0e14',
      `opacity="${(opacity * depth).toFixed(2)}"`,
    )
  }
}

/** The whole vehicle with its shadow, from what is farthest to what is nearest. */
export const drawVehicle = (painter: Painter, vehicle: Vehicle, camera: Camera) => {
  const { shape } = vehicle
  drawShadow(painter, vehicle, lightness(vehicle.paint.base) > 0.5 ? 1 : 0.9)
  drawUnderside(painter, vehicle, camera)
  drawMirror(painter, vehicle, camera, -1)
  const nose = createEndFace(painter, vehicle, camera, true)
  const tail = createEndFace(painter, vehicle, camera, false)
  drawDecks(painter, vehicle, camera)
  if (shape.roof === 'open') drawOpenCabin(painter, vehicle, camera)
  else drawCabin(painter, vehicle, camera)
  drawSide(painter, vehicle)
  drawShell(painter, vehicle, camera, nose, shape.nose[1])
  drawShell(painter, vehicle, camera, tail, shape.deck[1])
  drawNose(nose, vehicle)
  drawTail(tail, vehicle)
  drawWheels(painter, vehicle, camera)
  drawMirror(painter, vehicle, camera, 1)
}
