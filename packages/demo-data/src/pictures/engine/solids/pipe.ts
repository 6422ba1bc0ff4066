import type { Point3 } from '../geometry.ts'
import { type Mark, type Solid, solid } from './solid.ts'

/** Points of a pipe: `x y z`, with commas between them. */
export const path = (text: string): Point3[] =>
  text.split(',').map((point): Point3 => {
    const [x = 0, y = 0, z = 0] = point.trim().split(' ').map(Number)
    return [x, y, z]
  })

/** A bent pipe or a rod, `width` in centimetres: a dark line with light along it. */
export const pipe = (points: readonly Point3[], width: number, colours: Pipe): Solid => {
  const half = width / 2
  const toViewer: Point3 = [0, 0, 0]
  const line = (colour: string, share: number, up: number): Mark => ({
    kind: 'line',
    points: points.map(([x, y, z]): Point3 => [x, y + up * half, z]),
    normal: toViewer,
    colour,
    width: width * share,
    attributes: `stroke-linejoin="round"${colours.cut ? '' : ' stroke-linecap="round"'}`,
  })
  const marks = [
    line(colours.dark, 1, 0),
    line(colours.base, 0.72, 0.16),
    line(colours.light, 0.22, 0.42),
  ]
  const grown = points.flatMap(([x, y, z]): Point3[] => [
    [x - half, y - half, z - half],
    [x + half, y + half, z + half],
  ])
  return { ...solid([], [{ ...line('', 0, 0), points: grown }]), marks }
}

/** The three tones of a pipe; a cut one has square ends. */
export interface Pipe {
  dark: string
  base: string
  light: string
  cut?: boolean
}

/** What pipes are made of. */
export const CHROME: Pipe = { dark: '#5d646d', base: '#b9c0c8', light: '#f3f6f8' }

export const STEEL: Pipe = { dark: '#3c4147', base: '#6d747c', light: '#a8afb6' }

export const BLACK: Pipe = { dark: '#121316', base: '#25272b', light: '#565a60' }

/** A hydraulic cylinder: a sleeve and the bright rod that comes out of it. */
export const hydraulic = (
  from: Point3,
  to: Point3,
  width: number,
  sleeve: Pipe = BLACK,
): Solid[] => {
  const middle: Point3 = [
    from[0] + (to[0] - from[0]) * 0.58,
    from[1] + (to[1] - from[1]) * 0.58,
    from[2] + (to[2] - from[2]) * 0.58,
  ]
  return [
    pipe([from, to], width * 0.5, CHROME),
    pipe([from, middle], width, { ...sleeve, cut: true }),
  ]
}
