import type { Camera } from '../../engine/camera.ts'
import { lerp, type Point3 } from '../../engine/geometry.ts'
import type { Painter } from '../../engine/painter.ts'
import type { Vehicle } from '../body/vehicle.ts'
import { across } from './across.ts'

/** Windscreen or rear glass: the body-coloured frame, the glass in it and the light on the glass. */
export const drawEndGlass = (
  painter: Painter,
  vehicle: Vehicle,
  camera: Camera,
  frontal: boolean,
) => {
  const { shape, surface, paint } = vehicle
  const edge = frontal ? shape.roofFront : shape.roofRear
  const base = frontal ? shape.cowl : shape.glassRear
  const top = [
    edge[0],
    shape.rear === 'doors' && !frontal ? edge[1] : surface.roof(edge[0]),
  ] as const
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
  // Closes the gap between the bonnet or the lid and the glass.
  painter.area(
    [
      ...across(base[0] - bow, surface.waist(base[0]) - 4, surface.cabinWidth, bow * 2, 0),
      ...across(base[0], base[1] + 1, surface.cabinWidth, bow, 1.5).reverse(),
    ],
    frontal ? paint.bonnet : paint.base,
  )
  const solid = !frontal && shape.rear === 'doors'
  const frame = shape.roof === 'open' && frontal ? paint.trim : paint.base
  // The stroke closes the seam to the rounded edge of the side.
  painter.area(pane(0), frame, `stroke="${frame}" stroke-width="4" stroke-linejoin="round"`)
  const spot = (u: number, share: number): Point3 => [
    lerp(base[0], top[0], share) + bow * (1 - u * u) * 0.8,
    lerp(base[1], top[1], share) + 1.5,
    u * lerp(surface.cabinWidth, surface.roofWidth, share) * 0.9,
  ]
  if (solid) {
    for (const side of [1, -1])
      painter.area(
        [
          spot(side * 0.16, 0.3),
          spot(side * 0.84, 0.3),
          spot(side * 0.84, 0.84),
          spot(side * 0.16, 0.84),
        ],
        paint.glassBottom,
        `stroke="${paint.trim}" stroke-width="10" stroke-linejoin="round"`,
      )
    painter.line([spot(0, 0), spot(0, 0.96)], paint.seam, 1, 'opacity=".7"')
    return
  }
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
