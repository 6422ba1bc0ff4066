import type { Camera } from '../../engine/camera.ts'
import { mix } from '../../engine/colour.ts'
import { hull, type Point, type Point3, steps } from '../../engine/geometry.ts'
import type { Painter } from '../../engine/painter.ts'
import { axles } from './draw-body.ts'
import type { Vehicle } from './vehicle.ts'

const TREAD = 21

const circle = (x: number, y: number, z: number, radius: number): Point3[] =>
  steps(0, Math.PI * 2, 18)
    .slice(1)
    .map((a) => [x + radius * Math.cos(a), y + radius * Math.sin(a), z])

/** Spokes as wedges of a wheel with radius 100. */
const spokes = (count: number, inner: number, outer: number, hub: number, rim: number) => {
  let data = ''
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2
    const at = (r: number, da: number) =>
      `${Math.round(r * Math.cos(angle + da))} ${Math.round(r * Math.sin(angle + da))}`
    data += `M${at(hub, -inner)}L${at(rim, -outer)} ${at(rim, outer)} ${at(hub, inner)}z`
  }
  return data
}

/** The face of a wheel, radius 100, to be used for every wheel of the vehicle. */
const wheelFace = ({ era, rims, rimColour, paint }: Vehicle) => {
  const tyre =
    '<circle r="100" fill="#191a1d"/><circle r="93" fill="none" stroke="#34363b" stroke-width="3"/>'
  if (era === 'classic') {
    const steel = rims === 3 ? mix(paint.base, '#ffffff', 0.1) : '#8e949b'
    return `${tyre}<circle r="64" fill="${steel}"/><circle r="64" fill="none" stroke="#4d5259" stroke-width="5"/><circle r="46" fill="none" stroke="#2b2e33" stroke-width="9" stroke-dasharray="14 10"/><circle r="26" fill="${paint.chrome}"/><circle r="26" fill="none" stroke="#5b6068" stroke-width="3"/><path d="M-18-14a24 24 0 0 1 32 0" fill="none" stroke="#fff" stroke-width="5"/>`
  }
  const rim = era === 'modern' ? 74 : 66
  const dark = rimColour === '#3a3e45'
  const shade = dark ? '#23262b' : mix(rimColour, '#15181d', 0.45)
  const designs = [
    spokes(5, 0.5, 0.16, 16, rim - 2),
    spokes(10, 0.3, 0.075, 15, rim - 2),
    spokes(5, 0.28, 0.3, 18, rim - 2),
    spokes(7, 0.36, 0.12, 16, rim - 2),
  ]
  return `${tyre}<circle r="${rim}" fill="#101114"/><circle r="40" fill="#54595f"/><circle r="40" fill="none" stroke="#2d3035" stroke-width="4"/><path d="${designs[rims] ?? ''}" fill="${rimColour}" stroke="${shade}" stroke-width="2"/><circle r="${rim - 2}" fill="none" stroke="${rimColour}" stroke-width="6"/><circle r="${rim - 5}" fill="none" stroke="${shade}" stroke-width="1.5"/><circle r="17" fill="${rimColour}"/><circle r="9" fill="${shade}"/>`
}

const affine = (camera: Camera, x: number, y: number, z: number, radius: number) => {
  const [cx, cy] = camera.project([x, y, z])
  const [rx, ry] = camera.project([x + radius, y, z])
  const [ux, uy] = camera.project([x, y - radius, z])
  const flip = camera.mirrored ? -1 : 1
  const numbers: number[] = [
    (flip * (rx - cx)) / 100,
    (flip * (ry - cy)) / 100,
    (ux - cx) / 100,
    (uy - cy) / 100,
  ]
  return `matrix(${numbers.map((n) => n.toFixed(3)).join(' ')} ${Math.round(cx)} ${Math.round(cy)})`
}

/** What is seen under and behind the body: far wheels, the dark underside, tyres in their arches. */
export const drawUnderside = (painter: Painter, vehicle: Vehicle, camera: Camera) => {
  const { shape, surface } = vehicle
  const radius = shape.wheelRadius
  const outer = surface.halfWidth * 0.965
  const tyre = (x: number, z: number) => {
    const points: Point[] = [
      ...circle(x, radius, z, radius),
      ...circle(x, radius, z - TREAD, radius),
    ].map(camera.project)
    painter.flat(hull(points), '#131417')
  }
  for (const x of axles(vehicle)) tyre(x, -outer + TREAD)
  const floor: Point[] = []
  for (const x of [surface.frontPlan + 4, shape.length - surface.rearPlan - 4])
    for (const z of [-outer * 0.9, outer * 0.9])
      for (const y of [shape.sill - 3, shape.sill + 22]) floor.push(camera.project([x, y, z]))
  painter.flat(hull(floor), '#0e0f11')
  for (const x of axles(vehicle)) {
    const opening = [surface.halfWidth, outer - TREAD].flatMap((z) =>
      circle(x, radius, z, radius * 1.12 + 3).map(([a, b, c]) =>
        camera.project([a, Math.max(b, shape.sill), c]),
      ),
    )
    painter.flat(hull(opening), '#0c0d0f')
    tyre(x, outer)
  }
}

/** The faces of the near wheels. */
export const drawWheels = (painter: Painter, vehicle: Vehicle, camera: Camera) => {
  const { shape, surface } = vehicle
  const id = painter.id()
  painter.add(`<defs><g id="${id}">${wheelFace(vehicle)}</g></defs>`)
  for (const x of axles(vehicle)) {
    const z = surface.halfWidth * 0.965
    const matrix = affine(camera, x, shape.wheelRadius, z, shape.wheelRadius)
    painter.add(`<use href="#${id}" transform="${matrix}"/>`)
  }
}
