import { mix } from '../../engine/colour.ts'
import { spokes, wheelFace } from '../../engine/solids/wheel-faces.ts'

const ring = (r: number, stroke: string, width: number) =>
  `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

const disc = (r: number, fill: string) => `<circle r="${r}" fill="${fill}"/>`

const bolts = (count: number, r: number, size: number) =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + 0.3
    return `<circle cx="${Math.round(r * Math.cos(a))}" cy="${Math.round(r * Math.sin(a))}" r="${size}" fill="#15171a"/>`
  }).join('')

/** The barrel behind the spokes, then the lip over them. */
const alloy = (colour: string, design: string) => {
  const shade = mix(colour, '#15181d', 0.5)
  return `${disc(100, mix(colour, '#ffffff', 0.12))}${disc(92, mix(colour, '#0c0f14', 0.72))}${ring(78, mix(colour, '#0c0f14', 0.6), 10)}${ring(56, mix(colour, '#0c0f14', 0.55), 6)}<path d="${design}" fill="${colour}" stroke="${shade}" stroke-width="1.6"/>${ring(96, mix(colour, '#ffffff', 0.35), 4)}${ring(91, shade, 2)}${disc(25, colour)}${ring(25, shade, 1.6)}${bolts(5, 16, 3.6)}${disc(8.5, mix(colour, '#0c0f14', 0.75))}`
}

const steel = (colour: string, count: number) =>
  `${disc(100, mix(colour, '#ffffff', 0.1))}${disc(92, mix(colour, '#0c0f14', 0.35))}${disc(80, colour)}${ring(80, mix(colour, '#0c0f14', 0.4), 2)}${bolts(count, 62, 9)}${disc(44, mix(colour, '#ffffff', 0.14))}${ring(44, mix(colour, '#0c0f14', 0.4), 2)}${bolts(count === 10 ? 10 : 5, 30, 5)}${disc(17, '#121417')}${ring(96, mix(colour, '#ffffff', 0.3), 3)}`

/** The face of a rim without its tyre, for the radius 100. */
export const rimFace = (kind: string, colour: string): string => {
  if (kind === 'steel') return steel(colour, 8)
  if (kind === 'truck') return steel(colour, 10)
  if (kind === 'many') return alloy(colour, spokes(10, 0.26, 0.07, 20, 91))
  if (kind === 'mesh')
    return alloy(colour, spokes(9, 0.2, 0.05, 20, 91, 0.3) + spokes(9, 0.2, 0.05, 20, 91, -0.3))
  // Rims of motorcycles are drawn with the wheel's own face, its tyre left outside.
  if (kind === 'spoked')
    return `<g transform="scale(1.2)">${wheelFace('spoked', colour).replace(/^<circle[^>]*\/><circle[^>]*\/>/, '')}</g>`
  if (kind === 'motoCast') return alloy(colour, spokes(6, 0.3, 0.07, 20, 91))
  return alloy(colour, spokes(5, 0.38, 0.24, 20, 91))
}
