import type { Vehicle } from '../body/vehicle.ts'
import type { EndFace } from './end-face.ts'

const WIDTH = 52
const HEIGHT = 11.4

/** A Russian number plate (ГОСТ Р 50577, type 1): `А123ВС77` or `А123ВС777`, centimetres. */
export const drawPlate = (face: EndFace, vehicle: Vehicle, y: number) => {
  const { plate } = vehicle
  const number = plate.slice(0, 6)
  const region = plate.slice(6)
  const divider = WIDTH / 2 - 13.5
  face.flat(
    0,
    y,
    `<g font-family="Liberation Sans Narrow,DejaVu Sans Condensed,Arial,sans-serif" font-weight="bold" text-anchor="middle" fill="#111"><rect x="${-WIDTH / 2}" y="${-HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" rx="1.4" fill="#f4f5f2" stroke="#1a1c1f" stroke-width=".8"/><path d="M${divider} ${-HEIGHT / 2}v${HEIGHT}" stroke="#1a1c1f" stroke-width=".6"/><text x="-6.6" y="3.7" font-size="10.4" textLength="34" lengthAdjust="spacingAndGlyphs">${number}</text><text x="${divider + 6.7}" y="1" font-size="6.6">${region}</text><text x="${divider + 4.8}" y="4.8" font-size="3.2">RUS</text><path d="M${divider + 8.8} 2.6h3.6" stroke="#c3c7cc" stroke-width=".8"/><path d="M${divider + 8.8} 3.5h3.6" stroke="#1f4fb0" stroke-width=".9"/><path d="M${divider + 8.8} 4.4h3.6" stroke="#d12b2b" stroke-width=".8"/></g>`,
  )
}
