import { formatPrice } from '@trassa/catalog/format/numbers'
import type { Ad } from '@trassa/contracts/entities/ad'
import type { FontWeight } from '@trassa/gateway/platform/pdf/onest'
import { LOGO_SHAPE } from '@trassa/ui/brand/logo-shape'
import { shapeOf } from '@trassa/ui/brand/vehicle-shapes'
import { SHARE_SIZE } from '../../app/lib/document/share-picture.ts'
import { startsAtPrice } from '../../app/shared/ad-view/starts-at-price.ts'
import { VEHICLE_KINDS } from '../../app/shared/ad-view/vehicle-kinds.ts'
import { textPaths, widthOf } from './text-paths.ts'
import { wrapText } from './wrap-text.ts'

/** The photograph is left of the panel, nearly 4:3 as on a card. */
export const PHOTO_WIDTH = 800
const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
const LEFT = PHOTO_WIDTH + 40
const TEXT_WIDTH = WIDTH - LEFT - 40

/** The light values of the theme's tokens: a picture has one look for all. */
const COLOURS = { sign: '#0b4fd8', onSign: '#ffffff', quiet: '#cfdcf8', asphalt: '#2b2926' }
const MARKING = '#ffc21a'

interface Paragraph {
  size: number
  weight: FontWeight
  leading: number
  lines: number
  fill: string
}

const TITLE: Paragraph = { size: 36, weight: 700, leading: 44, lines: 4, fill: COLOURS.onSign }
const FACTS: Paragraph = { size: 26, weight: 400, leading: 36, lines: 3, fill: COLOURS.quiet }
const CITY: Paragraph = { size: 26, weight: 400, leading: 36, lines: 1, fill: COLOURS.onSign }
const PRICE_SIZE = 56

type Pictured = Pick<Ad, 'adType' | 'title' | 'summary' | 'price' | 'cityName'>

/** The panel beside the photograph as SVG of the whole picture; where there is no photograph, the type's pictogram. */
export function adPicture(ad: Pictured, hasPhoto: boolean): string {
  const price = priceLine(ad)
  let y = price ? 236 : 184
  const paragraph = (text: string, style: Paragraph) => {
    const { size, weight, fill, leading } = style
    const drawn = wrapText(text, { ...style, width: TEXT_WIDTH }).map((line) => {
      const path = textPaths({ text: line, x: LEFT, y, size, weight, fill })
      y += leading
      return path
    })
    return drawn.join('')
  }
  const title = paragraph(ad.title, TITLE)
  y += 6
  const facts = paragraph(ad.summary, FACTS)
  y = HEIGHT - 52
  const city = paragraph(ad.cityName, CITY)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    hasPhoto ? '' : pictogram(ad),
    `<path fill="${COLOURS.sign}" d="M${PHOTO_WIDTH} 0h${WIDTH - PHOTO_WIDTH}v${HEIGHT}h-${WIDTH - PHOTO_WIDTH}z"/>`,
    `<rect x="${PHOTO_WIDTH + 12}" y="12" width="${WIDTH - PHOTO_WIDTH - 24}" height="${HEIGHT - 24}" rx="24" fill="none" stroke="${COLOURS.onSign}" stroke-width="4"/>`,
    logo(LEFT, 48),
    price,
    title,
    facts,
    `<path d="M${LEFT} ${HEIGHT - 104}h${TEXT_WIDTH}" stroke="${COLOURS.onSign}" stroke-width="4" stroke-dasharray="40 26"/>`,
    city,
    '</svg>',
  ].join('')
}

/** One line, smaller where the price is long. */
function priceLine({ price, adType }: Pictured): string {
  if (price === null) return ''
  const text = `${startsAtPrice(adType) ? 'от ' : ''}${formatPrice(price)}`
  const size = Math.min(PRICE_SIZE, (PRICE_SIZE * TEXT_WIDTH) / widthOf(text, 700, PRICE_SIZE))
  return textPaths({ text, x: LEFT, y: 172, size, weight: 700, fill: COLOURS.onSign })
}

/** The wordmark on blue: the sign is white and its road blue. */
function logo(x: number, y: number): string {
  const stroked = (d: string, width: number, colour: string) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return [
    `<g transform="translate(${x} ${y}) scale(1.5)">`,
    `<rect width="32" height="32" rx="7" fill="${COLOURS.onSign}"/>`,
    `<rect x="2.5" y="2.5" width="27" height="27" rx="5" fill="none" stroke="${COLOURS.sign}"/>`,
    `<path d="${LOGO_SHAPE.road}" fill="${COLOURS.sign}"/>`,
    stroked(LOGO_SHAPE.centreLine, 2, COLOURS.onSign),
    stroked(LOGO_SHAPE.strokes, 4, COLOURS.onSign),
    `<path d="${LOGO_SHAPE.peaks}" fill="${COLOURS.onSign}"/>`,
    stroked(LOGO_SHAPE.marking, 2.6, MARKING),
    '</g>',
  ].join('')
}

/** The type's pictogram on a road, in place of a photograph. */
function pictogram({ adType }: Pictured): string {
  const { solid, line } = shapeOf(VEHICLE_KINDS[adType])
  return [
    `<path fill="${COLOURS.asphalt}" d="M0 0h${PHOTO_WIDTH}v${HEIGHT}h-${PHOTO_WIDTH}z"/>`,
    `<path d="M0 ${HEIGHT - 104}h${PHOTO_WIDTH}" stroke="${MARKING}" stroke-width="10" stroke-dasharray="90 60"/>`,
    `<g fill="${COLOURS.onSign}" transform="translate(112 78) scale(12)"><path fill-rule="evenodd" d="${solid}"/>`,
    line
      ? `<path d="${line}" fill="none" stroke="${COLOURS.onSign}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
      : '',
    '</g>',
  ].join('')
}
