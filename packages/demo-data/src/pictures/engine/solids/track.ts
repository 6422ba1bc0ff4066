import { mix } from '../colour.ts'
import { patch, seam } from './marks.ts'
import { slab } from './prism.ts'
import { circle, type Vertex } from './profile.ts'
import { nearSide, type Solid } from './solid.ts'

/** A crawler track from `left` to `right`, `high`, its outer side at `z`. */
export const track = (
  left: number,
  right: number,
  high: number,
  [inner, outer]: readonly [number, number],
  colour: string,
): Solid => {
  const r = high / 2
  const corners: Vertex[] = [
    [left, 0, r * 0.8],
    [right, 0, r * 0.8],
    [right, high, r * 0.8],
    [left, high, r * 0.8],
  ]
  const plane = nearSide(outer + 0.2)
  const pad = high * 0.16
  const line = [
    [left + r * 0.7, pad / 2],
    [right - r * 0.7, pad / 2],
    [right - pad / 2, r],
    [right - r * 0.7, high - pad / 2],
    [left + r * 0.7, high - pad / 2],
    [left + pad / 2, r],
    [left + r * 0.7, pad / 2],
  ] as const
  const rollers = Array.from({
    length: Math.max(4, Math.round((right - left - high) / (high * 0.42))),
  })
  const step = (right - left - high * 1.3) / (rollers.length - 1)
  return slab(corners, [inner, outer], '#2a2b2e', {
    cap: '#1f2023',
    marks: [
      seam(plane, line, '#4a4b4f', pad * 0.7, 'stroke-dasharray="14 5"'),
      patch(
        plane,
        [
          [left + high * 0.55, high * 0.3],
          [right - high * 0.55, high * 0.3],
          [right - high * 0.55, high * 0.62],
          [left + high * 0.55, high * 0.62],
        ],
        mix(colour, '#10141a', 0.35),
      ),
      ...rollers.map((_, i) =>
        patch(plane, circle(left + high * 0.65 + i * step, high * 0.27, high * 0.12), '#4d5056'),
      ),
      ...[left + r, right - r].flatMap((x) => [
        patch(plane, circle(x, r, r * 0.66), mix(colour, '#10141a', 0.2)),
        patch(plane, circle(x, r, r * 0.4), '#2b2d31'),
        patch(plane, circle(x, r, r * 0.18), '#7a8088'),
      ]),
    ],
  })
}
