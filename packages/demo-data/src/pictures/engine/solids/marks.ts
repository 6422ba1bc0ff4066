import { outline, rectangle, type Vertex } from './profile.ts'
import type { Mark, MarkPlane } from './solid.ts'

/** A patch of colour on a side. */
export const patch = (
  plane: MarkPlane,
  corners: readonly Vertex[],
  colour: string,
  attributes?: string,
): Mark => ({
  kind: 'area',
  points: outline(corners).map(([u, v]) => plane.at(u, v)),
  normal: plane.normal,
  colour,
  attributes,
})

/** A line on a side. */
export const seam = (
  plane: MarkPlane,
  points: readonly Vertex[],
  colour = '#0c0f14',
  width = 1,
  attributes = 'opacity=".5"',
): Mark => ({
  kind: 'line',
  points: points.map(([u, v]) => plane.at(u, v)),
  normal: plane.normal,
  colour,
  width,
  attributes,
})

/** The seam around a door or a lid. */
export const doorSeam = (
  plane: MarkPlane,
  left: number,
  right: number,
  low: number,
  high: number,
  width = 1,
): Mark =>
  seam(
    plane,
    [
      [left, low],
      [left, high],
      [right, high],
      [right, low],
      [left, low],
    ],
    '#0c0f14',
    width,
  )

/** A window: four corners, from the upper left one clockwise as they are seen. */
export const pane = (plane: MarkPlane, corners: readonly Vertex[], colour = '#33424f'): Mark => ({
  kind: 'glass',
  points: corners.map(([u, v]) => plane.at(u, v)),
  normal: plane.normal,
  colour,
})

/** An upright window. */
export const window4 = (plane: MarkPlane, left: number, right: number, low: number, high: number) =>
  pane(plane, [
    [left, high],
    [right, high],
    [right, low],
    [left, low],
  ])

const LAMPS = { head: '#f4f7f8', amber: '#f08a24', tail: '#c3202a', dark: '#17181b' } as const

/** A lamp in its dark housing. */
export const lamp = (
  plane: MarkPlane,
  left: number,
  right: number,
  low: number,
  high: number,
  kind: keyof typeof LAMPS = 'head',
): Mark[] => {
  const edge = Math.min(Math.abs(right - left), high - low) * 0.14
  const toward = right > left ? 1 : -1
  return [
    patch(plane, rectangle(left, right, low, high, edge * 2), '#1c1e22'),
    patch(
      plane,
      rectangle(left + edge * toward, right - edge * toward, low + edge, high - edge, edge * 2),
      LAMPS[kind],
    ),
  ]
}

/** Dark slots across a side: a grille. */
export const slots = (
  plane: MarkPlane,
  left: number,
  right: number,
  low: number,
  high: number,
  count: number,
  colour = '#15171a',
): Mark[] => {
  const step = (high - low) / count
  return Array.from({ length: count }, (_, i) =>
    patch(plane, rectangle(left, right, low + i * step, low + (i + 0.62) * step), colour),
  )
}
