import type { Camera } from './camera.ts'
import { lerp, type Point3, steps } from './geometry.ts'
import type { Painter } from './painter.ts'
import type { Vehicle } from './vehicle.ts'

const far = ([x, y, z]: Point3): Point3 => [x, y, -z]

/** An arc across the vehicle from the near to the far side, its middle moved by `dx` and `dy`. */
const across = (x: number, y: number, half: number, dx: number, dy: number) =>
  steps(1, -1, 8).map((u): Point3 => [x + dx * (1 - u * u), y + dy * (1 - u * u), u * half])

/** Windscreen or rear glass: the body-coloured frame, the glass in it and the light on the glass. */
const drawEndGlass = (painter: Painter, vehicle: Vehicle, camera: Camera, frontal: boolean) => {
  const { shape, surface, paint } = vehicle
  const [base, top] = frontal ? [shape.cowl, shape.roofFront] : [shape.glassRear, shape.roofRear]
  const bow = frontal ? -9 : 7
  const pane = (inset: number): Point3[] => {
    const at = (share: number) => [lerp(base[0], top[0], share), lerp(base[1], top[1], share)]
    const [bx = 0, by = 0] = at(inset * 1.1)
    const [tx = 0, ty = 0] = at(1 - inset * 1.5)
    const narrow = 1 - inset * 1.25
    return [
      ...across(bx, by, surface.cabinWidth * narrow, bow, 1.5),
      ...across(tx, ty - 1, surface.roofWidth * narrow, bow * 0.6, 3).reverse(),
    ]
  }
  const solid = !frontal && shape.rear === 'doors'
  painter.area(pane(0), shape.roof === 'open' && frontal ? paint.trim : paint.base)
  if (solid) return
  const [upper, lower] = [
    camera.project([top[0], top[1], 0]),
    camera.project([base[0], base[1], 0]),
  ]
  painter.area(
    pane(0.075),
    painter.gradient(
      [upper[0], upper[1]],
      [upper[0], lower[1]],
      [paint.glassTop, paint.glassBottom],
    ),
    'stroke="#0d1115" stroke-width="5" stroke-linejoin="round"',
  )
  const spot = (u: number, share: number): Point3 => [
    lerp(base[0], top[0], share) + bow * (1 - u * u) * 0.8,
    lerp(base[1], top[1], share) + 1.5,
    u * lerp(surface.cabinWidth, surface.roofWidth, share) * 0.9,
  ]
  for (const z of [0.42, -0.42])
    painter.area(
      [
        spot(z - 0.2, 0.1),
        spot(z - 0.22, 0.42),
        spot(z - 0.1, 0.5),
        spot(z - 0.08, 0.64),
        spot(z + 0.08, 0.64),
        spot(z + 0.1, 0.5),
        spot(z + 0.22, 0.42),
        spot(z + 0.2, 0.1),
      ],
      '#0a0d11',
      'opacity=".45" stroke-linejoin="round"',
    )
  painter.area(
    [spot(0.75, 0.9), spot(0.3, 0.9), spot(-0.25, 0.1), spot(0.35, 0.1)],
    '#fff',
    'opacity=".15"',
  )
  painter.area(
    [spot(0.18, 0.9), spot(0.08, 0.9), spot(-0.47, 0.1), spot(-0.37, 0.1)],
    '#fff',
    'opacity=".13"',
  )
  if (frontal)
    for (const u of [0.1, -0.72]) painter.line([spot(u, 0.04), spot(u + 0.5, 0.14)], '#0b0d10', 1.4)
}

const drawRoof = (painter: Painter, vehicle: Vehicle) => {
  const { shape, surface, paint } = vehicle
  const rail = steps(shape.roofFront[0], shape.roofRear[0], 8).map((x) =>
    surface.cabin(x, surface.roof(x)),
  )
  painter.area(
    [
      ...rail,
      ...across(shape.roofRear[0], shape.roofRear[1], surface.roofWidth, 0, 4),
      ...rail.map(far).reverse(),
      ...across(shape.roofFront[0], shape.roofFront[1], surface.roofWidth, -5, 4).reverse(),
    ],
    paint.roof,
  )
}

/** One side window between two pillars; nothing where the roof leaves no room. */
const windowBetween = (vehicle: Vehicle, from: number, to: number, inset: number): Point3[] => {
  const { surface } = vehicle
  const low = (x: number) => surface.waist(x) + 3 + inset
  const high = (x: number) => surface.roof(x) - 7 - inset
  const xs = steps(from, to, 12).filter((x) => high(x) - low(x) > 1)
  if (xs.length < 3) return []
  return [
    ...xs.map((x) => surface.cabin(x, high(x))),
    ...[...xs].reverse().map((x) => surface.cabin(x, low(x))),
  ]
}

/** Where side glass is: pairs of x at its front and rear. */
const panes = ({ shape }: Vehicle): [number, number][] => {
  const end = shape.glassEnd ?? shape.glassRear[0] - shape.rearPillar
  const cuts = [shape.cowl[0] + 9, ...shape.pillars.filter((x) => x < end - 8), end]
  return cuts.slice(1).flatMap((to, i) => {
    const from = cuts[i]
    return from === undefined ? [] : [[from + 3, to - 3] as [number, number]]
  })
}

const drawSideGlass = (painter: Painter, vehicle: Vehicle, camera: Camera) => {
  const { shape, surface, paint, style } = vehicle
  const middle = (shape.roofFront[0] + shape.roofRear[0]) / 2
  const [top, bottom] = [
    camera.project(surface.cabin(middle, surface.height)),
    camera.project(surface.cabin(middle, shape.belt[0])),
  ]
  const all = panes(vehicle)
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return
  if (style.blackPillars) painter.area(windowBetween(vehicle, first[0], last[1], -1.5), paint.trim)
  const glass = painter.gradient([0, top[1]], [0, bottom[1]], [paint.glassTop, paint.glassBottom])
  for (const [from, to] of all) {
    const pane = windowBetween(vehicle, from, to, 1)
    if (pane.length > 0)
      painter.area(
        pane,
        glass,
        `stroke="${paint.glassBottom}" stroke-width="${style.glassRadius}" stroke-linejoin="round"`,
      )
    const seat = lerp(from, to, 0.62)
    const low = surface.waist(seat) + 3
    const room = surface.roof(seat) - 9 - low
    if (room > 22 && to - from > 46)
      painter.area(
        [
          surface.cabin(seat - 15, low),
          surface.cabin(seat - 9, low + room * 0.42),
          surface.cabin(seat - 9, low + room * 0.74),
          surface.cabin(seat + 3, low + room * 0.76),
          surface.cabin(seat + 8, low + room * 0.4),
          surface.cabin(seat + 14, low),
        ],
        '#0a0d11',
        'opacity=".5"',
      )
    const lean = 22
    const glint = (share: number, width: number) => {
      const x = lerp(from, to, share)
      const [a, b] = [surface.roof(x + lean / 2) - 9, surface.waist(x) + 5]
      if (a - b < 16 || x + lean + width > to || x - 4 < from) return
      if (surface.roof(x + lean) - 8 < a - 3) return
      painter.area(
        [
          surface.cabin(x + lean, a),
          surface.cabin(x + lean + width, a),
          surface.cabin(x + width, b),
          surface.cabin(x, b),
        ],
        '#fff',
        'opacity=".17"',
      )
    }
    glint(0.18, 15)
    glint(0.46, 5)
  }
  const line = steps(first[0] - 4, last[1] + 4, 8).map((x) =>
    surface.cabin(x, surface.waist(x) + 1.6),
  )
  if (vehicle.creases !== 1 || vehicle.era === 'classic') painter.line(line, paint.chrome, 1.5)
  else painter.line(line, paint.trim, 2)
}

/** Everything above the waist of a vehicle with a roof. */
export const drawCabin = (painter: Painter, vehicle: Vehicle, camera: Camera) => {
  const { shape, surface, paint } = vehicle
  drawRoof(painter, vehicle)
  drawEndGlass(painter, vehicle, camera, camera.frontal)
  const xs = steps(shape.cowl[0], shape.glassRear[0], 26)
  painter.area(
    [
      ...xs.map((x) => surface.cabin(x, surface.roof(x))),
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
    for (const z of camera.frontal ? [-0.46, 0.46] : [-0.46, 0.46]) {
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
