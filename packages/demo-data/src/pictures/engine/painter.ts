import type { Camera } from './camera.ts'
import { type Point, type Point3, pathData } from './geometry.ts'

/** Collects the elements of a picture, in the order in which they cover each other. */
export interface Painter {
  /** A filled area of the vehicle. */
  area(points: readonly Point3[], fill: string, attributes?: string): void
  /** A line on the vehicle, `width` in centimetres. */
  line(points: readonly Point3[], stroke: string, width: number, attributes?: string): void
  /** A filled area of the picture. */
  flat(points: readonly Point[], fill: string, attributes?: string): void
  rect(x: number, y: number, width: number, height: number, fill: string, attributes?: string): void
  /** Anything else. */
  add(element: string): void
  /** A gradient between two points of the picture; gives the fill to use. */
  gradient(from: Point, to: Point, colours: readonly string[]): string
  /** A new id for something that other elements refer to. */
  id(): string
  svg(): string
}

/** A number for SVG: at most one decimal digit. */
export const short = (value: number) => String(Math.round(value * 10) / 10)

/** A painter that sees the vehicle through a camera. */
export const createPainter = (camera: Camera): Painter => {
  const elements: string[] = []
  let ids = 0
  const add = (element: string) => {
    elements.push(element)
  }
  const id = () => `g${ids++}`
  const flat = (points: readonly Point[], fill: string, attributes = '') =>
    add(`<path d="${pathData(points)}" fill="${fill}"${attributes && ` ${attributes}`}/>`)
  return {
    area: (points, fill, attributes) => flat(points.map(camera.project), fill, attributes),
    line: (points, stroke, width, attributes = '') =>
      add(
        `<path d="${pathData(points.map(camera.project), false)}" fill="none" stroke="${stroke}" stroke-width="${short(width * camera.scale)}"${attributes && ` ${attributes}`}/>`,
      ),
    flat,
    rect: (x, y, width, height, fill, attributes = '') =>
      add(
        `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" fill="${fill}"${attributes && ` ${attributes}`}/>`,
      ),
    add,
    gradient: (from, to, colours) => {
      const name = id()
      const stops = colours
        .map(
          (colour, i) =>
            `<stop offset="${short(i / (colours.length - 1))}" stop-color="${colour}"/>`,
        )
        .join('')
      add(
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${Math.round(from[0])}" y1="${Math.round(from[1])}" x2="${Math.round(to[0])}" y2="${Math.round(to[1])}">${stops}</linearGradient>`,
      )
      return `url(#${name})`
    },
    id,
    svg: () => elements.join(''),
  }
}
