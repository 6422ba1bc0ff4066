import type { Point3 } from '../../engine/geometry.ts'
import { lathe } from '../../engine/solids/round.ts'
import type { Mark, Solid } from '../../engine/solids/solid.ts'

/** Around a tyre. */
const SEGMENTS = 30

interface Tyre {
  radius: number
  width: number
  rim: number
  tread: 'summer' | 'winter' | 'studded' | 'lugs'
}

/** Sizes by variant: cars, lorries, tractors, motorcycles. */
export const TYRES: Record<string, Tyre> = {
  summer: { radius: 32, width: 22, rim: 20.5, tread: 'summer' },
  winter: { radius: 32, width: 21, rim: 19.5, tread: 'winter' },
  studded: { radius: 33, width: 22, rim: 20, tread: 'studded' },
  truck: { radius: 52, width: 32, rim: 29, tread: 'summer' },
  farm: { radius: 80, width: 42, rim: 46, tread: 'lugs' },
  moto: { radius: 31, width: 15, rim: 21.5, tread: 'summer' },
  motocross: { radius: 33, width: 11, rim: 24, tread: 'lugs' },
}

/** A tyre of a car. */
export const USUAL: Tyre = { radius: 32, width: 22, rim: 20.5, tread: 'summer' }

/** A point of the tread: around, across it, and how far over it. */
type Put = (angle: number, across: number, over?: number) => Point3

type Normal = (angle: number) => Point3

/** What the rubber is cut with, or what stands out of it; lines that look alike come together. */
const tread = (
  put: Put,
  normal: Normal,
  { width, tread: kind, radius }: Tyre,
  segments: number,
): Mark[] => {
  const half = width * 0.42
  const step = (Math.PI * 2) / segments
  const around = Array.from({ length: segments }, (_, i) => ({ i, a: i * step }))
  const line = (
    a: number,
    points: readonly Point3[],
    share: number,
    colour = '#0b0c0e',
    attributes?: string,
  ): Mark => ({
    kind: 'line',
    points,
    normal: normal(a),
    colour,
    width: share,
    attributes,
  })
  if (kind === 'lugs')
    return around.map(({ i, a }) => {
      const side = i % 2 ? -half : half
      return line(
        a,
        [put(a, side, 0.4), put(a + step * 1.6, side * 0.06, 0.4)],
        radius * 0.09,
        '#3a3c41',
      )
    })
  const road = kind === 'summer'
  const grooves = (road ? [-0.42, 0, 0.42] : [-0.3, 0.3]).flatMap((at) =>
    around.map(({ a }) => line(a, [put(a, half * at), put(a + step, half * at)], width * 0.055)),
  )
  const cuts = [-1, 1].flatMap((sign) =>
    around.map(({ a }) =>
      line(
        a,
        [
          put(a, sign * half),
          put(a + step * (road ? 0.35 : 0.9), sign * half * (road ? 0.5 : 0.08)),
        ],
        width * (road ? 0.03 : 0.05),
      ),
    ),
  )
  const studs = (kind === 'studded' ? [-0.78, 0.52] : []).flatMap((at) =>
    around.map(({ i, a }) => {
      const [x, y, z] = put(a + step * 0.5, half * at * (i % 2 ? 1 : -0.8))
      return line(
        a,
        [
          [x, y, z],
          [x + radius * 0.02, y, z],
        ],
        width * 0.06,
        '#d5dade',
        'stroke-linecap="round"',
      )
    }),
  )
  return [...grooves, ...cuts, ...studs]
}

/** A tyre alone; it stands along the thing or lies. */
export const tyreSolid = (
  spec: Tyre,
  axis: 'y' | 'z',
  centre: Point3,
  segments = SEGMENTS,
): Solid => {
  const { radius, width, rim } = spec
  const half = width / 2
  const rubber = '#25272b'
  const wall = '#1c1d20'
  const put: Put = (angle, across, out = 0.1) => {
    const r = radius + out
    const [c, s] = [r * Math.cos(angle), r * Math.sin(angle)]
    return axis === 'z'
      ? [centre[0] + c, centre[1] + s, centre[2] + across]
      : [centre[0] + s, centre[1] + across, centre[2] + c]
  }
  const ringAt = (r: number): Point3[] =>
    Array.from({ length: 31 }, (_, k): Point3 => {
      const a = (k / 30) * Math.PI * 2
      const [c, s] = [r * Math.cos(a), r * Math.sin(a)]
      return axis === 'z'
        ? [centre[0] + c, centre[1] + s, centre[2] + half + 0.2]
        : [centre[0] + s, centre[1] + half + 0.2, centre[2] + c]
    })
  const normal: Normal = (a) =>
    axis === 'z' ? [Math.cos(a), Math.sin(a), 0] : [Math.sin(a), 0, Math.cos(a)]
  const face: Point3 = axis === 'z' ? [0, 0, 1] : [0, 1, 0]
  return lathe(
    axis,
    centre,
    [
      [rim, -half * 0.8, '#0f1012'],
      [radius * 0.84, -half, wall],
      [radius * 0.96, -half * 0.9, wall],
      [radius, -half * 0.72, rubber],
      [radius, half * 0.72, rubber],
      [radius * 0.96, half * 0.9, rubber],
      [radius * 0.84, half, wall],
      [rim * 1.05, half * 0.86, '#222327'],
      [rim, half * 0.8, '#2b2d31'],
    ],
    {
      segments,
      ring: true,
      marks: [
        ...tread(put, normal, spec, segments),
        {
          kind: 'line',
          points: ringAt(radius * 0.86),
          normal: face,
          colour: '#34363b',
          width: radius * 0.02,
        },
        {
          kind: 'line',
          points: ringAt(rim * 1.14),
          normal: face,
          colour: '#34363b',
          width: radius * 0.02,
        },
      ],
    },
  )
}

/** A tyre that stands on the ground. */
export const standing = (spec: Tyre, x = 0, z = 0): Solid =>
  tyreSolid(spec, 'z', [x, spec.radius, z])
