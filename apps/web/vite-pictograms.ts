import { shapeOf, VEHICLE_SHAPES } from '@trassa/ui/brand/vehicle-shapes'
import { BODY_DRAWINGS } from './body-drawings.ts'
import { svgFile } from './vite-svg-file.ts'

/** Wheels have holes. */
const solid = (path: string) => `<path fill-rule="evenodd" d="${path}"/>`
/** As `Vehicle` strokes it. */
const stroked = (path: string | undefined) =>
  path
    ? `<path d="${path}" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
    : ''

/** The pictures of vehicle types and of the shapes of cars that main pages show. */
export function pictograms(): Map<string, string> {
  const kinds = Object.keys(VEHICLE_SHAPES) as (keyof typeof VEHICLE_SHAPES)[]
  return new Map([
    ...kinds.map((kind): [string, string] => {
      const shape = shapeOf(kind)
      return [kind, solid(shape.solid) + stroked(shape.line)]
    }),
    ...Object.entries(BODY_DRAWINGS).map(([id, path]): [string, string] => [id, solid(path)]),
  ])
}

/** These pictures, `#{kind}` and `#{id of a shape}`. */
export const pictogramFile = () =>
  svgFile({ name: 'pictograms', viewBox: '0 0 48 32', draw: async () => pictograms() })
